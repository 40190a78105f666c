import Foundation
import Geometry

/// The ten points of one corner's three cubics, in radii from its tip along both sides.
private enum ContinuousCorner {
  /// The distance from the corner at which the curve begins.
  static let reach: CGFloat = 1.528665

  // [M] Read from UIBezierPath's elements by PaintCode, "Mysterious iOS 7 rounded rects" (2013).
  static let continuous = mirrored([
    CGPoint(x: reach, y: 0), CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
  ])

  /// A quarter circle, cut at a third and two thirds.
  static let circular: [CGPoint] = {
    let near = 1 - 4.0 / 3.0 * (2.0.squareRoot() - 1)
    let quarter = Segment.cubic(SIMD2(1, 0), SIMD2(near, 0), SIMD2(0, near), SIMD2(0, 1))
    let thirds = (0..<3).map { quarter.part(Double($0) / 3, Double($0 + 1) / 3).points }
    return ([quarter.start] + thirds.flatMap { $0.dropFirst() }).map { CGPoint($0) }
  }()

  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}

extension Path {
  /// Continuous corners if both neighbours leave enough room, otherwise circular ones.
  ///
  /// Three cubics for each corner in any case, of zero length if it is sharp, so that paths can be
  /// interpolated.
  package init(continuous rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    let room = min(rect.width, rect.height) / 2
    let radius = max(0, radius)
    let shape =
      radius * ContinuousCorner.reach <= room
      ? ContinuousCorner.continuous : ContinuousCorner.circular
    let vertices: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), .left, .down),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), .up, .left),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), .right, .up),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .down, .right),
    ]
    self.init()
    for (corner, vertex, back, ahead) in vertices {
      let radius = corners.contains(corner) ? min(radius, room) : 0
      let points = shape.map { point in
        CGPoint(
          x: vertex.x + (back.dx * point.x + ahead.dx * point.y) * radius,
          y: vertex.y + (back.dy * point.x + ahead.dy * point.y) * radius
        )
      }
      if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
      for i in stride(from: 1, to: points.count, by: 3) {
        addCubic(to: points[i + 2], control1: points[i], control2: points[i + 1])
      }
    }
    close()
  }
}

extension CGVector {
  fileprivate static let left = CGVector(dx: -1, dy: 0)
  fileprivate static let right = CGVector(dx: 1, dy: 0)
  fileprivate static let up = CGVector(dx: 0, dy: -1)
  fileprivate static let down = CGVector(dx: 0, dy: 1)
}
