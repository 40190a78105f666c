import Geometry

/// A point at which two bodies touch, or will touch within a step.
struct Contact {
  let first: RigidBody
  let second: RigidBody
  /// The unit vector from the first to the second.
  let normal: SIMD2<Double>
  let point: SIMD2<Double>
  /// The distance between them; negative where they overlap.
  let separation: Double
}

extension RigidBody {
  /// The points where two bodies are at most `margin` apart.
  func contacts(with other: RigidBody, margin: Double) -> [Contact] {
    switch (outline, other.outline) {
    case (.circle(let one), .circle(let two)):
      return circles(one, on: other, otherRadius: two, within: margin)
    case (.circle(let radius), .polygon):
      return round(radius, on: other, margin).map(\.flipped)
    case (.polygon, .circle(let radius)):
      return other.round(radius, on: self, margin)
    case (.polygon, .polygon):
      return polygons(other, margin)
    }
  }

  private func circles(
    _ radius: Double,
    on other: RigidBody,
    otherRadius: Double,
    within margin: Double
  ) -> [Contact] {
    let way = other.position - position
    let separation = way.length - radius - otherRadius
    guard separation <= margin else { return [] }
    let normal = way.normalized(or: SIMD2(0, 1))
    let point = position + normal * (radius + separation / 2)
    return [contact(with: other, normal: normal, at: point, separation: separation)]
  }

  /// The contact of this circle with a polygon; the normal points away from the polygon.
  private func round(_ radius: Double, on other: RigidBody, _ margin: Double) -> [Contact] {
    let corners = other.corners
    let edges = Edge.around(corners)
    guard let face = edges.max(by: { $0.height(of: position) < $1.height(of: position) }) else {
      return []
    }
    let foot = face.nearest(to: position)
    let isInside = face.height(of: position) <= 0 && corners.count > 2
    let way = position - foot
    let normal = isInside ? face.normal : way.normalized(or: face.normal)
    let separation = (isInside ? face.height(of: position) : way.length) - radius
    guard separation <= margin else { return [] }
    return [other.contact(with: self, normal: normal, at: foot, separation: separation)]
  }

  private func polygons(_ other: RigidBody, _ margin: Double) -> [Contact] {
    let (mine, theirs) = (corners, other.corners)
    guard let one = Edge.best(of: mine, against: theirs),
      let two = Edge.best(of: theirs, against: mine),
      max(one.separation, two.separation) <= margin
    else { return [] }
    // The first body's face is kept unless the other's is clearly better, to avoid flicker.
    if two.separation > one.separation + 0.01 {
      return touching(two.edge, of: mine, within: margin).map { point, separation in
        contact(with: other, normal: -two.edge.normal, at: point, separation: separation)
      }
    }
    return touching(one.edge, of: theirs, within: margin).map { point, separation in
      contact(with: other, normal: one.edge.normal, at: point, separation: separation)
    }
  }

  /// The ends of the edge that faces `face`, clipped to its width.
  private func touching(
    _ face: Edge,
    of corners: [SIMD2<Double>],
    within margin: Double
  ) -> [(SIMD2<Double>, Double)] {
    let edges = Edge.around(corners)
    guard
      let opposite = edges.min(by: { $0.normal.dot(face.normal) < $1.normal.dot(face.normal) })
    else { return [] }
    return face.cut(opposite).map { ($0, face.height(of: $0)) }.filter { $0.1 <= margin }
  }

  private func contact(
    with other: RigidBody,
    normal: SIMD2<Double>,
    at point: SIMD2<Double>,
    separation: Double
  ) -> Contact {
    Contact(first: self, second: other, normal: normal, point: point, separation: separation)
  }
}

extension Contact {
  fileprivate var flipped: Contact {
    Contact(
      first: second,
      second: first,
      normal: -normal,
      point: point,
      separation: separation
    )
  }
}

/// One side of a polygon.
private struct Edge {
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  let normal: SIMD2<Double>

  init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
    normal = -(end - start).normalized(or: SIMD2(1, 0)).turned
  }

  static func around(_ corners: [SIMD2<Double>]) -> [Edge] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { Edge($0, $1) }
  }

  /// The side of `corners` with the largest separation from `others`, or the least overlap.
  static func best(
    of corners: [SIMD2<Double>],
    against others: [SIMD2<Double>]
  ) -> (edge: Edge, separation: Double)? {
    around(corners)
      .map { edge in (edge, others.map { edge.height(of: $0) }.min() ?? 0) }
      .max { $0.1 < $1.1 }
  }

  func height(of point: SIMD2<Double>) -> Double { normal.dot(point - start) }

  func nearest(to point: SIMD2<Double>) -> SIMD2<Double> {
    let way = end - start
    let share = (point - start).dot(way) / max(way.dot(way), 1e-12)
    return start + way * min(max(share, 0), 1)
  }

  /// The part of `other` between the ends of this edge.
  func cut(_ other: Edge) -> [SIMD2<Double>] {
    let along = (end - start).normalized(or: SIMD2(1, 0))
    let length = along.dot(end - start)
    let (a, b) = (along.dot(other.start - start), along.dot(other.end - start))
    guard max(a, b) >= 0, min(a, b) <= length else { return [] }
    let way = other.end - other.start
    let inside = { (value: Double) -> SIMD2<Double> in
      abs(b - a) < 1e-12 ? other.start : other.start + way * ((value - a) / (b - a))
    }
    return [inside(min(max(a, 0), length)), inside(min(max(b, 0), length))]
  }
}
