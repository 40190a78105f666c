import Foundation
import Testing

@testable import Geometry

@Suite struct ReducedRectTests {
  @Test func aLargeRectangleIsInset() {
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    #expect(frame.reduced(dx: 5, dy: 8) == frame.insetBy(dx: 5, dy: 8))
    #expect(frame.reduced(by: 3) == frame.insetBy(dx: 3, dy: 3))
  }

  /// `insetBy` would make it null.
  @Test(arguments: [0, 1, 5.9]) func aSmallRectangleBecomesItsMiddle(side: CGFloat) {
    let small = CGRect(x: 10, y: 20, width: side, height: 40)
    let reduced = small.reduced(dx: 3, dy: 4)
    #expect(reduced == CGRect(x: 10 + side / 2, y: 24, width: 0, height: 32))
    #expect(!reduced.isNull)
  }
}
