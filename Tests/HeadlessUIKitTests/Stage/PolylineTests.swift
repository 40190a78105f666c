import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The way of a scripted finger: along its points at one speed.
@Suite struct PolylineTests {
  /// Three to the right, four down, and back to the left: twelve points in all.
  private static let way = Polyline([
    CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 4, y: 5), CGPoint(x: -1, y: 5),
  ])

  @Test(
    arguments: [
      (-1, 1, 1), (0, 1, 1), (0.125, 2.5, 1), (0.25, 4, 1), (0.375, 4, 2.5), (7.0 / 12, 4, 5),
      (0.75, 2, 5), (1, -1, 5), (2, -1, 5),
    ] as [(Double, CGFloat, CGFloat)]
  )
  func theFingerGoesAtOneSpeed(share: Double, x: CGFloat, y: CGFloat) {
    let point = Self.way.point(at: share)
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  @Test func aPointTwiceTakesNoTime() {
    let (one, two, three) = (CGPoint.zero, CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0))
    let way = Polyline([one, one, two, two, three, three])
    #expect([0, 0.25, 0.5, 0.75, 1].map { way.point(at: $0).x } == [0, 1, 2, 3, 4])
  }

  @Test func aWayOfNoLengthStaysAtItsEnd() {
    let point = CGPoint(x: 3, y: 4)
    for way in [Polyline([point]), Polyline([point, point])] {
      #expect([0, 0.5, 1].allSatisfy { way.point(at: $0) == point })
    }
  }
}
