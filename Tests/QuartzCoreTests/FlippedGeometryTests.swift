import CoreGraphics
import Geometry
import Testing

@testable import QuartzCore

/// [D] A flipped layer has its origin at the bottom, where paths of letters have theirs.
@MainActor
@Suite struct FlippedGeometryTests {
  private func shape(_ points: [CGPoint], isFlipped: Bool) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 5, y: 10, width: 40, height: 20)
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    layer.path = path
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.isGeometryFlipped = isFlipped
    return layer
  }

  @Test func thePathOfAShapeIsMirroredWithinItsBounds() {
    let points = [CGPoint(x: 5, y: 10), CGPoint(x: 45, y: 12), CGPoint(x: 20, y: 28)]
    let mirrored = points.map { CGPoint(x: $0.x, y: 40 - $0.y) }
    let flipped = shape(points, isFlipped: true)
    #expect(flipped.values.content == shape(mirrored, isFlipped: false).values.content)
    #expect(flipped.values.content != shape(points, isFlipped: false).values.content)
    flipped.isGeometryFlipped = false
    #expect(flipped.values.content == shape(points, isFlipped: false).values.content)
  }
}
