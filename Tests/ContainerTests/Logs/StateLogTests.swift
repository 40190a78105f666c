import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules restoration.order and controllers.small-duties (memory warnings): whole logs.
@MainActor
@Suite struct StateLogTests {
  /// A stack with a screen that is made anew by its class, and a custom container beside it.
  private final class App: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = Tabs()
    let stack = Nav(rootViewController: NoteList())
    let frame = Frame(NotePane("left"), NotePane("right"))

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      tabs.viewControllers = [stack, frame]
      (tabs.restorationIdentifier, stack.restorationIdentifier) = ("tabs", "stack")
      frame.restorationIdentifier = "frame"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = tabs
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { true }
    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { true }
    func application(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    ) {}
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  }

  private func used() throws -> (Stage, App) {
    let (stage, app) = (Stage(device: .iPhone15), App())
    stage.launch(app)
    try stage.record { app.stack.pushViewController(Note(), animated: false) }
    return (stage, app)
  }

  private func log(_ stage: Stage, since mark: Int) -> [String] {
    stage.timed(since: mark, from: stage.now, layoutOf: nil)
  }

  @Test(.rule("restoration.order", .documented))
  func `saving: the app, the root, then whom each refers to`() throws {
    let (stage, _) = try used()
    let mark = stage.log.count
    #expect(stage.saveState() != nil)
    let encoding = ["Tabs", "Nav", "Frame", "NoteList", "Note", "NotePane", "NotePane"]
    #expect(
      log(stage, since: mark) == ["0 App.application(_:shouldSaveSecureApplicationState:)"]
        + encoding.map { "0 \($0).encodeRestorableState(with:)" }
        + ["0 App.application(_:willEncodeRestorableStateWith:)"]
    )
  }

  /// [D] Where there is no class, the app is asked; what it leaves is there already.
  private func asks(_ path: String...) -> String {
    "0 App.application(_:viewControllerWithRestorationIdentifierPath: \(path))"
  }

  @Test(.rule("restoration.order", .documented))
  func `restoring: from willFinishLaunching to didFinishLaunching`() throws {
    let state = try #require(try used().0.saveState())
    let (stage, app) = (Stage(device: .iPhone15), App())
    let mark = stage.log.count
    stage.launch(app, restoring: state)
    let whole = log(stage, since: mark)
    let players = ["Tabs", "Nav", "Frame", "NoteList", "Note", "NotePane", "NotePane"]
    let first = try #require(whole.firstIndex { $0.contains("shouldRestore") })
    let last = try #require(whole.firstIndex { $0.contains("didFinishLaunching") })
    #expect(whole[..<first].contains { $0.contains("willFinishLaunching") })
    var expected: [String] = [
      "0 App.application(_:shouldRestoreSecureApplicationState:)",
      asks("tabs"), asks("tabs", "stack"), asks("tabs", "frame"), asks("tabs", "stack", "list"),
      "0 Note.viewController(withRestorationIdentifierPath: [\"tabs\", \"stack\", \"note\"])",
      asks("tabs", "frame", "left"), asks("tabs", "frame", "right"),
    ]
    expected += players.map { "0 \($0).didLoad" }
    expected += players.map { "0 \($0).decodeRestorableState(with:)" }
    expected.append("0 App.application(_:didDecodeRestorableStateWith:)")
    expected += players.map { "0 \($0).applicationFinishedRestoringState()" }
    expected.append("0 App.application(_:didFinishLaunchingWithOptions:)")
    #expect(whole[first...last].filter { !$0.contains("Move(") } == expected)
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `a memory warning: the app, then every controller`() throws {
    let (stage, app) = try used()
    let view = app.stack.viewControllers[0].view
    try stage.record { app.tabs.present(NotePane("over"), animated: false) }
    let mark = stage.log.count
    stage.sendMemoryWarning()
    // [I] Parents before children, what is presented after its presenter's children.
    let players = ["Tabs", "Nav", "NoteList", "Note", "Frame", "NotePane", "NotePane", "NotePane"]
    #expect(
      log(stage, since: mark) == ["0 App.applicationDidReceiveMemoryWarning(_:)"]
        + players.map { "0 \($0).didReceiveMemoryWarning()" }
    )
    #expect(app.stack.viewControllers[0].viewIfLoaded === view)
  }
}
