import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ScreenFile

/// How long each step of a script takes, and what it does to the screen.
@MainActor @Suite struct StepTimeTests {
  private static let controllers = """
    "a": {"views": [{"id": "v", "frame": [0, 0, 10, 10]}, {"id": "w", "frame": [0, 50, 10, 10]},
      {"id": "host", "frame": [0, 100, 50, 60]}]},
    "b": {}, "c": {}, "d": {}
    """

  private func player(_ steps: String, more: String = "") throws -> ScreenPlayer {
    let text = "{\"controllers\": {\(Self.controllers)},\n\"script\": [\(steps)]\(more)}"
    return ScreenPlayer(try ScreenDocument(text: text, at: URL(filePath: "screen.json")))
  }

  @Test(
    arguments: [
      ("{\"animate\": {\"v\": {\"alpha\": 0}}}", 0.3),
      ("{\"animate\": {\"v\": {\"alpha\": 0}}, \"delay\": 0.2, \"duration\": 0.1}", 0.3),
      (
        "{\"animate\": {\"v\": {\"alpha\": 0}}, \"damping\": 1, \"delay\": 0.2, \"duration\": 0.5}",
        0.7
      ),
      ("{\"keyframes\": [{\"set\": {\"v\": {\"alpha\": 0}}}]}", 1),
      ("{\"wait\": 0.25}, {\"wait\": 0.25}", 0.5),
      ("{\"wait\": 0.25, \"for\": 0}, {\"wait\": 0.5}", 0.5),
      ("{\"wait\": 0.25, \"for\": 1}, {\"wait\": 0.5}", 1.5),
      (
        "{\"drag\": [5, 5], \"to\": [5, 50], \"duration\": 0.4, \"rest\": 0.3}, {\"wait\": 0.1}",
        0.8
      ),
      (
        "{\"drag\": [5, 5], \"to\": [5, 50], \"hold\": 0.6, \"duration\": 0.4}, {\"wait\": 0.1}",
        1.1
      ),
      ("{\"transition\": \"v\", \"duration\": 0.25}", 0.25),
      ("{\"set\": {\"v\": {\"alpha\": 0}}}, {\"wait\": 0.1}", 0.1),
      ("{\"appearance\": \"dark\"}, {\"wait\": 0.1}", 0.1),
      ("{\"show\": \"b\"}, {\"wait\": 0.1}", 0.1),
      (
        "{\"addChild\": \"b\"}, {\"cycle\": \"b\", \"to\": \"c\", \"duration\": 0.4}, {\"wait\": 0.1}",
        0.5
      ),
      ("{\"present\": \"b\", \"animated\": false}, {\"dismiss\": \"b\", \"animated\": false}", 0),
    ] as [(String, Double)]
  )
  func stepsTakeTheirTime(steps: String, duration: Double) throws {
    let film = try player(steps).film()
    #expect(abs(film.duration - duration) < 1e-9, "\(film.duration)")
  }

  private func root(_ player: ScreenPlayer) throws -> UIViewController {
    try #require(player.stage.window.rootViewController)
  }

  @Test func theFirstScreenIsTheOneThatIsShownFirst() throws {
    let shown = try player("{\"show\": \"b\"}, {\"wait\": 0.1}")
    let film = try shown.film()
    #expect((try root(shown) as? any NamedInLog)?.nameInLog == "b" && film.duration == 0.1)
    #expect(!"\(film)".contains("a.viewDidLoad"))
    let plain = try player("{\"wait\": 0.1}")
    _ = try plain.film()
    #expect((try root(plain) as? any NamedInLog)?.nameInLog == "a")
  }

  @Test func showingWhatIsShownDoesNothing() throws {
    let film = try player("{\"wait\": 0.1}, {\"show\": \"a\"}, {\"wait\": 0.1}").film()
    #expect(film.duration == 0.2 && film.events.isEmpty, "\(film)")
  }

  @Test func childrenFillTheirHost() throws {
    let player = try player(
      "{\"addChild\": \"b\", \"in\": \"host\"}, {\"addChild\": \"c\", \"frame\": [1, 2, 3, 4]}"
    )
    _ = try player.film()
    let root = try root(player)
    #expect(root.children.count == 2)
    #expect(root.children[0].view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(root.children[0].view.superview?.accessibilityIdentifier == "host")
    #expect(root.children[1].view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.children[1].view.superview === root.view)
  }

  @Test func aChildIsReplacedInItsPlace() throws {
    let player = try player(
      "{\"addChild\": \"b\", \"frame\": [1, 2, 30, 40]}, {\"cycle\": \"b\", \"to\": \"c\"}"
    )
    _ = try player.film()
    let child = try #require(try root(player).children.first)
    #expect(try root(player).children.count == 1)
    #expect(child.view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func equationsAreAnimated() throws {
    let player = try player(
      """
      {"set": {"v": {"layout": {"left": 0, "top": 0, "width": 10, "height": 10}}}},
      {"animate": {"v": {"layout": {"left": 100}}}, "duration": 1, "curve": "linear"}
      """
    )
    var seen = 0.0
    player.stage.schedule(at: 0.5) {
      let view = player.stage.window.rootViewController?.view.subviews.first
      seen = Double(view?.layer.presentation()?.frame.minX ?? -1)
    }
    _ = try player.film()
    #expect(abs(seen - 50) < 0.01, "\(seen)")
    #expect(try root(player).view.subviews[0].frame == CGRect(x: 100, y: 0, width: 10, height: 10))
  }

