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

  @Test func everyChoiceIsOnOnePage() {
    for count in 0...12 {
      for limit in [100, 160, 377] as [CGFloat] {
        for begins in [true, false] {
          let widths = (0..<count).map { CGFloat(44 + 13 * ($0 % 4)) }
          let pages = EditMenuPages(
            widths: widths,
            limit: limit,
            arrow: 36,
            beginsWithArrow: begins
          )
          #expect(pages.all.flatMap { Array($0) } == Array(0..<count))
          for (number, page) in pages.all.enumerated() where page.count > 1 {
            let arrows = (begins || number > 0 ? 1 : 0) + (number < pages.all.count - 1 ? 1 : 0)
            let width = page.reduce(CGFloat.zero) { $0 + widths[$1] }
            #expect(width + 36 * CGFloat(arrows) <= limit, "\(widths) \(limit) \(pages)")
          }
        }
      }
    }
  }

  /// The next choice would have been too wide for a page, with the arrows that it needs then.
  @Test func aPageEndsWhereTheNextChoiceDoesNotFit() {
    for count in 0...12 {
      for limit in [100, 160, 377] as [CGFloat] {
        for begins in [true, false] {
          let widths = (0..<count).map { CGFloat(44 + 13 * ($0 % 4)) }
          let pages = EditMenuPages(
            widths: widths,
            limit: limit,
            arrow: 36,
            beginsWithArrow: begins
          )
          for (number, page) in pages.all.dropLast().enumerated() {
            let more = page.lowerBound...page.upperBound
            let arrows = (begins || number > 0 ? 1 : 0) + (more.upperBound < count - 1 ? 1 : 0)
            let width = widths[more].reduce(0, +) + 36 * CGFloat(arrows)
            #expect(width > limit, "\(widths) \(limit) \(pages)")
          }
        }
      }
    }
  }
}
