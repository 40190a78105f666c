import Foundation

/// A loop of edges as segments again, as few as possible.
struct LoopPath {
  private(set) var segments: [Segment] = []

  init(_ loop: [BoundaryEdge], of arrangement: Arrangement) {
    let tolerance = arrangement.tolerance
    var runs: [Run] = []
    for edge in loop {
      let joined = runs.last?.joined(with: Run(edge), tolerance: tolerance)
      if let joined { runs[runs.count - 1] = joined } else { runs.append(Run(edge)) }
    }
    if runs.count > 2, let seam = runs[runs.count - 1].joined(with: runs[0], tolerance: tolerance) {
      runs.removeLast()
      runs[0] = seam
    }
    segments = runs.map { $0.segment(of: arrangement.sources) }
  }

  /// Positive if the loop leads from the x axis to the y axis.
  var area: Double {
    let origin = segments.first?.start ?? .zero
    return segments.reduce(0) { $0 + $1.moved(by: -origin).area }
  }

  /// The length of the lines between all control points, which no loop is longer than.
  var reach: Double {
    let points = segments.flatMap(\.points)
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// Ends with a closing element, which stands for a last line.
  var path: Path {
    guard let first = segments.first, let last = segments.last else { return Path() }
    var path = Path([.move(CGPoint(first.start))])
    let isClosedByLine = if case .line = last { last.end == first.start } else { false }
    for segment in isClosedByLine ? segments.dropLast() : segments[...] { path.append(segment) }
    path.close()
    return path
  }
}

/// Edges that follow each other along one segment, or along one straight line.
private struct Run {
  let source: Int
  let from: Double
  let to: Double
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  let isCurve: Bool

  init(_ edge: BoundaryEdge) {
    (source, from, to) = (edge.source, edge.from, edge.to)
    (start, end) = (edge.curve.start, edge.curve.end)
    if case .cubic = edge.curve { isCurve = true } else { isCurve = false }
  }

  /// A curve from the start of one run, or a line along the last of two, to the end of the other.
  private init(_ first: Run, _ last: Run) {
    source = last.source
    from = first.isCurve ? first.from : last.from
    to = last.to
    (start, end, isCurve) = (first.start, last.end, first.isCurve)
  }

  func joined(with next: Run, tolerance: Double) -> Run? {
    guard end == next.start, isCurve == next.isCurve else { return nil }
    let isStraight = !isCurve && continues(straightInto: next, tolerance: tolerance)
    return isStraight || continuesSource(into: next) ? Run(self, next) : nil
  }

  private func continuesSource(into next: Run) -> Bool {
    // Stops that fell on one node left a gap between the parameters.
    source == next.source && abs(to - next.from) < 1e-4 && (from < to) == (next.from < next.to)
  }

  private func continues(straightInto next: Run, tolerance: Double) -> Bool {
    let (before, after, whole) = (end - start, next.end - end, next.end - start)
    return before.dot(after) > 0 && abs(whole.cross(before)) <= tolerance * whole.length
  }

  func segment(of sources: [Segment]) -> Segment {
    guard isCurve else { return .line(start, end) }
    let (low, high) = (min(from, to), max(from, to))
    let isWhole = low == 0 && high == 1
    let part = isWhole ? sources[source] : sources[source].part(low, high)
    return (from < to ? part : part.reversed).moved(from: start, to: end)
  }
}

extension Segment {
  fileprivate func moved(by offset: SIMD2<Double>) -> Segment {
    switch self {
    case .line(let p, let q): .line(p + offset, q + offset)
    case .cubic(let a, let b, let c, let d):
      .cubic(a + offset, b + offset, c + offset, d + offset)
    }
  }

  /// The area between the curve and the origin, ½ ∫ P × P′ (Green's theorem).
  fileprivate var area: Double {
    switch self {
    case .line(let p, let q): return p.cross(q) / 2
    case .cubic(let a, let b, let c, let d):
      let sides = 6 * a.cross(b) + 6 * c.cross(d) + a.cross(d)
      return (sides + 3 * (a.cross(c) + b.cross(c) + b.cross(d))) / 20
    }
  }
}
