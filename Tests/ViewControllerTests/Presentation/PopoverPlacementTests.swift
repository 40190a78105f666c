import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a popover stands beside its source: content of 100 by 50 points in a space of 400 by 600.
@Suite struct PopoverPlacementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var content = CGSize(width: 100, height: 50)
    let source: CGRect
    var permitted = UIPopoverArrowDirection.any
    var overlaps = false
    let arrow: UIPopoverArrowDirection
    let frame: CGRect
    /// Along the arrow's edge.
    let tip: CGFloat
    /// In the panel.
    let body: CGRect
  }

  private static let large = CGSize(width: 1000, height: 1000)
  private static let middle = CGRect(x: 150, y: 100, width: 20, height: 10)

  static let rows = [
    Row(
      testDescription: "below comes first",
      source: middle,
      arrow: .up,
      frame: CGRect(x: 110, y: 110, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "above where there is no room below",
      source: CGRect(x: 150, y: 560, width: 20, height: 10),
      arrow: .down,
      frame: CGRect(x: 110, y: 497, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "room that is just enough",
      source: CGRect(x: 150, y: 527, width: 20, height: 10),
      arrow: .up,
      frame: CGRect(x: 110, y: 537, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "room that is a point too small",
      source: CGRect(x: 150, y: 528, width: 20, height: 10),
      arrow: .down,
      frame: CGRect(x: 110, y: 465, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "right of its source",
      source: middle,
      permitted: .left,
      arrow: .left,
      frame: CGRect(x: 170, y: 80, width: 113, height: 50),
      tip: 25,
      body: CGRect(x: 13, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "left of its source",
      source: middle,
      permitted: .right,
      arrow: .right,
      frame: CGRect(x: 37, y: 80, width: 113, height: 50),
      tip: 25,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "left and right of a high source",
      source: CGRect(x: 150, y: 0, width: 20, height: 600),
      arrow: .left,
      frame: CGRect(x: 170, y: 275, width: 113, height: 50),
      tip: 25,
      body: CGRect(x: 13, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "at the left edge",
      source: CGRect(x: 0, y: 100, width: 20, height: 10),
      arrow: .up,
      frame: CGRect(x: 0, y: 110, width: 100, height: 63),
      tip: 10,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "at the right edge",
      source: CGRect(x: 380, y: 100, width: 20, height: 10),
      arrow: .up,
      frame: CGRect(x: 300, y: 110, width: 100, height: 63),
      tip: 90,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "at the upper edge",
      source: CGRect(x: 150, y: 0, width: 20, height: 10),
      permitted: .left,
      arrow: .left,
      frame: CGRect(x: 170, y: 0, width: 113, height: 50),
      tip: 5,
      body: CGRect(x: 13, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "at the lower edge",
      source: CGRect(x: 150, y: 590, width: 20, height: 10),
      permitted: .right,
      arrow: .right,
      frame: CGRect(x: 37, y: 550, width: 113, height: 50),
      tip: 45,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "nowhere enough: where there is most room, and smaller",
      content: large,
      source: middle,
      arrow: .up,
      frame: CGRect(x: 0, y: 110, width: 400, height: 490),
      tip: 160,
      body: CGRect(x: 0, y: 13, width: 400, height: 477)
    ),
    Row(
      testDescription: "as wide as the room beside it",
      content: large,
      source: middle,
      permitted: .right,
      arrow: .right,
      frame: CGRect(x: 0, y: 0, width: 150, height: 600),
      tip: 105,
      body: CGRect(x: 0, y: 0, width: 137, height: 600)
    ),
    Row(
      testDescription: "no arrow",
      source: middle,
      permitted: [],
      arrow: [],
      frame: CGRect(x: 110, y: 80, width: 100, height: 50),
      tip: 25,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "no arrow and no room",
      content: large,
      source: middle,
      permitted: [],
      arrow: [],
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      tip: 300,
      body: CGRect(x: 0, y: 0, width: 400, height: 600)
    ),
    Row(
      testDescription: "a direction that is none",
      source: middle,
      permitted: UIPopoverArrowDirection(rawValue: 16),
      arrow: .up,
      frame: CGRect(x: 110, y: 110, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "over its source where it may be",
      source: CGRect(x: 150, y: 500, width: 20, height: 90),
      permitted: .up,
      overlaps: true,
      arrow: .up,
      frame: CGRect(x: 110, y: 537, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
    Row(
      testDescription: "over its source from the right",
      source: CGRect(x: 0, y: 100, width: 40, height: 10),
      permitted: .right,
      overlaps: true,
      arrow: .right,
      frame: CGRect(x: 0, y: 80, width: 113, height: 50),
      tip: 25,
      body: CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    Row(
      testDescription: "beside its source although it may be over it",
      source: middle,
      overlaps: true,
      arrow: .up,
      frame: CGRect(x: 110, y: 110, width: 100, height: 63),
      tip: 50,
      body: CGRect(x: 0, y: 13, width: 100, height: 50)
    ),
  ]

  @Test(.evidence(.documented, .reported, .inferred), arguments: rows)
  func itStandsBesideItsSource(row: Row) {
    let placement = PopoverPlacement(
      content: row.content,
      beside: row.source,
      in: CGRect(x: 0, y: 0, width: 400, height: 600),
      permitted: row.permitted,
      overlaps: row.overlaps
    )
    #expect(placement.arrow == row.arrow)
    #expect(placement.frame == row.frame)
    #expect(placement.tip == row.tip)
    #expect(placement.bodyFrame == row.body && placement.contentFrame == row.body)
  }

  /// The space of the whole placement moves with it.
  @Test(arguments: rows)
  func itStandsInTheSamePlaceOfAnotherSpace(row: Row) {
    let placement = PopoverPlacement(
      content: row.content,
      beside: row.source.offsetBy(dx: 30, dy: 70),
      in: CGRect(x: 30, y: 70, width: 400, height: 600),
      permitted: row.permitted,
      overlaps: row.overlaps
    )
    #expect(placement.arrow == row.arrow && placement.tip == row.tip)
    #expect(placement.frame == row.frame.offsetBy(dx: 30, dy: 70))
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (.up, CGRect(x: 107, y: 110, width: 106, height: 74), CGPoint(x: 2, y: 21)),
      (.down, CGRect(x: 107, y: 26, width: 106, height: 74), CGPoint(x: 2, y: 1)),
      (.left, CGRect(x: 170, y: 78, width: 126, height: 54), CGPoint(x: 22, y: 1)),
      (.right, CGRect(x: 24, y: 78, width: 126, height: 54), CGPoint(x: 2, y: 1)),
      (
        [] as UIPopoverArrowDirection,
        CGRect(x: 107, y: 78, width: 106, height: 54),
        CGPoint(x: 2, y: 1)
      ),
    ] as [(UIPopoverArrowDirection, CGRect, CGPoint)]
  )
  func aBackgroundOfItsOwnIsLargerThanTheContent(
    arrow: UIPopoverArrowDirection,
    frame: CGRect,
    origin: CGPoint
  ) {
    let placement = PopoverPlacement(
      content: CGSize(width: 100, height: 50),
      beside: Self.middle,
      in: CGRect(x: 0, y: 0, width: 400, height: 600),
      permitted: arrow,
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      arrowHeight: 20
    )
    #expect(placement.arrow == arrow && placement.frame == frame)
    #expect(
      placement.contentFrame == CGRect(origin: origin, size: CGSize(width: 100, height: 50))
    )
  }

  @Test(.evidence(.documented)) func directionsAreBits() {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(UIPopoverArrowDirection.unknown.rawValue == UInt.max)
  }
}
