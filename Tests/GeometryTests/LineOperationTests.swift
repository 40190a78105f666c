import Foundation
import Geometry
import Testing

private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

private func line(_ points: (Double, Double)...) -> CGPath {
  let path = CGMutablePath()
  path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
  return CGPath(path.value)
}

/// Parts of lines inside and outside of fills, and lines in place of curves.
@Suite struct LineOperationTests {
  @Test func aLineIsCutAtTheSides() {
    let across = line((-5, 5), (15, 5))
    #expect(across.lineIntersection(square) == line((0, 5), (10, 5)))
    let outside = line((-5, 5), (0, 5)).value.elements + line((10, 5), (15, 5)).value.elements
    #expect(across.lineSubtracting(square) == CGPath(Path(outside)))
  }

  @Test func aClosedLineIsOpenedAcrossItsSeam() {
    let neighbor = CGPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    #expect(square.lineIntersection(neighbor) == line((0, 5), (0, 0), (5, 0)))
    #expect(square.lineSubtracting(neighbor) == line((5, 0), (10, 0), (10, 10), (0, 10), (0, 5)))
  }

  @Test func aClosedLineInsideStaysClosed() {
    let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 5, height: 5), transform: nil)
    #expect(inner.lineIntersection(square) == inner)
    #expect(inner.lineSubtracting(square).isEmpty)
    #expect(square.lineSubtracting(inner) == square)
  }

  @Test func theBoundaryBelongsToTheFill() {
    #expect(square.lineIntersection(square) == square)
    #expect(square.lineSubtracting(square).isEmpty)
    let along = line((-5, 0), (5, 0))
    #expect(along.lineIntersection(square) == line((0, 0), (5, 0)))
  }

  @Test func holesByEvenOddCutLines() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let across = line((0, 5), (10, 5))
    #expect(across.lineIntersection(ring) == across)
    #expect(across.lineSubtracting(ring, using: .evenOdd) == line((4, 5), (6, 5)))
  }

  @Test(arguments: [0.01, 0.1, 1, 10])
  func flattenedCurvesAreNoFartherThanTheThreshold(threshold: Double) {
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 80), transform: nil)
    let flat = ellipse.flattened(threshold: threshold)
    #expect(!flat.value.hasCurves)
    // Chords of a convex curve lie inside of it.
    #expect(flat.lineSubtracting(ellipse).isEmpty)
    let rest = ellipse.signedArea - flat.signedArea
    #expect(rest > 0 && rest < threshold * ellipse.drawnLength)
  }

  @Test func straightPathsAreFlatAlready() {
    #expect(square.flattened(threshold: 0.1) == square)
    #expect(line((1, 2), (3, 4)).flattened(threshold: 0) == line((1, 2), (3, 4)))
  }
}
