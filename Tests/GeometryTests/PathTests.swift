import Foundation
import Geometry
import TestSupport
import Testing

private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

@Suite struct PathTests {
  @Test func boundsOfACurveAreThoseOfTheCurve() {
    var path = Path()
    path.move(to: .zero)
    path.addQuad(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func boundsOfNothingAreNull() {
    #expect(Path().bounds.isNull)
    #expect(Path().controlBounds.isNull)
  }

  @Test func ellipseTouchesItsRectangle() {
    let bounds = Path(ellipseIn: square).bounds
    #expect(
      distance([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], [10, 20, 110, 120]) < 1e-12
    )
  }

  @Test func ellipseIsRoundToAThousandth() {
    let center = SIMD2(60.0, 70.0)
    for segment in Path(ellipseIn: square).subpaths.flatMap(\.segments) {
      for step in 0...20 {
        let radius = (segment.point(at: Double(step) / 20) - center).length
        #expect(abs(radius - 50) < 50 * 2.8e-4)
      }
    }
  }

  @Test func circleHasItsLength() {
    #expect(abs(Path(ellipseIn: square).length - 100 * .pi) < 0.1)
  }

  @Test func radiiThatOverlapShrinkTogether() {
    let radii = CornerRadii(topLeft: 90, topRight: 60, bottomRight: 0, bottomLeft: 30)
    let fitted = radii.fitted(to: CGSize(width: 100, height: 100))
    #expect(abs(fitted.topLeft - 60) < 1e-12)
    #expect(abs(fitted.topRight - 40) < 1e-12)
    #expect(abs(fitted.bottomLeft - 20) < 1e-12)
    #expect(CornerRadii(20).fitted(to: square.size) == CornerRadii(20))
    #expect(CornerRadii(-5).fitted(to: square.size) == .zero)
  }

  @Test func roundedRectangleLeavesOnlyItsCorners() {
    let path = Path(roundedRect: square, cornerRadii: CornerRadii(20))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 17, y: 27)))
    #expect(path.contains(CGPoint(x: 30.5, y: 20.5)))
    #expect(path.bounds == square)
  }

  /// Or its stroke would stand out where the outline goes back to its start.
  @Test(arguments: [
    CornerRadii(topLeft: 0, topRight: 90, bottomRight: 5, bottomLeft: 0),
    CornerRadii(topLeft: 5, topRight: 0, bottomRight: 95, bottomLeft: 0),
  ])
  func anUnevenRoundedRectangleNeverTurnsBack(radii: CornerRadii) {
    let points = Path(roundedRect: square, cornerRadii: radii).elements.flatMap(\.points)
    let right = points.filter { $0.x == square.maxX }.map(\.y)
    let descents = zip(right, right.dropFirst()).filter { $0 > $1 }
    #expect(descents.count <= 1, "the right side is walked down once: \(right)")
  }

  @Test func roundedRectangleOfNoRadiusIsARectangle() {
    #expect(Path(roundedRect: square, cornerRadii: .zero) == Path(rect: square))
  }

  @Test func oneRoundCornerLeavesThreeSharp() {
    let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 40, bottomLeft: 0)
    let path = Path(roundedRect: square, cornerRadii: radii)
    #expect(!path.contains(CGPoint(x: 109, y: 119)))
    for corner in [CGPoint(x: 11, y: 21), CGPoint(x: 109, y: 21), CGPoint(x: 11, y: 119)] {
      #expect(path.contains(corner))
    }
  }

  @Test func windingAndEvenOddDisagreeInsideANestedSquare() {
    var path = Path(rect: square)
    path.append(Path(rect: square.insetBy(dx: 20, dy: 20)))
    let middle = CGPoint(x: 60, y: 70)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    path = Path(rect: square)
    path.append(Path(rect: square.insetBy(dx: 20, dy: 20)).reversed)
    #expect(!path.contains(middle, using: .winding))
  }

  @Test func insideOfACircleIsWhatIsNearItsMiddle() {
    var generator = SeededGenerator(seed: 12)
    let path = Path(ellipseIn: square)
    for _ in 0..<500 {
      let point = CGPoint(
        x: CGFloat.random(in: 5...115, using: &generator),
        y: CGFloat.random(in: 15...125, using: &generator)
      )
      let radius = hypot(point.x - 60, point.y - 70)
      guard abs(radius - 50) > 0.05 else { continue }
      #expect(path.contains(point) == (radius < 50))
    }
  }

  @Test func reversingTwiceIsTheSameOutline() {
    let path = Path(roundedRect: square, cornerRadii: CornerRadii(20))
    #expect(path.reversed.reversed.bounds == path.bounds)
    #expect(abs(path.reversed.length - path.length) < 1e-9)
    #expect(path.reversed.windingNumber(around: SIMD2(60, 70)) == -1)
  }

  @Test func lineAfterCloseStartsWhereTheSubpathStarted() {
    var path = Path(rect: square)
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.subpaths.last?.start == SIMD2(10, 20))
    #expect(Path(rect: square).currentPoint == CGPoint(x: 10, y: 20))
  }
}
