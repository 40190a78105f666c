import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Registered objects in a saved state.
@MainActor
@Suite struct ObjectRestorationTests {
  private final class Draft: NSObject, UIStateRestoring, UIObjectRestoration {
    var words = ""
    var isFinished = false
    var isMadeAnew = false
    var restorationClass: (any UIObjectRestoration.Type)?
    var objectRestorationClass: (any UIObjectRestoration.Type)? { restorationClass }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(words, forKey: "words") }
    func decodeRestorableState(with coder: NSCoder) {
      words = coder.decodeObject(forKey: "words") as? String ?? "?"
    }
    func applicationFinishedRestoringState() { isFinished = true }

    static func object(
      withRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> (any UIStateRestoring)? {
      let made = Draft()
      made.isMadeAnew = identifierComponents == ["draft"]
      made.restorationClass = Draft.self
      UIApplication.registerObject(forStateRestoration: made, restorationIdentifier: "draft")
      return made
    }
  }

  private final class Editor: UIViewController {
    var draft = Draft()

    override func viewDidLoad() {
      super.viewDidLoad()
      UIApplication.registerObject(forStateRestoration: draft, restorationIdentifier: "draft")
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(draft, forKey: "draft")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      if let kept = coder.decodeObject(forKey: "draft") as? Draft { draft = kept }
    }
  }

  private final class App: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let editor = Editor()

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      editor.restorationIdentifier = "editor"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = editor
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
  }

  private func saved(_ change: (Draft) -> Void) throws -> Stage.SavedState {
    let (stage, app) = (Stage(device: .iPhone15), App())
    stage.launch(app)
    change(app.editor.draft)
    stage.enterBackground()
    return try #require(stage.savedState)
  }

  /// As another process gets it.
  private func reread(_ state: Stage.SavedState) throws -> Stage.SavedState {
    let file = TemporaryFolder.ofProcess
      .appendingPathComponent("transrender-\(UUID().uuidString).state")
    defer { try? FileManager.default.removeItem(at: file) }
    try state.write(to: file)
    return try Stage.SavedState(contentsOf: file)
  }

  @Test func anObjectOfTheSameNameGetsItsStateBack() throws {
    let state = try reread(saved { $0.words = "half a thought" })
    let (stage, app) = (Stage(device: .iPhone15), App())
    stage.launch(app, restoring: state)
    #expect(app.editor.draft.words == "half a thought")
    #expect(app.editor.draft.isFinished && !app.editor.draft.isMadeAnew)
  }

  @Test func itsClassMakesItAnew() throws {
    let state = try saved { draft in
      draft.words = "anew"
      draft.restorationClass = Draft.self
    }
    let (stage, app) = (Stage(device: .iPhone15), App())
    stage.launch(app, restoring: state)
    #expect(app.editor.draft.isMadeAnew && app.editor.draft.words == "anew")
  }
}
