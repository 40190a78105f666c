import Foundation

/// Finds where two monotonic curves cross, by halving them.
///
/// A pair of halves is dropped as soon as one is beside the band around the other's chord
/// (Sederberg and Nishita 1990), and solved by Newton's method as soon as the chords cross at an
/// angle that the curves' bends cannot undo. Halves of curves that touch are cut down to chords
/// within the tolerance.
struct CrossingSearch {
  private let first: Segment
  private let second: Segment
  private let tolerance: Double
  private var found: [(Double, Double)] = []
  private var steps = 0

  /// How many pairs of halves are looked at; a crossing takes about twenty.
  private static let limit = 4096

  init(_ first: Segment, _ second: Segment, tolerance: Double) {
    (self.first, self.second, self.tolerance) = (first, second, tolerance)
  }

  /// The parameters of the crossings.
  mutating func crossings() -> [(Double, Double)] {
    search(Span(of: first, from: 0, to: 1), Span(of: second, from: 0, to: 1))
    return found
  }

  private mutating func search(_ a: Span, _ b: Span) {
    guard steps < Self.limit, a.isNear(b, within: tolerance) else { return }
    steps += 1
    if a.chord.misses(b.curve, tolerance: tolerance) { return }
    if b.chord.misses(a.curve, tolerance: tolerance) { return }
    if let crossing = clearCrossing(a, b) {
      found.append(crossing)
    } else if max(a.chord.width, b.chord.width) <= tolerance / 4 {
      found += [flatCrossing(a, b)].compactMap(\.self)
    } else if a.chord.width >= b.chord.width {
      for half in a.halves(of: first) { search(half, b) }
    } else {
      for half in b.halves(of: second) { search(a, half) }
    }
  }

  /// The only crossing of two curves that are almost straight and lead through each other.
  private func clearCrossing(_ a: Span, _ b: Span) -> (Double, Double)? {
    guard a.chord.width <= a.chord.length * 0.02, b.chord.width <= b.chord.length * 0.02 else {
      return nil
    }
    guard abs(a.chord.sine(to: b.chord)) > 0.3 else { return nil }
    guard a.chord.isCrossed(by: b.chord), b.chord.isCrossed(by: a.chord) else { return nil }
    guard let shares = a.chord.crossing(b.chord, tolerance: 0) else { return nil }
    let solved = solve(from: parameters(at: a.chord.point(at: shares.0)))
    let gap = (first.point(at: solved.0) - second.point(at: solved.1)).length
    return gap <= tolerance / 4 && a.contains(solved.0) && b.contains(solved.1) ? solved : nil
  }

  private func flatCrossing(_ a: Span, _ b: Span) -> (Double, Double)? {
    let isBeside =
      abs(a.chord.sine(to: b.chord)) < 1e-6 || min(a.chord.length, b.chord.length) <= tolerance
    let shares =
      isBeside ? a.chord.meeting(b.chord) : a.chord.crossing(b.chord, tolerance: tolerance)
    guard let shares else { return nil }
    let guess = parameters(at: a.chord.point(at: shares.0))
    let solved = solve(from: guess)
    let chosen = a.contains(solved.0) && b.contains(solved.1) ? solved : guess
    let gap = (first.point(at: chosen.0) - second.point(at: chosen.1)).length
    return gap <= tolerance * 2 ? chosen : nil
  }

  /// Where the curves come closest to a point.
  ///
  /// Equal shares of chord and curve need not be close: control points may coincide.
  private func parameters(at place: SIMD2<Double>) -> (Double, Double) {
    (first.parameter(closestTo: place), second.parameter(closestTo: place))
  }

  /// Newton's method for first(t) = second(u).
  private func solve(from guess: (Double, Double)) -> (Double, Double) {
    var (t, u) = guess
    var gap = second.point(at: u) - first.point(at: t)
    for _ in 0..<8 {
      let (v, w) = (first.derivative(at: t), second.derivative(at: u))
      let area = v.cross(w)
      guard abs(area) > 1e-9 * v.length * w.length else { break }
      let nextT = min(max(t + gap.cross(w) / area, 0), 1)
      let nextU = min(max(u + gap.cross(v) / area, 0), 1)
      let next = second.point(at: nextU) - first.point(at: nextT)
      guard next.length < gap.length else { break }
      (t, u, gap) = (nextT, nextU, next)
    }
    return (t, u)
  }
}

/// A part of a curve with its chord.
private struct Span {
  let from: Double
  let to: Double
  let curve: Segment
  let chord: Chord

  init(of whole: Segment, from: Double, to: Double) {
    (self.from, self.to) = (from, to)
    curve = whole.part(from, to)
    chord = Chord(of: curve)
  }

  func halves(of whole: Segment) -> [Span] {
    let middle = (from + to) / 2
    return [Span(of: whole, from: from, to: middle), Span(of: whole, from: middle, to: to)]
  }

  func contains(_ t: Double) -> Bool {
    let slack = (to - from) / 16
    return t >= from - slack && t <= to + slack
  }

  func isNear(_ other: Span, within distance: Double) -> Bool {
    let (low, high) = box
    let (otherLow, otherHigh) = other.box
    return low.x <= otherHigh.x + distance && otherLow.x <= high.x + distance
      && low.y <= otherHigh.y + distance && otherLow.y <= high.y + distance
  }

  private var box: (SIMD2<Double>, SIMD2<Double>) {
    (pointwiseMin(curve.start, curve.end), pointwiseMax(curve.start, curve.end))
  }
}
