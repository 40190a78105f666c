import Foundation
import Geometry

/// A walk along a path at a constant pace.
struct PathWalk {
  private let path: Path
  private let segments: [Segment]
  private let lengths: [Double]

  init(_ path: CGPath) {
    self.path = path.value
    segments = path.value.subpaths.flatMap { $0.isClosed ? $0.outline : $0.segments }
    lengths = segments.map(\.length)
  }

  var length: Double { lengths.reduce(0, +) }

  var reversed: CGPath { CGPath(path.reversed) }

  /// The point and the direction in radians at a share of the length.
  func place(at progress: Double) -> (point: CGPoint, heading: CGFloat)? {
    guard let last = segments.last else { return nil }
    var left = min(max(progress, 0), 1) * length
    for (segment, length) in zip(segments, lengths) {
      if left < length { return Self.place(on: segment, segment.parameter(atLength: left)) }
      left -= length
    }
    return Self.place(on: last, 1)
  }

  private static func place(on segment: Segment, _ t: Double) -> (CGPoint, CGFloat) {
    let (point, slope) = (segment.point(at: t), segment.derivative(at: t))
    return (CGPoint(x: point.x, y: point.y), CGFloat(atan2(slope.y, slope.x)))
  }
}
