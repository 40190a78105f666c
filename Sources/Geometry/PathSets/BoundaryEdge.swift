import Foundation

/// A part of a segment between two nodes, which nothing crosses.
struct BoundaryEdge {
  let source: Int
  let from: Double
  let to: Double
  let start: Int
  let end: Int
  let curve: Segment
  /// How often each path leads along it, less how often it leads back.
  var turns: SIMD2<Int>

  var reversed: BoundaryEdge {
    BoundaryEdge(
      source: source,
      from: to,
      to: from,
      start: end,
      end: start,
      curve: curve.reversed,
      turns: 0 &- turns
    )
  }
}

extension BoundaryEdge {
  /// Whether an edge between the same nodes is the same line.
  func coincides(with other: BoundaryEdge, tolerance: Double) -> Bool {
    if case .line = curve, case .line = other.curve { return true }
    return [0.25, 0.5, 0.75].allSatisfy { t in
      other.curve.distance(to: curve.point(at: t)) <= tolerance
    }
  }
}

extension Segment {
  /// The curve with its ends moved, and the control points with them.
  func moved(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Segment {
    switch self {
    case .line: .line(start, end)
    case .cubic(let a, let b, let c, let d):
      .cubic(start, b + (start - a), c + (end - d), end)
    }
  }
}
