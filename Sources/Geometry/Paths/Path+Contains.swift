public import Foundation

extension Path {
  /// Whether `point` is inside; open subpaths count as closed.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    rule.fills(windingNumber(around: SIMD2(point)))
  }

  /// How often the outline winds around `point`, counted along a ray to the right.
  package func windingNumber(around point: SIMD2<Double>) -> Int {
    subpaths.flatMap(\.outline).reduce(0) { $0 + $1.crossings(rightOf: point) }
  }
}

extension CGPathFillRule {
  /// Whether places are filled around which an outline winds so often.
  func fills(_ turns: Int) -> Bool {
    switch self {
    case .winding: turns != 0
    case .evenOdd: turns % 2 != 0
    }
  }
}

extension Segment {
  fileprivate func crossings(rightOf point: SIMD2<Double>) -> Int {
    // Lines, which most outlines are made of, have no extrema.
    if case .line = self { return crossing(between: 0, 1, rightOf: point) }
    let stops = [0] + extrema(1) + [1]
    return zip(stops, stops.dropFirst()).reduce(0) { sum, piece in
      sum + crossing(between: piece.0, piece.1, rightOf: point)
    }
  }

  /// +1 or −1 if the piece, which is monotonic in y, crosses the ray; lower ends belong to it.
  private func crossing(between from: Double, _ to: Double, rightOf point: SIMD2<Double>) -> Int {
    let (low, high) = (self.point(at: from).y, self.point(at: to).y)
    guard (low <= point.y) != (high <= point.y) else { return 0 }
    let rises = high > low
    return x(at: point.y, between: from, to, rising: rises) > point.x ? (rises ? 1 : -1) : 0
  }

  private func x(at y: Double, between from: Double, _ to: Double, rising: Bool) -> Double {
    if case .line(let p, let q) = self { return p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y) }
    var (from, to) = (from, to)
    // 52 bisections exhaust the precision of a double.
    for _ in 0..<52 {
      let middle = (from + to) / 2
      if (point(at: middle).y <= y) == rising { from = middle } else { to = middle }
    }
    return point(at: from).x
  }
}
