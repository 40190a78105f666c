import Foundation

/// A path along points, at constant speed.
struct Polyline {
  private let points: [CGPoint]
  private let ends: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    var way: CGFloat = 0
    ends = zip(points, points.dropFirst()).map { from, to in
      way += from.distance(to: to)
      return way
    }
  }

  func point(at share: Double) -> CGPoint {
    guard let length = ends.last, length > 0, share < 1 else { return points[points.count - 1] }
    let way = length * max(0, share)
    let index = ends.firstIndex { $0 >= way } ?? ends.count - 1
    let (from, to) = (points[index], points[index + 1])
    let before = index == 0 ? 0 : ends[index - 1]
    let part = ends[index] > before ? (way - before) / (ends[index] - before) : 1
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
