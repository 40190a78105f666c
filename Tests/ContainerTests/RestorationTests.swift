import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule restoration.order.
@MainActor
@Suite struct RestorationTests {
  /// A stack whose detail is made anew by its class, and a custom container as second tab.
  final class Notes: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var saves = true
    var restores = true
    let stack = Nav(rootViewController: NoteList())
    let frame = Frame(NotePane("left"), NotePane("right"))
    let tabs = Tabs()

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      tabs.viewControllers = [stack, frame]
      tabs.restorationIdentifier = "tabs"
      stack.restorationIdentifier = "stack"
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
    ) -> Bool { saves }

    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { restores }

    func application(
      _ application: UIApplication,
      willEncodeRestorableStateWith coder: NSCoder
    ) { coder.encode("summer", forKey: "season") }

    private(set) var season: String?

    func application(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    ) { season = coder.decodeObject(of: NSString.self, forKey: "season").map(String.init) }
  }

  private let file = TemporaryFolder.ofProcess
    .appendingPathComponent("transrender-\(UUID().uuidString).state")

  private func open(_ app: Notes, on stage: Stage, _ state: Stage.SavedState? = nil) {
    stage.launch(app, restoring: state)
  }

  /// An app that was used: a note is open, the second tab is chosen.
  private func used() throws -> (Stage, Notes) {
    let (stage, app) = (Stage(device: .iPhone15), Notes())
    open(app, on: stage)
    let note = Note()
    note.text = "Lisbon"
    try stage.record { app.stack.pushViewController(note, animated: false) }
    app.frame.left.words = "west"
    try stage.record { app.tabs.selectedIndex = 1 }
    return (stage, app)
  }

  @Test(.rule("restoration.order", .documented))
  func `the root encodes first, then whom it refers to`() throws {
    let (stage, _) = try used()
    let mark = stage.log.count
    let state = try #require(stage.saveState())
    #expect(
      stage.log[mark...].map { "\($0.subject).\($0.name)" } == [
        "Notes.application(_:shouldSaveSecureApplicationState:)",
        "Tabs.encodeRestorableState(with:)", "Nav.encodeRestorableState(with:)",
        "Frame.encodeRestorableState(with:)", "NoteList.encodeRestorableState(with:)",
        "Note.encodeRestorableState(with:)", "NotePane.encodeRestorableState(with:)",
        "NotePane.encodeRestorableState(with:)",
        "Notes.application(_:willEncodeRestorableStateWith:)",
      ]
    )
    #expect(
      state.paths == [
        ["tabs"], ["tabs", "stack"], ["tabs", "frame"], ["tabs", "stack", "list"],
        ["tabs", "stack", "note"], ["tabs", "frame", "left"], ["tabs", "frame", "right"],
      ]
    )
  }

  @Test(.rule("restoration.order", .documented))
  func `restoring happens between the two halves of the launch, in order`() throws {
    let (first, _) = try used()
    let state = try #require(first.saveState())
    let (stage, app) = (Stage(device: .iPhone15), Notes())
    open(app, on: stage, state)
    let names = stage.log.map { "\($0.subject).\($0.name)" }
      .filter {
        $0.contains("Restor") || $0.contains("restor") || $0.contains("Launching")
          || $0.contains("viewDidLoad") || $0.contains("Path")
      }
    func place(_ name: String) throws -> Int {
      try #require(names.firstIndex { $0.hasPrefix(name) }, "\(name) in \(names)")
    }
    let line = try [
      "Notes.application(_:willFinishLaunchingWithOptions:)",
      "Notes.application(_:shouldRestoreSecureApplicationState:)",
      "Note.viewController(withRestorationIdentifierPath: [\"tabs\", \"stack\", \"note\"])",
      "Note.viewDidLoad", "Tabs.decodeRestorableState", "Nav.decodeRestorableState",
      "Frame.decodeRestorableState", "NoteList.decodeRestorableState",
      "Note.decodeRestorableState", "NotePane.decodeRestorableState",
      "Notes.application(_:didDecodeRestorableStateWith:)",
      "Tabs.applicationFinishedRestoringState", "Note.applicationFinishedRestoringState",
      "Notes.application(_:didFinishLaunchingWithOptions:)",
    ].map(place)
    #expect(line == line.sorted())
    #expect(app.season == "summer")
  }

  @Test(.rule("restoration.order", .documented))
  func `what was open is open again`() throws {
    let (first, _) = try used()
    let state = try #require(first.saveState())
    let (stage, app) = (Stage(device: .iPhone15), Notes())
    open(app, on: stage, state)
    #expect(app.tabs.selectedIndex == 1)
    let note = try #require(app.stack.topViewController as? Note)
    #expect(note.text == "Lisbon")
    #expect(app.stack.viewControllers.count == 2)
    #expect(app.frame.left.words == "west")
    #expect(app.frame.view.window != nil)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("restoration.order", .documented))
  func `the file is the same for the same state and survives`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let (first, _) = try used()
    try #require(first.saveState()).write(to: file)
    let once = try Data(contentsOf: file)
    let (second, _) = try used()
    try #require(second.saveState()).write(to: file)
    #expect(try Data(contentsOf: file) == once)
    #expect(try Stage.SavedState(contentsOf: file) == second.savedState)
    let (stage, app) = (Stage(device: .iPhone15), Notes())
    open(app, on: stage, try Stage.SavedState(contentsOf: file))
    #expect((app.stack.topViewController as? Note)?.text == "Lisbon")
    _ = stage
  }

  /// One file for a test process and those that it starts.
  nonisolated private static func shared(by process: Int32) -> URL {
    TemporaryFolder.url(named: "between-processes.state", of: process)
  }

  @Test(.rule("restoration.order", .documented))
  func `one process writes the file, another restores from it`() async throws {
    try? FileManager.default.removeItem(at: Self.shared(by: getpid()))
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let (stage, _) = try RestorationTests().used()
        try stage.saveState()?.write(to: RestorationTests.shared(by: getppid()))
      }
    }
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let (stage, app) = (Stage(device: .iPhone15), Notes())
        let file = RestorationTests.shared(by: getppid())
        stage.launch(app, restoring: try Stage.SavedState(contentsOf: file))
        try #require((app.stack.topViewController as? Note)?.text == "Lisbon")
        try #require(app.tabs.selectedIndex == 1)
      }
    }
    try FileManager.default.removeItem(at: Self.shared(by: getpid()))
  }

  @Test(.rule("restoration.order", .documented))
  func `a nil identifier cuts a controller and its children`() throws {
    let (stage, app) = try used()
    app.stack.restorationIdentifier = nil
    let state = try #require(stage.saveState())
    #expect(
      state.paths == [
        ["tabs"], ["tabs", "frame"], ["tabs", "frame", "left"],
        ["tabs", "frame", "right"],
      ]
    )
  }

  @Test(.rule("restoration.order", .documented))
  func `where a class returns nil, what stood below is skipped`() throws {
    let (first, app) = try used()
    app.frame.restorationClass = Nobody.self
    let state = try #require(first.saveState())
    let (stage, other) = (Stage(device: .iPhone15), Notes())
    open(other, on: stage, state)
    #expect(other.frame.left.words == "")
    #expect(!stage.log.contains { $0.subject == "NotePane" && $0.name.contains("decode") })
    #expect((other.stack.topViewController as? Note)?.text == "Lisbon")
  }

  @Test(.rule("restoration.order", .documented))
  func `the app may refuse to save and to restore`() throws {
    let (stage, app) = try used()
    app.saves = false
    #expect(stage.saveState() == nil)
    app.saves = true
    let state = try #require(stage.saveState())
    let (next, other) = (Stage(device: .iPhone15), Notes())
    other.restores = false
    open(other, on: next, state)
    #expect(other.stack.viewControllers.count == 1)
    #expect(!next.log.contains { $0.name.contains("decodeRestorableState") })
  }

  @Test(.rule("restoration.order", .documented))
  func `the app's delegate makes what no class makes`() throws {
    final class Maker: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let stack = Nav(rootViewController: NoteList())
      var made: [[String]] = []
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        stack.restorationIdentifier = "stack"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication,
        shouldSaveApplicationState coder: NSCoder
      ) -> Bool { true }
      func application(
        _ application: UIApplication,
        shouldRestoreApplicationState coder: NSCoder
      ) -> Bool { true }
      func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
      ) -> UIViewController? {
        guard identifierComponents.last == "pane" else { return nil }
        made.append(identifierComponents)
        return NotePane("pane")
      }
    }
    let (stage, app) = (Stage(device: .iPhone15), Maker())
    stage.launch(app)
    try stage.record { app.stack.pushViewController(NotePane("pane"), animated: false) }
    let state = try #require(stage.saveState())
    let (next, other) = (Stage(device: .iPhone15), Maker())
    next.launch(other, restoring: state)
    #expect(other.made == [["stack", "pane"]])
    #expect(other.stack.viewControllers.count == 2)
  }

  @Test(.rule("restoration.order", .documented))
  func `what was presented is presented again`() throws {
    let (stage, app) = try used()
    let sheet = Note()
    sheet.text = "over"
    try stage.record { app.tabs.present(sheet, animated: false) }
    let state = try #require(stage.saveState())
    #expect(state.paths.last == ["tabs", "note"] || state.paths.contains(["tabs", "note"]))
    let (next, other) = (Stage(device: .iPhone15), Notes())
    open(other, on: next, state)
    #expect((other.tabs.presentedViewController as? Note)?.text == "over")
    #expect(other.tabs.presentedViewController?.view.window != nil)
  }

  @Test(.rule("restoration.order", .documented))
  func `views with an identifier keep what they show`() throws {
    let (stage, app) = try used()
    let note = try #require(app.stack.topViewController as? Note)
    note.field.text = "half a sentence"
    note.scroll.contentOffset = CGPoint(x: 0, y: 300)
    let state = try #require(stage.saveState())
    let (next, other) = (Stage(device: .iPhone15), Notes())
    open(other, on: next, state)
    let again = try #require(other.stack.topViewController as? Note)
    #expect(again.field.text == "half a sentence")
    #expect(again.scroll.contentOffset.y == 300)
  }

  @Test(.rule("restoration.order", .documented))
  func `going into the background saves`() throws {
    let (stage, _) = try used()
    #expect(stage.savedState == nil)
    stage.enterBackground()
    #expect(stage.savedState?.paths.count == 7)
  }

  @Test func `every kind of value comes back`() {
    let coder = StateCoder("test")
    coder.encode("text", forKey: "text")
    coder.encode(3, forKey: "integer")
    coder.encode(0.1, forKey: "number")
    coder.encode(true, forKey: "bool")
    coder.encode(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
    coder.encode(Data([1, 2]), forKey: "data")
    coder.encode(["a", "b"], forKey: "list")
    coder.encode(["k": 1], forKey: "table")
    coder.encode(IndexPath(indexes: [1, 2]), forKey: "path")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    let other = StateCoder("test", values: coder.values)
    #expect(other.decodeObject(forKey: "text") as? String == "text")
    #expect(other.decodeInteger(forKey: "integer") == 3)
    #expect(other.decodeDouble(forKey: "number") == 0.1)
    #expect(other.decodeBool(forKey: "bool"))
    #expect(other.decodeObject(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(other.decodeObject(forKey: "data") as? Data == Data([1, 2]))
    #expect(other.decodeObject(forKey: "list") as? [String] == ["a", "b"])
    #expect(other.decodeObject(of: NSArray.self, forKey: "list")?.count == 2)
    #expect(other.decodeObject(forKey: "table") as? [String: Int] == ["k": 1])
    #expect(other.decodeObject(forKey: "path") as? IndexPath == IndexPath(indexes: [1, 2]))
    #expect(other.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!other.containsValue(forKey: "other"))
  }

  @Test func `a file that is no state is refused in one sentence`() throws {
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: Stage.SavedState.Fault.notAState(file.path)) {
      try Stage.SavedState(contentsOf: file)
    }
    #expect(throws: Stage.SavedState.Fault.unreadable("/nowhere")) {
      try Stage.SavedState(contentsOf: URL(fileURLWithPath: "/nowhere"))
    }
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `a memory warning reaches covered, unloaded and presented controllers`()
    throws
  {
    let (stage, app) = try used()
    try stage.record { app.tabs.present(NotePane("over"), animated: false) }
    let mark = stage.log.count
    stage.sendMemoryWarning()
    let heard = stage.log[mark...].filter { $0.name == "didReceiveMemoryWarning()" }.map(\.subject)
    #expect(
      heard.sorted() == [
        "Frame", "Nav", "Note", "NoteList", "NotePane", "NotePane", "NotePane", "Tabs",
      ]
    )
  }
}

final class NoteList: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "list"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Made anew by itself.
final class Note: UIViewController, UIViewControllerRestoration {
  var text = ""
  let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "note"
    restorationClass = Note.self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { Note() }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.restorationIdentifier = "field"
    scroll.restorationIdentifier = "scroll"
    scroll.contentSize = CGSize(width: 200, height: 1000)
    view.addSubview(field)
    view.addSubview(scroll)
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text, forKey: "text")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(forKey: "text") as? String ?? ""
  }
}

final class Nobody: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
}

final class NotePane: UIViewController {
  var words = ""

  init(_ identifier: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(words, forKey: "words")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    words = coder.decodeObject(of: NSString.self, forKey: "words").map(String.init) ?? ""
  }
}

/// A container of an app's own, which has to encode its children.
final class Frame: UIViewController {
  let left: NotePane
  let right: NotePane

  init(_ left: NotePane, _ right: NotePane) {
    (self.left, self.right) = (left, right)
    super.init(nibName: nil, bundle: nil)
    for pane in [left, right] {
      addChild(pane)
      pane.didMove(toParent: self)
    }
  }
  required init?(coder: NSCoder) { nil }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(left, forKey: "left")
    coder.encode(right, forKey: "right")
  }
}
