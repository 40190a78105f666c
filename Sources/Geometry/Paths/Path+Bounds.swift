public import Foundation

extension Path {
  /// The box around the outline itself; the null rectangle for an empty path.
  public var bounds: CGRect {
    CGRect(around: subpaths.flatMap { [CGPoint($0.start)] + $0.segments.flatMap(\.turns) })
  }

  /// The box around all points, including control points.
  public var controlBounds: CGRect {
    CGRect(around: elements.flatMap(\.points))
  }
}

extension Segment {
  /// The end points and the extrema along each axis.
  fileprivate var turns: [CGPoint] {
    let inside = (extrema(0) + extrema(1)).map { CGPoint(point(at: $0)) }
    return inside + [CGPoint(start), CGPoint(end)]
  }
}
