import Foundation

/// The segments of two paths, cut where they meet, each part once.
///
/// What is closer than a billionth of the extent, or than rounding errors of coordinates, meets.
/// With n monotonic pieces, at most n² ÷ 2 pairs are compared in at most 4096 steps each; with m
/// edges between the cuts, their sides are found by at most 7m² comparisons.
struct Arrangement {
  let tolerance: Double
  private(set) var sources: [Segment] = []
  private(set) var edges: [BoundaryEdge] = []
  private var owners: [Int] = []
  private var nodes: NodeGrid

  /// Nil if a coordinate is not finite, or so large that a product might not be.
  init?(_ first: Path, _ second: Path) {
    guard let tolerance = first.tolerance(with: second) else { return nil }
    self.tolerance = tolerance
    nodes = NodeGrid(cell: max(tolerance * 4, .leastNormalMagnitude))
    for (owner, path) in [first, second].enumerated() {
      for segment in path.subpaths.flatMap(\.outline) where !segment.isPoint {
        sources.append(segment)
        owners.append(owner)
      }
    }
    cut()
  }

  func place(of node: Int) -> SIMD2<Double> { nodes.places[node] }

  var nodeCount: Int { nodes.places.count }
}

extension Path {
  /// The distance that counts as none; nil if a coordinate is too large to be multiplied.
  func tolerance(with other: Path) -> Double? {
    let points = (elements + other.elements).flatMap(\.points).map { SIMD2($0) }
    guard points.allSatisfy({ abs($0.x) < 1e60 && abs($0.y) < 1e60 }) else { return nil }
    guard var low = points.first, var high = points.first else { return 0 }
    for point in points {
      (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
    }
    let (extent, farthest) = ((high - low).max(), max(high.max(), -low.min()))
    return max(extent * 1e-9, farthest * 1e-12)
  }
}

extension Arrangement {
  private mutating func cut() {
    let pieces = sources.indices.flatMap { MonotonePiece.pieces(of: sources[$0], source: $0) }
    // Corners come first, so that they keep their coordinates.
    var stops = pieces.map { piece in
      [
        Stop(t: 0, node: nodes.node(at: piece.curve.start)),
        Stop(t: 1, node: nodes.node(at: piece.curve.end)),
      ]
    }
    MonotonePiece.visitNeighbors(among: pieces, within: tolerance) { one, other in
      for contact in pieces[one].contacts(with: pieces[other], tolerance: tolerance) {
        let node = nodes.node(at: contact.place)
        stops[one].append(Stop(t: contact.first, node: node))
        stops[other].append(Stop(t: contact.second, node: node))
      }
    }
    collect(zip(pieces, stops).flatMap { edges(of: $0, at: $1) })
  }

  private func edges(of piece: MonotonePiece, at stops: [Stop]) -> [BoundaryEdge] {
    // Of two stops at one place the node decides, for want of anything else.
    let ordered = stops.sorted { ($0.t, $0.node) < ($1.t, $1.node) }
    return zip(ordered, ordered.dropFirst()).compactMap { here, next in
      guard here.node != next.node else { return nil }
      let (from, to) = (piece.sourceParameter(here.t), piece.sourceParameter(next.t))
      let ends = (nodes.places[here.node], nodes.places[next.node])
      return BoundaryEdge(
        source: piece.source,
        from: from,
        to: to,
        start: here.node,
        end: next.node,
        curve: sources[piece.source].part(from, to).moved(from: ends.0, to: ends.1),
        turns: owners[piece.source] == 0 ? SIMD2(1, 0) : SIMD2(0, 1)
      )
    }
  }

  /// Joins edges that lie on each other; those that cancel each other disappear.
  private mutating func collect(_ all: [BoundaryEdge]) {
    var known: [SIMD2<Int>: [Int]] = [:]
    for edge in all {
      let key = SIMD2(min(edge.start, edge.end), max(edge.start, edge.end))
      let twin = known[key]?.first { edge.coincides(with: edges[$0], tolerance: tolerance * 8) }
      if let twin {
        edges[twin].turns &+= edges[twin].start == edge.start ? edge.turns : 0 &- edge.turns
      } else {
        known[key, default: []].append(edges.count)
        edges.append(edge)
      }
    }
    edges.removeAll { $0.turns == .zero }
  }
}

/// A node at a parameter of a piece.
private struct Stop {
  let t: Double
  let node: Int
}

extension MonotonePiece {
  /// Calls `visit` with the indices of each pair of pieces whose boxes meet.
  static func visitNeighbors(
    among pieces: [MonotonePiece],
    within distance: Double,
    _ visit: (Int, Int) -> Void
  ) {
    let order = pieces.indices.sorted { (pieces[$0].low.x, $0) < (pieces[$1].low.x, $1) }
    for (rank, one) in order.enumerated() {
      for other in order[(rank + 1)...] {
        guard pieces[other].low.x <= pieces[one].high.x + distance else { break }
        guard pieces[one].isNear(pieces[other], within: distance) else { continue }
        visit(min(one, other), max(one, other))
      }
    }
  }
}
