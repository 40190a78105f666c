import Foundation

/// The line between the ends of a curve, and the band along it that contains the curve.
struct Chord {
  let start: SIMD2<Double>
  let reach: SIMD2<Double>
  let length: Double
  private let normal: SIMD2<Double>
  private let lowest: Double
  private let highest: Double

  init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    self.init(of: .line(start, end))
  }

  init(of curve: Segment) {
    start = curve.start
    reach = curve.end - curve.start
    length = reach.length
    normal = length > 0 ? SIMD2(-reach.y, reach.x) / length : SIMD2(0, 1)
    var (low, high) = (0.0, 0.0)
    if case .cubic(let a, let b, let c, _) = curve {
      let heights = [normal.dot(b - a), normal.dot(c - a)]
      low = min(low, heights[0], heights[1])
      high = max(high, heights[0], heights[1])
    }
    (lowest, highest) = (low, high)
  }

  var width: Double { highest - lowest }

  /// Whether a curve is on one side of the band.
  func misses(_ curve: Segment, tolerance: Double) -> Bool {
    let heights = curve.points.map { normal.dot($0 - start) }
    return heights.allSatisfy { $0 > highest + tolerance }
      || heights.allSatisfy { $0 < lowest - tolerance }
  }

  /// Whether a chord leads from beyond one side of the band to beyond the other.
  func isCrossed(by other: Chord) -> Bool {
    let from = normal.dot(other.start - start)
    let to = normal.dot(other.start + other.reach - start)
    return min(from, to) < lowest && max(from, to) > highest
  }

  /// The sine of the angle between two chords.
  func sine(to other: Chord) -> Double {
    let size = length * other.length
    return size > 0 ? reach.cross(other.reach) / size : 0
  }

  /// The shares of both chords at which their lines cross, if they do so within both.
  func crossing(_ other: Chord, tolerance: Double) -> (Double, Double)? {
    guard abs(sine(to: other)) > 1e-12 else { return nil }
    let area = reach.cross(other.reach)
    let apart = other.start - start
    let shares = (apart.cross(other.reach) / area, apart.cross(reach) / area)
    let (slack, otherSlack) = (tolerance / length, tolerance / other.length)
    guard shares.0 >= -slack, shares.0 <= 1 + slack else { return nil }
    guard shares.1 >= -otherSlack, shares.1 <= 1 + otherSlack else { return nil }
    return (min(max(shares.0, 0), 1), min(max(shares.1, 0), 1))
  }

  /// The shares of both chords in the middle of where they run side by side.
  func meeting(_ other: Chord) -> (Double, Double) {
    let ends = [other.share(of: start), other.share(of: start + reach)]
    let theirs = (ends[0] + ends[1]) / 2
    return (share(of: other.start + other.reach * theirs), theirs)
  }

  func point(at share: Double) -> SIMD2<Double> { start + reach * share }

  private func share(of point: SIMD2<Double>) -> Double {
    guard length > 0 else { return 0.5 }
    return min(max((point - start).dot(reach) / (length * length), 0), 1)
  }
}
