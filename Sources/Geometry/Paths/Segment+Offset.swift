extension Segment {
  /// Whether it is no longer than a rounding error.
  package var isPoint: Bool {
    switch self {
    case .line(let p, let q): p == q
    case .cubic(let a, let b, let c, let d): a == b && a == c && a == d
    }
  }

  /// The unit direction at the start; if the first control point coincides with it, towards the
  /// next one.
  package var startTangent: SIMD2<Double> {
    switch self {
    case .line(let p, let q): direction([q - p])
    case .cubic(let a, let b, let c, let d): direction([b - a, c - a, d - a])
    }
  }

  package var endTangent: SIMD2<Double> { -reversed.startTangent }

  private func direction(_ candidates: [SIMD2<Double>]) -> SIMD2<Double> {
    let length = candidates.map(\.length).max() ?? 0
    let chosen = candidates.first { $0.length > length * 1e-9 } ?? SIMD2(1, 0)
    return chosen / chosen.length
  }

  /// Curves that run `distance` to the left of this one, y up.
  package func offset(by distance: Double) -> [Segment] {
    switch self {
    case .line(let p, let q):
      let shift = startTangent.left * distance
      return [.line(p + shift, q + shift)]
    case .cubic:
      return offset(by: distance, depth: 0)
    }
  }

  /// Subdivides until the middle is within a thousandth of the distance (Tiller and Hanson 1984).
  private func offset(by distance: Double, depth: Int) -> [Segment] {
    let start = self.start + startTangent.left * distance
    let end = self.end + endTangent.left * distance
    let whole = Segment.cubic(
      start,
      start + speed(at: 0, offset: distance) / 3,
      end - speed(at: 1, offset: distance) / 3,
      end
    )
    let middle = part(0, 0.5)
    let stated = middle.end + middle.endTangent.left * distance
    if depth == 8 || isFlat && (whole.point(at: 0.5) - stated).length <= abs(distance) * 1e-3 {
      return [whole]
    }
    return middle.offset(by: distance, depth: depth + 1)
      + part(0.5, 1).offset(by: distance, depth: depth + 1)
  }

  /// Whether the curve turns by less than a right angle.
  private var isFlat: Bool {
    let middle = part(0, 0.5).endTangent
    return startTangent.dot(endTangent) > 0 && startTangent.dot(middle) > 0
  }

  /// The offset curve's derivative: P′ · (1 − distance · curvature).
  private func speed(at t: Double, offset distance: Double) -> SIMD2<Double> {
    guard case .cubic(let a, let b, let c, let d) = self else { return end - start }
    let first = derivative(at: t)
    let bend: SIMD2<Double> = t == 0 ? c - b * 2 + a : d - c * 2 + b
    let second = bend * 6
    let size = first.length
    guard size > 1e-9 * (d - a).length, size > 0 else { return .zero }
    return first * (1 - distance * first.cross(second) / (size * size * size))
  }
}

extension SIMD2<Double> {
  fileprivate var left: SIMD2<Double> { SIMD2(-y, x) }
}
