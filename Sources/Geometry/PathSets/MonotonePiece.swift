import Foundation

/// A part of a segment along which neither coordinate turns back.
///
/// Such a part does not cross itself, and its ends are the corners of its box.
struct MonotonePiece {
  /// The index of the segment among all of an arrangement.
  let source: Int
  let from: Double
  let to: Double
  let curve: Segment
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  private init(of segment: Segment, _ source: Int, from: Double, to: Double) {
    (self.source, self.from, self.to) = (source, from, to)
    curve = segment.part(from, to)
    low = pointwiseMin(curve.start, curve.end)
    high = pointwiseMax(curve.start, curve.end)
  }

  static func pieces(of segment: Segment, source: Int) -> [MonotonePiece] {
    let turns = Set(segment.extrema(0) + segment.extrema(1)).sorted()
    let stops = [0] + turns + [1]
    return zip(stops, stops.dropFirst()).map {
      MonotonePiece(of: segment, source, from: $0, to: $1)
    }
  }

  /// The parameter of the whole segment at a parameter of the piece.
  func sourceParameter(_ t: Double) -> Double {
    t == 1 ? to : from + (to - from) * t
  }

  func isNear(_ other: MonotonePiece, within distance: Double) -> Bool {
    low.x <= other.high.x + distance && other.low.x <= high.x + distance
      && low.y <= other.high.y + distance && other.low.y <= high.y + distance
  }

  func isNear(_ point: SIMD2<Double>, within distance: Double) -> Bool {
    low.x <= point.x + distance && point.x <= high.x + distance
      && low.y <= point.y + distance && point.y <= high.y + distance
  }
}

extension Segment {
  /// The parameter at which a monotonic curve comes closest to a point.
  func parameter(closestTo point: SIMD2<Double>) -> Double {
    if case .line(let p, let q) = self {
      let along = (q - p).dot(q - p)
      return along > 0 ? min(max((point - p).dot(q - p) / along, 0), 1) : 0
    }
    let level = [parameter(0, at: point.x), parameter(1, at: point.y)]
    let distances = level.map { (self.point(at: $0) - point).length }
    return approach(point, from: distances[0] <= distances[1] ? level[0] : level[1])
  }

  func distance(to point: SIMD2<Double>) -> Double {
    (self.point(at: parameter(closestTo: point)) - point).length
  }

  /// Where one coordinate of a monotonic curve has a value; the nearer end if nowhere.
  func parameter(_ axis: Int, at value: Double) -> Double {
    let (first, last) = (start[axis], end[axis])
    if case .line = self {
      return first == last ? 0 : min(max((value - first) / (last - first), 0), 1)
    }
    var (low, high) = (0.0, 1.0)
    // 52 bisections exhaust the precision of a double.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(at: middle)[axis] < value) == (first < last) { low = middle } else { high = middle }
    }
    return low
  }

  /// A few steps of Gauss and Newton's method, each taken only if it leads closer.
  private func approach(_ point: SIMD2<Double>, from start: Double) -> Double {
    var (best, nearest) = (start, (self.point(at: start) - point).length)
    for _ in 0..<4 {
      let speed = derivative(at: best)
      guard nearest > 0, speed.dot(speed) > 0 else { break }
      let step = (point - self.point(at: best)).dot(speed) / speed.dot(speed)
      let next = min(max(best + step, 0), 1)
      let distance = (self.point(at: next) - point).length
      guard distance < nearest else { break }
      (best, nearest) = (next, distance)
    }
    return best
  }
}
