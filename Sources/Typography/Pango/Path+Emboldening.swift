internal import Foundation
internal import Geometry

extension Path {
  /// A closed outline whose strokes are thicker by `growth`, half of it on either side.
  ///
  /// Edges move along their normals and corners along both: curves stay curves, and holes, which
  /// turn the other way, become smaller.
  func emboldened(by growth: Double) -> Path {
    // Most fonts have all weights.
    guard growth != 0 else { return self }
    let contours = Contour.all(in: self)
    let area = contours.reduce(0) { $0 + $1.area }
    guard area != 0 else { return self }
    let distance = (area > 0 ? -growth : growth) / 2
    return Path(contours.flatMap { $0.elements(movedLeftBy: distance) })
  }
}

/// One closed line of an outline, with its control points among its points.
private struct Contour {
  private var elements: [Path.Element] = []
  private var points: [SIMD2<Double>] = []

  static func all(in path: Path) -> [Contour] {
    var contours: [Contour] = []
    for element in path.elements {
      if case .move = element { contours.append(Contour()) }
      if contours.isEmpty { contours.append(Contour()) }
      contours[contours.count - 1].elements.append(element)
      contours[contours.count - 1].points += element.points.map { SIMD2($0) }
    }
    return contours
  }

  /// Positive if it turns left; of the polygon of all points, which turns as the outline does.
  var area: Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      sum += point.cross(points[(index + 1) % points.count])
    }
    return sum / 2
  }

  func elements(movedLeftBy distance: Double) -> [Path.Element] {
    var next = 0
    return elements.map { element in
      let first = next
      next += element.points.count
      return element.moved(to: (first..<next).map { CGPoint(moved($0, leftBy: distance)) })
    }
  }

  private func moved(_ index: Int, leftBy distance: Double) -> SIMD2<Double> {
    let point = points[index]
    guard let before = neighbour(of: index, step: points.count - 1),
      let after = neighbour(of: index, step: 1)
    else { return point }
    return Corner(before, point, after).moved(leftBy: distance)
  }

  /// The nearest point in that direction that is somewhere else.
  private func neighbour(of index: Int, step: Int) -> SIMD2<Double>? {
    (1..<max(1, points.count)).lazy.map { points[(index + $0 * step) % points.count] }
      .first { $0 != points[index] }
  }
}

private struct Corner {
  private let point: SIMD2<Double>
  private let incoming: SIMD2<Double>
  private let outgoing: SIMD2<Double>
  private let shortest: Double

  /// A tip moves at most by this many distances.
  private static let mostReach = 2.0

  init(_ before: SIMD2<Double>, _ point: SIMD2<Double>, _ after: SIMD2<Double>) {
    self.point = point
    let (into, out) = (point - before, after - point)
    (incoming, outgoing) = (into / into.length, out / out.length)
    shortest = min(into.length, out.length)
  }

  func moved(leftBy distance: Double) -> SIMD2<Double> {
    let both = incoming + outgoing
    let normal = SIMD2(-both.y, both.x)
    let length = normal.length
    // Where a line turns back, no side is outside.
    guard length > 1e-6 else { return point }
    let reach = min(2 / length, Self.mostReach)
    return point + normal / length * (reach * distance * share(of: distance))
  }

  /// Inside of a bend edges become shorter: by half at most, so that curves do not fold.
  private func share(of distance: Double) -> Double {
    let turn = incoming.cross(outgoing)
    guard turn * distance > 0 else { return 1 }
    let loss = turn * distance / (1 + incoming.dot(outgoing))
    return min(1, shortest / 2 / loss)
  }
}

extension Path.Element {
  /// With other points, as many as it has.
  fileprivate func moved(to points: [CGPoint]) -> Path.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quad: .quad(control: points[0], to: points[1])
    case .cubic: .cubic(points[0], points[1], to: points[2])
    case .close: .close
    }
  }
}
