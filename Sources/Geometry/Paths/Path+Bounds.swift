public import Foundation

extension Path {
  /// The smallest rectangle around the outline itself; the null rectangle for an empty path.
  public var bounds: CGRect {
    CGRect(around: subpaths.flatMap { [CGPoint($0.start)] + $0.segments.flatMap(\.turns) })
  }

  /// The smallest rectangle around all points, control points among them.
  public var controlBounds: CGRect {
    CGRect(around: elements.flatMap(\.points))
  }
}

extension Segment {
  /// The end points and the points where an axis turns round.
  fileprivate var turns: [CGPoint] {
    let inside = (extrema(0) + extrema(1)).map { CGPoint(point(at: $0)) }
    return inside + [CGPoint(start), CGPoint(end)]
  }
}
