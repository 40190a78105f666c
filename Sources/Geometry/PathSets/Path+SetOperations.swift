import Foundation

extension Path {
  /// The outline of what two fills are made into, as simple loops that do not cross.
  ///
  /// Loops around the outside lead from the x axis to the y axis, as a rectangle does; loops
  /// around holes lead the other way, so that both fill rules show the same. The result is empty
  /// if a coordinate is not finite.
  func combined(
    with other: Path,
    _ operation: SetOperation,
    using rule: CGPathFillRule
  ) -> Path {
    loops(with: other, operation, using: rule).reduce(into: Path()) { $0.append($1.path) }
  }

  /// Whether two fills have an area in common.
  func overlaps(_ other: Path, using rule: CGPathFillRule) -> Bool {
    guard bounds.isNear(other.bounds), let arrangement = Arrangement(self, other) else {
      return false
    }
    return arrangement.edges.indices.contains { index in
      arrangement.boundary(at: index, of: .intersection, using: rule) != nil
    }
  }

  func loops(
    with other: Path,
    _ operation: SetOperation,
    using rule: CGPathFillRule
  ) -> [LoopPath] {
    guard let arrangement = Arrangement(self, other) else { return [] }
    let boundary = arrangement.edges.indices.compactMap {
      arrangement.boundary(at: $0, of: operation, using: rule)
    }
    var tracer = BoundaryTracer(boundary, nodeCount: arrangement.nodeCount)
    return tracer.trace().map { LoopPath($0, of: arrangement) }.filter { loop in
      // Two parts of a curve that are hardly apart are not worth a loop.
      abs(loop.area) > loop.reach * arrangement.tolerance
    }
  }
}

extension Arrangement {
  /// The edge with the inside of the result on its left; nil if it is not on the result's boundary.
  fileprivate func boundary(
    at index: Int,
    of operation: SetOperation,
    using rule: CGPathFillRule
  ) -> BoundaryEdge? {
    let sides = sides(of: index)
    let isLeft = operation.holds(rule.fills(sides.left.x), rule.fills(sides.left.y))
    let isRight = operation.holds(rule.fills(sides.right.x), rule.fills(sides.right.y))
    guard isLeft != isRight else { return nil }
    return isLeft ? edges[index] : edges[index].reversed
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
