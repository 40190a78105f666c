import Foundation
import Geometry
package import Timeline

/// Motion along a path: the position and the direction at a progress.
///
/// [D] Every segment of the path is one keyframe; paced motion uses the length instead.
package struct PathMotion {
  /// One line or curve of the path, as a cubic.
  fileprivate struct Segment {
    let points: (CGPoint, CGPoint, CGPoint, CGPoint)
    // A line keeps its exact numbers if it is not treated as a curve.
    var isLine = false
  }

  private let segments: [Segment]
  private let times: [Double]
  private let curves: [Curve]
  private let mode: KeyframeMode
  /// The cumulative length at equal steps along each segment, for paced motion.
  private let lengths: [Double]

  private static let steps = 64

  package init?(_ path: Path, times: [Double]?, curves: [Curve], mode: KeyframeMode) {
    let segments = path.segments
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    self.mode = mode
    self.curves = curves.count == segments.count ? curves : []
    let even = (0...segments.count).map { Double($0) / Double(segments.count) }
    let isUsable = times.map { $0.count == even.count && zip($0, $0.dropFirst()).allSatisfy(<=) }
    self.times = isUsable == true ? times ?? even : even
    lengths = Self.lengths(of: segments)
  }

  private static func lengths(of segments: [Segment]) -> [Double] {
    var lengths = [0.0]
    for segment in segments {
      for step in 1...steps {
        let (a, b) = (segment.point(Double(step - 1) / 64), segment.point(Double(step) / 64))
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        lengths.append((lengths.last ?? 0) + (dx * dx + dy * dy).squareRoot())
      }
    }
    return lengths
  }

  package func point(at progress: Double) -> CGPoint {
    let (segment, share) = position(at: progress)
    return segments[segment].point(share)
  }

  /// In radians, clockwise from the x axis as y grows downwards.
  func heading(at progress: Double) -> Double {
    let (segment, share) = position(at: progress)
    let direction = segments[segment].direction(share)
    return atan2(direction.dy, direction.dx)
  }

  private func position(at progress: Double) -> (segment: Int, share: Double) {
    mode == .paced || mode == .cubicPaced ? positionByLength(progress) : positionByTime(progress)
  }

  private func positionByTime(_ progress: Double) -> (Int, Double) {
    let segment = min(times.dropFirst().prefix { $0 <= progress }.count, segments.count - 1)
    let (start, end) = (times[segment], times[segment + 1])
    let share = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    if mode == .discrete { return (segment, progress >= 1 ? 1 : 0) }
    return (segment, share < 1 && !curves.isEmpty ? curves[segment].value(at: share) : share)
  }

  private func positionByLength(_ progress: Double) -> (Int, Double) {
    let length = min(max(progress, 0), 1) * (lengths.last ?? 0)
    let next = min(max(lengths.firstIndex { $0 > length } ?? lengths.count - 1, 1), lengths.count)
    let (low, high) = (lengths[next - 1], lengths[next])
    let step = Double(next - 1) + (high > low ? (length - low) / (high - low) : 0)
    let segment = min(Int(step) / Self.steps, segments.count - 1)
    return (segment, step / Double(Self.steps) - Double(segment))
  }
}

extension PathMotion.Segment {
  package init(from start: CGPoint, to end: CGPoint) {
    let third = { (p: CGFloat) in
      CGPoint(x: start.x + (end.x - start.x) * p, y: start.y + (end.y - start.y) * p)
    }
    points = (start, third(1.0 / 3), third(2.0 / 3), end)
    isLine = true
  }

  package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    let raised = { (p: CGPoint) in
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    points = (start, raised(start), raised(end), end)
  }

  package func point(_ t: Double) -> CGPoint {
    let (a, b, c, d) = points
    let (u, v) = (1 - t, t)
    if isLine { return CGPoint(x: u * a.x + v * d.x, y: u * a.y + v * d.y) }
    let w = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
    return CGPoint(
      x: w.0 * a.x + w.1 * b.x + w.2 * c.x + w.3 * d.x,
      y: w.0 * a.y + w.1 * b.y + w.2 * c.y + w.3 * d.y
    )
  }

  /// Towards the next different point if control points coincide.
  package func direction(_ t: Double) -> CGVector {
    let (near, far) = (max(t - 1e-4, 0), min(t + 1e-4, 1))
    let (a, b) = (point(near), point(far))
    return CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }
}

extension Path {
  fileprivate var segments: [PathMotion.Segment] {
    var segments: [PathMotion.Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let point): segments.append(.init(from: current, to: point))
      case .quad(let control, let end):
        segments.append(.init(from: current, control: control, to: end))
      case .cubic(let first, let second, let end):
        segments.append(.init(points: (current, first, second, end)))
      case .close:
        if current != start { segments.append(.init(from: current, to: start)) }
      }
      current = element.end ?? start
    }
    return segments
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
