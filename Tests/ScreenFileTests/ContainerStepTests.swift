import Foundation
import HeadlessUIKit
import Scene
import Testing
import Timeline

@testable import ScreenFile

/// Stacks, tabs, lists and alerts of a screen file.
@MainActor @Suite struct ContainerStepTests {
  static let controllers = """
    "tabs": {"tabs": ["stack", "other"], "selected": "stack"},
    "stack": {"navigation": ["home", "second"], "title": "Home"},
    "home": {"title": "Home", "views": [{"id": "rows", "list": [
      "One", {"text": "Two", "detail": "2"}, {"header": "More", "rows": ["Three", "Four"]}]}]},
    "second": {"title": "Second", "left": "Close", "right": ["A", "B"]},
    "third": {}, "other": {"title": "Other"},
    "sure": {"alert": "Sure?", "actions": ["Stay", {"title": "Go", "kind": "destructive"}]},
    "scroller": {"views": [{"id": "long", "scroll": [300, 3000], "views": [
      {"frame": [0, 0, 300, 3000], "background": "red"}]}]}
    """

  func film(_ steps: String, showing first: String = "tabs") throws -> Film {
    let script = "[{\"show\": \"\(first)\"}, \(steps)]"
    let controllers = Self.controllers.replacing("\n", with: " ")
    let text = "{\"controllers\": {\(controllers)},\n\"script\": \(script)}"
    return try ScreenPlayer(ScreenDocument(text: text, at: URL(filePath: "screen.json"))).film()
  }

  @Test(arguments: [
    ("{\"push\": \"third\"}", 0.5), ("{\"push\": \"third\", \"animated\": false}", 0),
    ("{\"pop\": \"second\"}", 0.5), ("{\"select\": \"other\"}", 0),
    ("{\"push\": \"third\"}, {\"pop\": \"second\"}", 1),
    ("{\"present\": \"sure\"}, {\"choose\": \"Go\"}", 1),
    (
      "{\"present\": \"third\", \"detents\": [\"medium\", \"large\"]}, {\"dismiss\": \"third\"}", 1
    ),
    ("{\"rotate\": \"landscapeLeft\"}", 0.3), ("{\"rotate\": \"portrait\"}", 0),
    ("{\"resize\": [500, 600]}, {\"wait\": 0.25}", 0.55),
    ("{\"pop\": \"second\"}, {\"scroll\": \"rows\", \"to\": [0, 40], \"animated\": false}", 0.5),
  ])
  func stepsTakeTheirTime(steps: String, duration: Double) throws {
    let film = try film(steps)
    #expect(abs(film.duration - duration) < 1e-9, "\(film.duration): \(film)")
    #expect(film.faults.isEmpty, "\(film)")
  }

