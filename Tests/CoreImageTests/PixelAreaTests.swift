import Foundation
import Geometry
import Testing

@testable import CoreImage

/// The pixels that a rectangle touches.
@Suite struct PixelAreaTests {
  @Test(
    arguments: [
      (CGRect(x: 1, y: 2, width: 3, height: 4), [1, 2, 3, 4]),
      (CGRect(x: 0.5, y: 0.5, width: 1, height: 1), [0, 0, 2, 2]),
      (CGRect(x: -1.5, y: -2.5, width: 1, height: 1), [-2, -3, 2, 2]),
      // An edge next to a whole number lies on it; a sliver is one pixel.
      (CGRect(x: 1 - 1e-7, y: 0, width: 1 + 2e-7, height: 1), [1, 0, 1, 1]),
      (CGRect(x: 3, y: 3, width: 1e-9, height: 1), [3, 3, 1, 1]),
      (CGRect(x: 0, y: 0, width: 16_777_215, height: 1), [0, 0, 16_777_215, 1]),
      (CGRect(x: 0, y: 0, width: 16_777_216, height: 1), nil),
      (CGRect(x: 0, y: -16_777_216, width: 1, height: 1), nil),
      (.zero, nil), (.null, nil), (.infinite, nil), (CGRect(x: 0, y: 0, width: 2, height: 0), nil),
    ] as [(CGRect, [Int]?)]
  )
  func anAreaHasThePixelsThatARectangleTouches(rect: CGRect, numbers: [Int]?) {
    let area = PixelArea(covering: rect)
    #expect(area.map { [$0.x, $0.y, $0.width, $0.height] } == numbers)
  }

  @Test func areasMeetGrowAndMove() {
    let area = PixelArea(x: 1, y: 2, width: 5, height: 4)
    #expect(area.maxX == 6 && area.maxY == 6)
    let other = PixelArea(x: 4, y: 0, width: 9, height: 3)
    #expect(area.intersection(other) == PixelArea(x: 4, y: 2, width: 2, height: 1))
    #expect(area.intersection(PixelArea(x: 6, y: 2, width: 1, height: 1)) == nil)
    #expect(area.intersection(PixelArea(x: 1, y: 6, width: 1, height: 1)) == nil)
    #expect(area.outset(by: 3) == PixelArea(x: -2, y: -1, width: 11, height: 10))
    #expect(area.offset(dx: 2, dy: -3) == PixelArea(x: 3, y: -1, width: 5, height: 4))
    // Rows of a picture go down from its top.
    let place = area.inPicture(CGPoint(x: 3, y: 5.5))
    #expect(place.x == 2 && place.y == 0.5)
    #expect(CGPoint(x: 3, y: 5.5).applying(area.toPicture) == CGPoint(x: 2, y: 0.5))
  }
}
