import Foundation

/// A path along points, at constant speed.
struct Polyline {
  private let points: [CGPoint]
  private let ends: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    var distance: CGFloat = 0
    ends = zip(points, points.dropFirst()).map { from, to in
      distance += from.distance(to: to)
      return distance
    }
  }

  func point(at share: Double) -> CGPoint {
    guard let length = ends.last, length > 0, share < 1 else { return points[points.count - 1] }
    let distance = length * max(0, share)
    let index = ends.firstIndex { $0 >= distance } ?? ends.count - 1
    let (from, to) = (points[index], points[index + 1])
    let before = index == 0 ? 0 : ends[index - 1]
    let part = ends[index] > before ? (distance - before) / (ends[index] - before) : 1
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