  /// A finger may start a transition, which the next step waits for.
  @Test(arguments: [
    "{\"tap\": [30, 81]}", "{\"drag\": [1, 400], \"to\": [380, 400], \"duration\": 0.2}",
  ])
  func aStepWaitsForWhatAFingerStarted(step: String) throws {
    let push = "{\"push\": \"third\"}"
    let film = try film("\(push), \(step), \(push)")
    let calls = film.events.filter { $0.subject == "third" }.map(\.name)
    #expect(
      calls.filter { $0.hasPrefix("view") && $0.contains("ppear(") } == [
        "viewWillAppear(animated: true)", "viewDidAppear(animated: true)",
        "viewWillDisappear(animated: true)", "viewDidDisappear(animated: true)",
        "viewWillAppear(animated: true)", "viewDidAppear(animated: true)",
      ],
      "\(film)"
    )
    #expect(film.faults.isEmpty, "\(film)")
  }

  @Test func aScrollEndsWhereItIsToldTo() throws {
    let film = try film("{\"scroll\": \"long\", \"to\": [0, 500]}", showing: "scroller")
    #expect(film.duration > 0.2)
    let still = try self.film(
      "{\"scroll\": \"long\", \"to\": [0, 500], \"animated\": false}",
      showing: "scroller"
    )
    let bar = { (film: Film) in film.frames.last.map { "\($0.scene)" } ?? "" }
    #expect(bar(film).contains("500") && bar(still).contains("500"))
  }

  @Test func logsCallContainersByTheirNames() throws {
    let log = "\(try film("{\"push\": \"third\"}"))"
    #expect(log.contains("third.willMove(toParent: stack)"), "\(log)")
  }

  @Test(arguments: [
    ("{\"push\": \"home\"}", "2:30: \"home\" is on screen or in a container already"),
    ("{\"pop\": \"home\"}", "2:30: \"home\" is the root of its stack"),
    ("{\"pop\": \"third\"}", "2:30: \"third\" is not on a stack"),
    ("{\"select\": \"third\"}", "2:30: \"third\" is not a tab"),
    ("{\"push\": \"third\", \"onto\": \"tabs\"}", "2:30: \"tabs\" is not a navigation controller"),
    ("{\"choose\": \"Go\"}", "2:30: no alert is in front"),
    ("{\"present\": \"sure\"}, {\"choose\": \"No\"}", "has no button \"No\"; choose one of Stay"),
    ("{\"scroll\": \"home\", \"to\": [0, 1]}", "2:30: \"home\" does not scroll"),
    ("{\"push\": \"nav\"}", "expected a controller: tabs"),
    ("{\"addChild\": \"tabs\"}", "2:30: \"tabs\" cannot be put into itself"),
    ("{\"show\": \"home\"}", "2:30: \"home\" is on screen or in a container"),
    ("{\"addChild\": \"third\", \"in\": \"long\"}", "the view is not in the parent"),
  ])
  func whatCannotBeDoneIsSaidWithItsPlace(steps: String, sentence: String) {
    let error = #expect(throws: ScreenFileError.self) { try film(steps) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
  }

  @Test func whatUIKitRaisesHasThePlaceOfItsStep() {
    let controllers = "\"a\": {\"navigation\": \"b\"}, \"b\": {}, \"c\": {\"navigation\": []}"
    let text =
      "{\"controllers\": {\(controllers)}, \"script\": [\n {\"push\": \"c\"},\n"
      + " {\"wait\": 0.1}]}"
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenPlayer(ScreenDocument(text: text, at: URL(filePath: "screen.json"))).film()
    }
    #expect(
      error?.description.contains("screen.json:2:2: ") == true,
      "\(String(describing: error))"
    )
  }

  @Test func aSheetHasTheDetentsOfItsStep() throws {
    let steps = "{\"present\": \"third\", \"detents\": [\"medium\", \"large\"], \"grabber\": true}"
    let text = "{\"controllers\": {\"first\": {}, \"third\": {}}, \"script\": [\(steps)]}"
    let player = try ScreenPlayer(ScreenDocument(text: text, at: URL(filePath: "screen.json")))
    _ = try player.film(fps: 1)
    let shown = try #require(player.stage.window.rootViewController?.presentedViewController)
    let sheet = try #require(shown.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .medium && sheet.prefersGrabberVisible)
  }

  @Test func aTransitionMayChangeViewsBehindIt() throws {
    let steps = "{\"transition\": \"home\", \"set\": {\"home\": {\"background\": \"red\"}}}"
    #expect(try film("{\"pop\": \"second\"}, \(steps)").duration == 0.85)
  }

  /// UIKit said so once the file was shown, and of its first character.
  @Test func aStackInsideOfAStackIsSaidWhereItIsWritten() {
    let text = """
      {"controllers": {
        "a": {"navigation": ["b"]},
        "b": {"navigation": ["c", "a"]}, "c": {}}}
      """
    let problems = ScreenDocumentTests.problems(text)
    #expect(problems.first?.position == SourcePosition(line: 2, column: 24))
    let plain = ScreenDocumentTests.problems(text.replacing(", \"a\"", with: ""))
    #expect(
      plain.map(\.description) == [
        "2:24: found \"b\", which is a navigation controller, inside of another, expected"
          + " controllers that are none; list those of \"b\" instead"
      ]
    )
  }

  @Test func aControllerIsInOnePlaceOnly() {
    let text = """
      {"controllers": {"a": {"navigation": ["b"]}, "b": {"tabs": ["a"]},
        "c": {"tabs": ["d"], "selected": "b"}, "d": {"navigation": ["e"]}}}
      """
    let said = ScreenDocumentTests.problems(text).map(\.description)
    #expect(said.contains { $0.contains("which contains \"a\" itself") }, "\(said)")
    #expect(said.contains { $0.contains("expected a tab: d") }, "\(said)")
    #expect(said.contains { $0.contains("found \"e\", expected a controller") }, "\(said)")
  }
}
