import Foundation

extension Segment {
  package var length: Double { length(from: 0, to: 1) }

  package func length(from start: Double, to end: Double) -> Double {
    switch self {
    case .line(let p, let q): (q - p).length * (end - start)
    case .cubic: gauss(start, end, depth: 0, whole: gauss(start, end))
    }
  }

  /// The parameter at which `length` of the curve is covered, measured from `start`.
  package func parameter(atLength length: Double, after start: Double = 0) -> Double {
    guard length > 0, start < 1 else { return start }
    let whole = self.length(from: start, to: 1)
    guard length < whole else { return 1 }
    if case .line = self { return start + (1 - start) * length / whole }
    // Newton's method, with bisection if a step leaves the interval.
    var (low, high, gone) = (start, 1.0, 0.0)
    var t = start + (1 - start) * length / whole
    while low < t, t < high {
      let next = gone + self.length(from: low, to: t)
      let step = (length - next) / derivative(at: t).length
      if next < length { (low, gone) = (t, next) } else { high = t }
      guard abs(step) > 1e-15 else { break }
      t = t + step > low && t + step < high ? t + step : (low + high) / 2
    }
    return t
  }

  /// Subdivides until both halves agree with the whole to 1e-10.
  private func gauss(_ start: Double, _ end: Double, depth: Int, whole: Double) -> Double {
    let middle = (start + end) / 2
    let (left, right) = (gauss(start, middle), gauss(middle, end))
    if depth == 16 || abs(left + right - whole) <= 1e-10 * max(whole, 1e-12) {
      return left + right
    }
    return gauss(start, middle, depth: depth + 1, whole: left)
      + gauss(middle, end, depth: depth + 1, whole: right)
  }

  /// Gauss–Legendre quadrature of the speed at five points.
  private func gauss(_ start: Double, _ end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    let nodes: [(Double, Double)] = [
      (0, 0.5688888888888889),
      (0.5384693101056831, 0.47862867049936647), (-0.5384693101056831, 0.47862867049936647),
      (0.9061798459386640, 0.23692688505618908), (-0.9061798459386640, 0.23692688505618908),
    ]
    return nodes.reduce(0) { sum, node in
      sum + node.1 * half * derivative(at: middle + half * node.0).length
    }
  }
}

extension Path {
  /// Whether one of its subpaths is shorter than this.
  package func hasSubpath(shorterThan length: Double) -> Bool {
    subpaths.contains { subpath in
      subpath.segments.reduce(0) { $0 + $1.length } < length
    }
  }

  /// The length of all subpaths, including closing lines.
  package var length: Double {
    subpaths.reduce(0) { sum, subpath in
      let segments = subpath.isClosed ? subpath.outline : subpath.segments
      return segments.reduce(sum) { $0 + $1.length }
    }
  }
}

extension Path {
  /// An upper bound of its length: the length of the polygon through all control points.
  package var reach: Double {
    let points = elements.flatMap(\.points)
    return zip(points, points.dropFirst()).reduce(0) { whole, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return whole + Double(dx * dx + dy * dy).squareRoot()
    }
  }
}
