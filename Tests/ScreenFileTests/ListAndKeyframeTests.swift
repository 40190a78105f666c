import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ScreenFile

/// Lists and keyframes as they are written.
@MainActor @Suite struct ListAndKeyframeTests {
  private func player(_ text: String) throws -> ScreenPlayer {
    ScreenPlayer(try ScreenDocument(text: text, at: URL(filePath: "screen.json")))
  }

  /// How many rows each section of a list has.
  private func sections(_ list: String) throws -> [Int] {
    let player = try player(
      """
      {"controllers": {"a": {"views": [{"frame": [0, 0, 300, 600], "list": [\(list)]}]}}}
      """
    )
    _ = try player.film(fps: 10)
    let root = try #require(player.stage.window.rootViewController?.view)
    let table = try #require(root.everyView.lazy.compactMap { $0 as? UITableView }.first)
    // A player takes its lists' rows along.
    return withExtendedLifetime(player) {
      (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    }
  }

  @Test(arguments: [
    ("\"a\", \"b\"", [2]),
    ("\"a\", {\"rows\": [\"b\", \"c\"]}, \"d\"", [4]),
    ("\"a\", {\"header\": \"H\", \"rows\": [\"b\"]}, \"c\"", [1, 1, 1]),
    ("\"a\", {\"footer\": \"F\", \"rows\": [\"b\"]}, \"c\"", [1, 1, 1]),
    ("{\"header\": \"H\", \"rows\": [\"a\"]}, {\"header\": \"I\", \"rows\": [\"b\"]}", [1, 1]),
  ])
  func rowsWithoutATitleBetweenThemAreOneSection(list: String, counts: [Int]) throws {
    #expect(try sections(list) == counts)
  }

  /// A keyframe lasts as long as it says, but not beyond the end; the whole is eased in and out,
  /// so that a quarter of the time is .129 of the way.
  @Test(arguments: [
    ("\"at\": 0, \"lasting\": 0.5", [26, 100, 100]),
    ("\"at\": 0.5, \"lasting\": 0.5", [0, 0, 74]),
    ("\"at\": 0.5, \"lasting\": 1", [0, 0, 74]),
  ])
  func aKeyframeHasItsPartOfTheTime(time: String, places: [Double]) throws {
    let player = try player(
      """
      {"controllers": {"a": {"views": [{"id": "v", "frame": [0, 0, 10, 10]}]}},
       "script": [{"keyframes": [{\(time), "set": {"v": {"center": [105, 5]}}}],
                   "duration": 1}]}
      """
    )
    var seen: [Double] = []
    for time in [0.25, 0.5, 0.75] {
      player.stage.schedule(at: time) {
        let view = player.stage.window.rootViewController?.view.subviews.first
        seen.append(Double(view?.layer.presentation()?.position.x ?? -1) - 5)
      }
    }
    _ = try player.film()
    #expect(seen.map { $0.rounded() } == places)
  }
}

extension UIView {
  fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
