/// A convex polygon whose interior is to the left of each edge; may be empty.
package struct ConvexOutline: Hashable, Sendable {
  package let corners: [SIMD2<Double>]
  package let low: SIMD2<Double>
  package let high: SIMD2<Double>

  package static let empty = ConvexOutline([])

  /// The corners of a convex polygon, in either direction.
  package init(_ corners: [SIMD2<Double>]) {
    let isUsable = corners.count > 2
    self.corners = isUsable ? (doubledArea(corners) < 0 ? corners.reversed() : corners) : []
    var (low, high) = (self.corners.first ?? .zero, self.corners.first ?? .zero)
    for corner in self.corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    (self.low, self.high) = (low, high)
  }

  package var isEmpty: Bool { corners.isEmpty }

  /// The longer side of its bounding box.
  package var size: Double { (high - low).max() }

  package var middle: SIMD2<Double> {
    corners.reduce(.zero, +) / Double(max(corners.count, 1))
  }

  /// Whether it is narrower than `width` in some direction.
  package func isThinner(than width: Double) -> Bool {
    guard !isEmpty else { return true }
    let round = corners.indices.reduce(0) { $0 + length(edge($1)) }
    // A long and thin polygon has half of its edges on either side of its length.
    return doubledArea(corners) <= width * round
  }

  /// The part on the kept side of a cut.
  package func kept(by cut: DepthCut) -> ConvexOutline {
    var kept: [SIMD2<Double>] = []
    for index in corners.indices {
      let (here, next) = (corners[index], corners[(index + 1) % corners.count])
      let (inside, beyond) = (cut.distance(to: here), cut.distance(to: next))
      if inside >= 0 { kept.append(here) }
      if (inside < 0) != (beyond < 0) {
        kept.append(here + (next - here) * (inside / (inside - beyond)))
      }
    }
    return ConvexOutline(kept)
  }

  package func intersection(_ other: ConvexOutline) -> ConvexOutline {
    guard touchesBox(of: other) else { return .empty }
    var rest = self
    for index in other.corners.indices where !rest.isEmpty {
      let along = other.edge(index)
      guard length(along) > 0 else { continue }
      rest = rest.kept(
        by: DepthCut(through: other.corners[index], facing: SIMD2(-along.y, along.x))
      )
    }
    return rest
  }

  private func touchesBox(of other: ConvexOutline) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    let (least, most) = (pointwiseMax(low, other.low), pointwiseMin(high, other.high))
    return least.x < most.x && least.y < most.y
  }

  private func edge(_ index: Int) -> SIMD2<Double> {
    corners[(index + 1) % corners.count] - corners[index]
  }
}

private func length(_ vector: SIMD2<Double>) -> Double {
  (vector * vector).sum().squareRoot()
}

/// Twice the signed area, positive if the interior is to the left of the edges.
private func doubledArea(_ corners: [SIMD2<Double>]) -> Double {
  // Relative to the first corner, so that a polygon far from zero loses no precision.
  corners.indices.reduce(0) { sum, index in
    let here = corners[index] - corners[0]
    let next = corners[(index + 1) % corners.count] - corners[0]
    return sum + here.x * next.y - here.y * next.x
  }
}
