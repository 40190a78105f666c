import Foundation

/// Links edges that have the inside on their left to simple loops.
///
/// Each edge is used once, so that the loops' winding numbers do not depend on how edges are
/// paired where several loops meet.
struct BoundaryTracer {
  private let edges: [BoundaryEdge]
  private var leaving: [[Int]]
  private var isUsed: [Bool]
  private var loops: [[BoundaryEdge]] = []

  init(_ edges: [BoundaryEdge], nodeCount: Int) {
    self.edges = edges
    leaving = Array(repeating: [], count: nodeCount)
    isUsed = Array(repeating: false, count: edges.count)
    for (index, edge) in edges.enumerated() { leaving[edge.start].append(index) }
  }

  /// Loops that visit each of their nodes once.
  mutating func trace() -> [[BoundaryEdge]] {
    for index in unbalanced + Array(edges.indices) where !isUsed[index] { walk(from: index) }
    return loops
  }

  /// Edges at nodes where more leave than arrive: none, unless rounding errors misjudged a side.
  private var unbalanced: [Int] {
    var excess = leaving.map(\.count)
    for edge in edges { excess[edge.end] -= 1 }
    return edges.indices.filter { excess[edges[$0].start] > 0 }
  }

  private mutating func walk(from first: Int) {
    var chain: [BoundaryEdge] = []
    var positions: [Int: Int] = [:]
    var next: Int? = first
    while let index = next {
      isUsed[index] = true
      positions[edges[index].start] = chain.count
      chain.append(edges[index])
      if let position = positions[edges[index].end] {
        let loop = Array(chain[position...])
        for edge in loop { positions[edge.start] = nil }
        loops.append(loop)
        chain.removeSubrange(position...)
        if chain.isEmpty { return }
      }
      next = successor(of: edges[index])
    }
    // A chain without an end is closed by a line, as every fill is.
    if chain.count > 1 { loops.append(chain) }
  }

  /// The unused edge next to the inside of an edge that arrives.
  private func successor(of edge: BoundaryEdge) -> Int? {
    let choices = leaving[edge.end].filter { !isUsed[$0] }
    guard choices.count > 1 else { return choices.first }
    let back = edge.curve.reversed
    let reach = choices.map { edges[$0].curve.reach }.reduce(back.reach, min) / 16
    let origin = back.direction(at: reach)
    // Clockwise from the way back, as the inside is to the left.
    let turns = choices.map { choice -> Double in
      let ahead = edges[choice].curve.direction(at: reach)
      let turn = atan2(ahead.cross(origin), ahead.dot(origin))
      return turn > 0 ? turn : turn + 2 * .pi
    }
    return zip(choices, turns).min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension Segment {
  fileprivate var reach: Double { (end - start).length }

  /// The way to where a monotonic curve is this far from its start.
  ///
  /// Curves that leave a node along one tangent differ there.
  fileprivate func direction(at distance: Double) -> SIMD2<Double> {
    if case .line = self { return end - start }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (point(at: middle) - start).length < distance { low = middle } else { high = middle }
    }
    return point(at: high) - start
  }
}
