import Foundation

/// How often both paths wind around the places on either side of an edge.
struct EdgeSides {
  let left: SIMD2<Int>
  let right: SIMD2<Int>
}

extension Arrangement {
  /// The sides of an edge, counted along a ray from where the other edges are not close.
  func sides(of index: Int) -> EdgeSides {
    var best = Ray(from: edges[index], at: 0.5)
    best.meet(edges, except: index)
    for t in [0.25, 0.75, 0.125, 0.875, 0.375, 0.625] where best.clearance < tolerance * 64 {
      var ray = Ray(from: edges[index], at: t)
      ray.meet(edges, except: index)
      if ray.clearance > best.clearance { best = ray }
    }
    let (turns, ahead) = (edges[index].turns, best.turns)
    return best.startsRight(of: edges[index])
      ? EdgeSides(left: ahead &+ turns, right: ahead)
      : EdgeSides(left: ahead, right: ahead &- turns)
  }
}

/// A ray along one axis, from a point of an edge that is steep to it.
private struct Ray {
  let start: SIMD2<Double>
  /// The axis along which the ray leads, upwards.
  let axis: Int
  let across: Int
  /// How often the paths wind around the places just ahead of the start.
  private(set) var turns = SIMD2<Int>.zero
  /// How far the next edge is, on either side.
  private(set) var clearance = Double.infinity

  init(from edge: BoundaryEdge, at t: Double) {
    let reach = edge.curve.end - edge.curve.start
    axis = abs(reach.y) >= abs(reach.x) ? 0 : 1
    across = 1 - axis
    start = edge.curve.point(at: t)
  }

  mutating func meet(_ edges: [BoundaryEdge], except index: Int) {
    for other in edges.indices where other != index { meet(edges[other]) }
  }

  private mutating func meet(_ edge: BoundaryEdge) {
    let (from, to) = (edge.curve.start[across], edge.curve.end[across])
    // Lower ends belong to an edge, upper ends do not.
    guard (from <= start[across]) != (to <= start[across]) else { return }
    let t = edge.curve.parameter(across, at: start[across])
    let distance = edge.curve.point(at: t)[axis] - start[axis]
    clearance = min(clearance, abs(distance))
    if distance > 0 { turns = startsRight(of: edge) ? turns &+ edge.turns : turns &- edge.turns }
  }

  /// Whether the edge has places ahead on its right: up if the ray leads to the right.
  func startsRight(of edge: BoundaryEdge) -> Bool {
    let rises = edge.curve.end[across] > edge.curve.start[across]
    return axis == 0 ? rises : !rises
  }
}
