import Foundation

/// One segment of an outline: a line or a cubic (quadratics are raised, exactly).
package enum Segment: Hashable, Sendable {
  case line(SIMD2<Double>, SIMD2<Double>)
  case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  package static func quad(
    _ start: SIMD2<Double>,
    _ control: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) -> Segment {
    .cubic(start, start + (control - start) * 2 / 3, end + (control - end) * 2 / 3, end)
  }

  package var start: SIMD2<Double> {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: SIMD2<Double> {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The ends, and the control points between them.
  package var points: [SIMD2<Double>] {
    switch self {
    case .line(let start, let end): [start, end]
    case .cubic(let start, let one, let two, let end): [start, one, two, end]
    }
  }

  package func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    switch self {
    case .line(let p, let q): return p * s + q * t
    case .cubic(let a, let b, let c, let d):
      let ends = a * (s * s * s) + d * (t * t * t)
      return ends + (b * s + c * t) * (3 * s * t)
    }
  }

  package func derivative(at t: Double) -> SIMD2<Double> {
    switch self {
    case .line(let p, let q): return q - p
    case .cubic(let a, let b, let c, let d):
      let s = 1 - t
      return (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
    }
  }

  /// The part between two parameters.
  package func part(_ from: Double, _ to: Double) -> Segment {
    switch self {
    case .line: return .line(point(at: from), point(at: to))
    case .cubic(let a, _, _, let d):
      let (p, q) = (from == 0 ? a : point(at: from), to == 1 ? d : point(at: to))
      let third = (to - from) / 3
      return .cubic(p, p + derivative(at: from) * third, q - derivative(at: to) * third, q)
    }
  }

  /// Parameters strictly inside 0…1 at which lane `axis` has an extremum, ascending.
  package func extrema(_ axis: Int) -> [Double] {
    guard case .cubic(let a, let b, let c, let d) = self else { return [] }
    let (p, q, r) = ((b - a)[axis], (c - b)[axis], (d - c)[axis])
    return roots(of: p - 2 * q + r, 2 * (q - p), p).filter { $0 > 0 && $0 < 1 }
  }
}

/// Real roots of a·t² + b·t + c, ascending, in the form that does not cancel.
private func roots(of a: Double, _ b: Double, _ c: Double) -> [Double] {
  let size = max(abs(a), abs(b), abs(c))
  guard abs(a) > size * 1e-14 else { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return (q == 0 ? [0] : [q / a, c / q]).sorted()
}
