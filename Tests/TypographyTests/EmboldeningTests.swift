import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct EmboldeningTests {
  /// As TrueType draws: the outside turns right, the hole turns left.
  private let frame = Path([
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 100, y: 100)),
    .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 0, y: 0)), .close,
    .move(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 80, y: 20)), .line(CGPoint(x: 80, y: 80)),
    .line(CGPoint(x: 20, y: 80)), .close,
  ])

  private let thickFrame = Path([
    .move(CGPoint(x: -5, y: -5)), .line(CGPoint(x: -5, y: 105)),
    .line(CGPoint(x: 105, y: 105)), .line(CGPoint(x: 105, y: -5)),
    .line(CGPoint(x: -5, y: -5)), .close,
    .move(CGPoint(x: 25, y: 25)), .line(CGPoint(x: 75, y: 25)), .line(CGPoint(x: 75, y: 75)),
    .line(CGPoint(x: 25, y: 75)), .close,
  ])

  private func expectNear(_ path: Path, _ expected: Path) {
    #expect(path.elements.count == expected.elements.count)
    for (element, wanted) in zip(path.elements, expected.elements) {
      #expect(element.points.count == wanted.points.count)
      for (point, other) in zip(element.points, wanted.points) {
        #expect(abs(point.x - other.x) < 1e-9 && abs(point.y - other.y) < 1e-9)
      }
    }
  }

  @Test func theOutsideGrowsAndHolesShrink() {
    expectNear(frame.emboldened(by: 10), thickFrame)
  }

  @Test func theWayAnOutlineTurnsDoesNotMatter() {
    let mirror = CGAffineTransform(-1, 0, 0, 1, 0, 0)
    expectNear(frame.applying(mirror).emboldened(by: 10), thickFrame.applying(mirror))
  }

  @Test func nothingGrowsByNothing() {
    #expect(frame.emboldened(by: 0) == frame)
    #expect(Path().emboldened(by: 10).isEmpty)
  }

  /// A needle would reach as far as its sides are parallel.
  @Test func tipsReachNoFurtherThanTheGrowth() {
    let needle = Path([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 1000)), .line(CGPoint(x: 2, y: 0)),
      .close,
    ])
    let box = needle.emboldened(by: 10).controlBounds
    #expect(box.maxY <= 1010.001 && box.minY >= -10.001)
    #expect(box.minX >= -10.001 && box.maxX <= 12.001)
  }

  /// Its edges cross inside of the outline, which is filled there already.
  @Test func whatIsNarrowerThanTheGrowthCloses() {
    let notched = Path([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 49, y: 100)),
      .line(CGPoint(x: 50, y: 98)), .line(CGPoint(x: 51, y: 100)),
      .line(CGPoint(x: 100, y: 100)), .line(CGPoint(x: 100, y: 0)), .close,
    ])
    let thick = notched.emboldened(by: 10)
    #expect(abs(thick.controlBounds.minX + 5) < 1e-9 && abs(thick.controlBounds.maxX - 105) < 1e-9)
    let points = thick.elements.flatMap(\.points)
    #expect(points[3].y > 98 && points[3].y < 105)
    #expect(points[2].x > points[4].x)
  }
}
