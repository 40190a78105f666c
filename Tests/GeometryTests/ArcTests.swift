import Foundation
import Geometry
import Testing

private let center = CGPoint(x: 100, y: 50)

@Suite struct ArcTests {
  /// Core Graphics' word "clockwise" is true of an upright y axis: angles fall.
  @Test func clockwiseLetsAnglesFall() {
    let path = CGMutablePath()
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Three quarters of the circle, over the top of the screen.
    #expect(near(path.boundingBoxOfPath, CGRect(x: 90, y: 40, width: 20, height: 20)))
    #expect(near(path.currentPoint, CGPoint(x: 100, y: 60)))
    #expect(path.value.elements.count == 4)
  }

  @Test func counterclockwiseTakesTheQuarter() {
    let path = CGMutablePath()
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(path.boundingBoxOfPath, CGRect(x: 100, y: 50, width: 10, height: 10)))
    #expect(path.value.elements.count == 2)
  }

  @Test(arguments: [true, false])
  func wholeTurnsAreCircles(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    #expect(abs(path.value.length - 20 * .pi) < 0.01)
    #expect(path.contains(center))
  }

  @Test func arcsStartWithALineFromTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.value.elements[1] == .line(CGPoint(x: 110, y: 50)))
  }

  /// Angles from files and from code that divided by zero ended the process.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func anglesThatAreNoNumbersDrawNothing(angle: CGFloat) {
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: 10, startAngle: 0, delta: angle)
    path.addRelativeArc(center: center, radius: 10, startAngle: angle, delta: 1)
    #expect(path.isEmpty)
  }

  @Test(arguments: [1e30, -1e30])
  func moreTurnsThanCanBeCountedEndWhereTheyWould(delta: CGFloat) {
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: 10, startAngle: 0, delta: delta)
    #expect(path.value.elements.count <= 300)
    // The curves between any two angles leave a circle by less than a thousandth of its radius.
    let box = path.boundingBoxOfPath
    let edges = [box.minX, box.minY, box.maxX, box.maxY]
    #expect(zip(edges, [90.0, 40, 110, 60]).allSatisfy { abs($0 - $1) < 0.01 })
    let rest = delta.truncatingRemainder(dividingBy: 2 * .pi)
    let end = CGPoint(x: 100 + 10 * cos(rest), y: 50 + 10 * sin(rest))
    #expect(near(path.currentPoint, end))
  }

  @Test func relativeArcsTurnByTheirDelta() {
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: 10, startAngle: .pi, delta: -.pi / 2)
    #expect(near(path.currentPoint, CGPoint(x: 100, y: 60)))
  }

  @Test func tangentArcsTouchBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 10)
    let expected = CGMutablePath()
    expected.move(to: .zero)
    expected.addArc(
      center: CGPoint(x: 30, y: 10),
      radius: 10,
      startAngle: -.pi / 2,
      endAngle: 0,
      clockwise: false
    )
    #expect(near(path.currentPoint, CGPoint(x: 40, y: 10)))
    #expect(near(path.boundingBoxOfPath, expected.boundingBoxOfPath))
    #expect(abs(path.value.length - (30 + 5 * .pi)) < 0.01)
  }

  @Test func tangentArcsTurnTheOtherWayToo() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: -40), radius: 10)
    #expect(near(path.currentPoint, CGPoint(x: 40, y: -10)))
    #expect(abs(path.value.length - (30 + 5 * .pi)) < 0.01)
  }

  @Test func tangentArcOnOneLineIsTheLine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 80, y: 0), radius: 10)
    #expect(path.value.elements == [.move(.zero), .line(CGPoint(x: 40, y: 0))])
  }

  @Test func transformedArcsAreTransformedCircles() {
    let path = CGMutablePath()
    let t = CGAffineTransform(scaleX: 2, y: 1)
    path.move(to: CGPoint(x: 110, y: 50), transform: t)
    path.addArc(
      center: center,
      radius: 10,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: false,
      transform: t
    )
    #expect(near(path.boundingBoxOfPath, CGRect(x: 180, y: 40, width: 40, height: 20)))
    #expect(path.value.elements.count == 5)
  }
}

private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
  distance([a.x, a.y], [b.x, b.y]) < 1e-9
}

private func near(_ a: CGRect, _ b: CGRect) -> Bool {
  distance([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY]) < 1e-9
}
