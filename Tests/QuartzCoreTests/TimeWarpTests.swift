import Foundation
import Geometry
import Testing
import Timeline

@testable import QuartzCore

/// A layer's own time while it follows a curve, and the way back to its parent's.
@MainActor @Suite struct TimeWarpTests {
  private let forwards = TimeWarp(start: 10, length: 4, from: 1, to: 3, curve: .linear)
  private let backwards = TimeWarp(start: 10, length: 4, from: 3, to: 1, curve: .linear)

  @Test(arguments: [(9.0, 1.0), (10, 1), (11, 1.5), (13, 2.5), (14, 3), (16, 5)])
  func afterwardsTimeGoesOn(parent: Double, local: Double) {
    #expect(forwards.local(parent) == local)
  }

  @Test(arguments: [(9.0, 3.0), (11, 2.5), (13, 1.5), (14, 1), (16, 1)])
  func timeThatRanBackStops(parent: Double, local: Double) {
    #expect(backwards.local(parent) == local)
  }

  @Test func eachLocalTimeHasItsParents() {
    for local in [1.5, 2, 2.5, 3, 7] {
      #expect(forwards.parent(local).map(forwards.local) == local)
    }
    #expect(forwards.parent(0) == 10 && backwards.parent(2) == nil)
  }

  /// The smallest rectangle around the turned one.
  @Test func aConvertedRectangleSurroundsItsCorners() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let rect = outer.convert(CGRect(x: 0, y: 0, width: 40, height: 10), from: inner)
    #expect(abs(rect.width - 10) < 1e-9 && abs(rect.height - 40) < 1e-9)
    #expect(abs(rect.minX - 35) < 1e-9 && abs(rect.minY - 15) < 1e-9)
  }
}
