import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where bars stand, and what fits into them.
@Suite struct EditMenuLayoutTests {
  private static let space = CGRect(x: 0, y: 59, width: 393, height: 759)
  private static let arrows: [UIEditMenuArrowDirection] = [.automatic, .up, .down, .left, .right]
  private static let targets = [-40, 0, 60, 195, 330, 400].flatMap { x in
    [-30, 40, 80, 300, 780, 900].map { y in CGRect(x: x, y: y, width: 50, height: 20) }
  }

  @Test func barsStayInside() {
    let size = CGSize(width: 200, height: 44)
    for target in Self.targets {
      for arrow in Self.arrows {
        let place = EditMenuPlacement(size: size, beside: target, in: Self.space, arrow: arrow)
        #expect(Self.space.insetBy(dx: 8, dy: 8).contains(place.frame), "\(target) \(arrow)")
        #expect((0...1).contains(place.anchor.x) && (0...1).contains(place.anchor.y))
      }
    }
  }

  @Test func barsDoNotCoverATargetThatIsSeen() {
    let size = CGSize(width: 200, height: 44)
    let room = Self.space.insetBy(dx: 8, dy: 8)
    for target in Self.targets where room.contains(target) {
      for arrow in Self.arrows {
        let place = EditMenuPlacement(size: size, beside: target, in: Self.space, arrow: arrow)
        #expect(!place.frame.intersects(target), "\(target) \(arrow) \(place)")
      }
    }
  }

  /// A bar of choices and arrows.
  private struct Bar {
    static let arrow: CGFloat = 36
    let widths: [CGFloat]
    let limit: CGFloat
    let beginsWithArrow: Bool

    init(count: Int, limit: CGFloat, beginsWithArrow: Bool) {
      widths = (0..<count).map { CGFloat(44 + 13 * ($0 % 4)) }
      (self.limit, self.beginsWithArrow) = (limit, beginsWithArrow)
    }

    var pages: [Range<Int>] {
      EditMenuPages(
        widths: widths,
        limit: limit,
        arrow: Self.arrow,
        beginsWithArrow: beginsWithArrow
      ).all
    }

    /// The width of a page with these choices, and with the arrows that lead to all others.
    func width(of choices: Range<Int>) -> CGFloat {
      let begins = beginsWithArrow || choices.lowerBound > 0
      let arrows = (begins ? 1 : 0) + (choices.upperBound < widths.count ? 1 : 0)
      return widths[choices].reduce(0, +) + Self.arrow * CGFloat(arrows)
    }
  }

  private static let bars = (0...12).flatMap { count in
    [100, 160, 377].flatMap { limit in
      [true, false].map { Bar(count: count, limit: limit, beginsWithArrow: $0) }
    }
  }

  @Test func everyChoiceIsOnOnePage() {
    for bar in Self.bars {
      #expect(bar.pages.flatMap { Array($0) } == Array(bar.widths.indices))
      for page in bar.pages where page.count > 1 {
        #expect(bar.width(of: page) <= bar.limit, "\(bar) \(page)")
      }
    }
  }

  /// All that is left would have been too wide for a page, though it needs no arrow at its end.
  @Test func noMorePagesAreMadeThanNeeded() {
    for bar in Self.bars {
      for page in bar.pages.dropLast() where page.count < bar.widths.count {
        let rest = page.lowerBound..<bar.widths.count
        #expect(bar.width(of: rest) > bar.limit, "\(bar) \(page)")
      }
    }
  }

  /// The next choice would have been too wide for a page, with the arrows that it needs then.
  @Test func aPageEndsWhereTheNextChoiceDoesNotFit() {
    for bar in Self.bars {
      for page in bar.pages.dropLast() {
        let more = page.lowerBound..<(page.upperBound + 1)
        #expect(bar.width(of: more) > bar.limit, "\(bar) \(page)")
      }
    }
  }
}
