import Foundation
import Geometry
import Testing

private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
private let neighbor = rect(5, 5, 10, 10)

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

/// Closed polygons by their corners.
private func polygons(_ corners: [[(Double, Double)]]) -> CGPath {
  let path = CGMutablePath()
  for polygon in corners {
    path.addLines(between: polygon.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
  }
  return CGPath(path.value)
}

@Suite struct SetOperationTests {
  @Test func overlappingSquaresHaveEightCorners() {
    let corners: [(Double, Double)] = [
      (0, 0), (10, 0), (10, 5), (15, 5), (15, 15), (5, 15), (5, 10), (0, 10),
    ]
    #expect(square.union(neighbor) == polygons([corners]))
  }

  @Test func overlappingSquaresShareASquare() {
    let shared = square.intersection(neighbor)
    #expect(shared == polygons([[(10, 5), (10, 10), (5, 10), (5, 5)]]))
    #expect(shared.isRect(nil))
  }

  @Test func aSquareLosesItsCorner() {
    let rest = polygons([[(0, 0), (10, 0), (10, 5), (5, 5), (5, 10), (0, 10)]])
    #expect(square.subtracting(neighbor) == rest)
    let difference = square.symmetricDifference(neighbor)
    #expect(difference.componentsSeparated().count == 2)
    #expect(difference.signedArea == 150)
  }

  @Test func rectanglesThatShareASideBecomeOne() {
    #expect(square.union(rect(10, 0, 10, 10)) == rect(0, 0, 20, 10))
    #expect(square.intersection(rect(10, 0, 10, 10)).isEmpty)
    #expect(!square.intersects(rect(10, 0, 10, 10)))
    let steps = square.union(rect(10, 3, 10, 4))
    #expect(steps.value.elements.count == 9)
    #expect(steps.signedArea == 140)
  }

  @Test func squaresThatShareACornerStayTwo() {
    let both = square.union(rect(10, 10, 10, 10))
    #expect(both == CGPath(Path(square.value.elements + rect(10, 10, 10, 10).value.elements)))
    #expect(both.componentsSeparated() == [square, rect(10, 10, 10, 10)])
  }

  @Test func equalPathsAreOne() {
    let ellipse = CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 30), transform: nil)
    for path in [square, ellipse] {
      #expect(path.union(path) == path)
      #expect(path.intersection(path) == path)
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
    }
  }

  @Test func whatIsInsideBecomesAHole() {
    let hole = rect(3, 3, 4, 4)
    #expect(square.union(hole) == square)
    #expect(square.intersection(hole) == hole)
    #expect(hole.subtracting(square).isEmpty)
    let ring = square.subtracting(hole)
    let way: [(Double, Double)] = [(7, 3), (3, 3), (3, 7), (7, 7)]
    #expect(ring == polygons([[(0, 0), (10, 0), (10, 10), (0, 10)], way]))
    #expect(ring.componentsSeparated() == [ring])
  }

  @Test func holesBelongToTheComponentAroundThem() {
    let far = rect(20, 0, 10, 10).subtracting(rect(22, 2, 2, 2))
    let nested = square.subtracting(rect(1, 1, 8, 8)).union(rect(3, 3, 4, 4))
    let parts = nested.union(far).componentsSeparated()
    #expect(parts.map(\.signedArea) == [36, 16, 96])
  }

  @Test func emptyPathsAreNeutral() {
    let empty = CGPath(Path())
    #expect(square.union(empty) == square)
    #expect(empty.union(square) == square)
    #expect(square.intersection(empty).isEmpty)
    #expect(square.subtracting(empty) == square)
    #expect(empty.subtracting(square).isEmpty)
    #expect(empty.normalized().isEmpty)
    #expect(empty.componentsSeparated().isEmpty)
    #expect(!empty.intersects(square))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
  func coordinatesThatCannotBeReckonedWithGiveNothing(number: Double) {
    let path = CGPath(Path(square.value.elements + [.line(CGPoint(x: number, y: 0)), .close]))
    #expect(path.union(square).isEmpty)
    #expect(square.subtracting(path).isEmpty)
    #expect(path.lineIntersection(square).isEmpty)
    #expect(path.flattened(threshold: 1).isEmpty)
    #expect(!path.intersects(square))
  }

  @Test func openPathsAreClosedToBeFilled() {
    let open = CGPath(Path(square.value.elements.dropLast()))
    #expect(open.normalized() == square)
  }

  @Test func theRuleDecidesWhatIsFilledTwice() {
    let twice = CGPath(Path(square.value.elements + neighbor.value.elements))
    #expect(twice.normalized() == square.union(neighbor))
    #expect(twice.normalized(using: .evenOdd) == square.symmetricDifference(neighbor))
    #expect(!twice.intersects(rect(6, 6, 2, 2), using: .evenOdd))
  }

  @Test func curvesStayCurves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let half = circle.intersection(rect(0, 0, 100, 50))
    let kinds = half.value.subpaths.flatMap(\.segments)
    #expect(kinds.count == 2)
    #expect(half.value.hasCurves)
    #expect(half.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// An S whose inflection lies on the line was once missed, and left the loop open.
  @Test func curvesThatCrossAlongTheirTangentAreCut() {
    let curve = Path([
      .move(CGPoint(x: 50, y: 70)),
      .cubic(CGPoint(x: 30, y: 50), CGPoint(x: 50, y: 70), to: CGPoint(x: 40, y: 40)),
      .close,
    ])
    let wedge = polygons([[(40, 60), (50, 50), (60, 90)]])
    let parts = wedge.subtracting(CGPath(curve)).signedArea
    let shared = wedge.intersection(CGPath(curve)).signedArea
    #expect(abs(parts + shared - wedge.normalized().signedArea) < 1e-9)
  }
}
