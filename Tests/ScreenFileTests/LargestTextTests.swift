import Foundation
import Geometry
import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenFile

/// Nothing is cut or covered where texts are as large as they get.
@MainActor @Suite struct LargestTextTests {
  private func labels(below view: UIView) -> [UILabel] {
    let own = (view as? UILabel).map { $0.adjustsFontForContentSizeCategory ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { labels(below: $0) }
  }

  private func filmed(_ document: ScreenDocument) throws -> ScreenPlayer {
    let player = ScreenPlayer(document)
    player.stage.textSize = .accessibilityExtraExtraExtraLarge
    _ = try player.film(fps: 1)
    return player
  }

  @Test(arguments: ["springs", "login", "child-to-child", "auto-layout"])
  func textsOfTheExamplesAreWhole(name: String) throws {
    let url = Examples.url("\(name).json")
    let player = try filmed(ScreenDocument(contentsOf: url))
    let window = player.stage.window
    let shown = labels(below: window)
    #expect(!shown.isEmpty)
    for label in shown {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
      let space = label.convert(label.bounds, to: window)
      #expect(needed.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
      #expect(needed.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
      #expect(space.minX >= 0 && space.maxX <= window.bounds.width, "\(label.text ?? "")")
    }
  }

  @Test func theCardOfTheChildrenKeepsClearOfItsHeading() throws {
    let player = try filmed(ScreenDocument(contentsOf: Examples.url("child-to-child.json")))
    let heading = try #require(labels(below: player.stage.window).first)
    let card = try #require(heading.superview?.subviews.last)
    #expect(card.frame.minY >= heading.frame.maxY + 15)
  }

  @Test func rowsOfListsGrow() throws {
    let text = #"{"controllers": {"a": {"views": [{"list": ["Beloved"]}]}}}"#
    let player = try filmed(ScreenDocument(text: text, at: Examples.url("screen.json")))
    let row = try #require(labels(below: player.stage.window).first)
    // [D] Body text at the largest size.
    #expect(row.font.pointSize == 53 && row.bounds.height > 53)
  }
}