  @Test(
    arguments: [
      ("easeIn", 0...35), ("easeOut", 65...100), ("linear", 49.9...50.1), ("easeInOut", 49...51),
    ] as [(String, ClosedRange<Double>)]
  )
  func aCurveIsAPace(curve: String, half: ClosedRange<Double>) throws {
    let player = try player(
      "{\"animate\": {\"v\": {\"center\": [105, 5]}}, \"duration\": 1, \"curve\": \"\(curve)\"}"
    )
    var seen = -1.0
    player.stage.schedule(at: 0.5) {
      let view = player.stage.window.rootViewController?.view.subviews.first
      seen = Double(view?.layer.presentation()?.position.x ?? -1) - 5
    }
    _ = try player.film()
    #expect(half.contains(seen), "\(seen)")
  }

  @Test func anAppearanceIsThatOfTheWindow() throws {
    let player = try player("{\"appearance\": \"dark\"}")
    _ = try player.film()
    #expect(player.stage.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    arguments: [
      ("{\"removeChild\": \"b\"}", "\"b\" is not a child controller; add it with addChild first"),
      ("{\"cycle\": \"b\", \"to\": \"c\"}", "\"b\" is not a child controller"),
      ("{\"addChild\": \"b\"}, {\"cycle\": \"b\", \"to\": \"b\"}", "cannot be replaced by itself"),
      ("{\"addChild\": \"b\"}, {\"cycle\": \"b\", \"to\": \"a\"}", "cannot be put into itself"),
      (
        "{\"addChild\": \"b\"}, {\"addChild\": \"c\"}, {\"cycle\": \"b\", \"to\": \"c\"}",
        "\"c\" is on screen or in a container"
      ),
      ("{\"addChild\": \"a\"}", "\"a\" cannot be put into itself"),
      (
        "{\"addChild\": \"b\"}, {\"addChild\": \"a\", \"to\": \"b\"}",
        "\"a\" cannot be put into itself"
      ),
      ("{\"addChild\": \"b\"}, {\"addChild\": \"b\"}", "\"b\" is on screen or in a container"),
      ("{\"present\": \"b\"}, {\"addChild\": \"b\"}", "\"b\" is on screen or in a container"),
      ("{\"addChild\": \"a\", \"to\": \"b\"}", "\"a\" is on screen or in a container"),
      ("{\"dismiss\": \"b\"}", "\"b\" is not presented; present it first"),
      ("{\"push\": \"b\"}", "no navigation controller is in front; show one first"),
      (
        "{\"scroll\": \"v\", \"to\": [0, 1]}", "\"v\" does not scroll; name a list or a scroll view"
      ),
      ("{\"choose\": \"x\"}", "no alert is in front; present one first"),
      ("{\"type\": \"Ada\"}", "4:12: no field is edited that takes the text \"Ada\"; tap a field"),
      ("{\"type\": \"Ada\", \"for\": 0.1}", "4:12: no field is edited"),
      ("{\"type\": \"Ada\", \"for\": 0.1}, {\"wait\": 0.5}", "4:12: no field is edited"),
      (
        "{\"set\": {\"v\": {\"center\": [-50, 5]}}}, {\"tap\": \"v\"}",
        "\"v\" is outside the screen; scroll it into view before it is tapped"
      ),
      ("{\"wait\": 60}, {\"wait\": 60}", "the script was still running after 60 seconds"),
    ] as [(String, String)]
  )
  func whatCannotBeDoneStopsTheScript(steps: String, words: String) throws {
    let error = #expect(throws: ScreenFileError.self) { try player(steps).film(fps: 1) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test(arguments: [(18, true), (19, false)])
  func controllersAreNestedTwentyDeepAtMost(depth: Int, fits: Bool) throws {
    let names = (0...depth + 1).map { "c\($0)" }
    let controllers = names.map { "\"\($0)\": {}" }.joined(separator: ",")
    let steps = zip(names, names.dropFirst()).map { "{\"addChild\": \"\($1)\", \"to\": \"\($0)\"}" }
    let text = "{\"controllers\": {\(controllers)}, \"script\": [\(steps.joined(separator: ","))]}"
    let player = ScreenPlayer(try ScreenDocument(text: text, at: URL(filePath: "screen.json")))
    if fits {
      _ = try player.film(fps: 1)
    } else {
      let error = #expect(throws: ScreenFileError.self) { try player.film(fps: 1) }
      #expect(error?.description.contains("more than 20 controllers would be nested") == true)
    }
  }

  @Test func presentationsHaveTheirStyles() throws {
    let player = try player(
      "{\"present\": \"b\", \"style\": \"overFullScreen\", \"by\": \"crossDissolve\"},"
        + "{\"present\": \"c\", \"style\": \"popover\", \"at\": \"v\", \"animated\": false}"
    )
    _ = try player.film(fps: 1)
    let first = try #require(try root(player).presentedViewController)
    #expect(first.modalPresentationStyle == .overFullScreen)
    #expect(first.modalTransitionStyle == .crossDissolve)
    let second = try #require(first.presentedViewController)
    #expect(second.modalPresentationStyle == .popover)
    let popover = try #require(second.popoverPresentationController)
    #expect(popover.sourceView?.accessibilityIdentifier == "v")
    #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
