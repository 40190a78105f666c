/// The order in which planes are painted so that near ones cover far ones.
///
/// Planes whose order is unambiguous are sorted as a whole. Planes that intersect, or that hide
/// each other in a cycle, are cut along one of them until nothing is ambiguous, as a tree of Fuchs,
/// Kedem and Naylor (1980) cuts everything.
package enum DepthOrder {
  /// From back to front; planes of equal depth keep their order.
  package static func pieces(of planes: [DepthPlane]) -> [DepthPiece] {
    let ordered = order(planes.indices.map { DepthPiece($0, of: planes[$0]) })
    return joined(ordered)
  }

  private static func order(_ pieces: [DepthPiece]) -> [DepthPiece] {
    guard pieces.count > 1 else { return pieces }
    var knots = Knots(predecessors: predecessors(in: pieces))
    return knots.all().flatMap { knot in
      knot.count == 1 ? [pieces[knot[0]]] : untied(knot.map { pieces[$0] })
    }
  }

  /// For each piece, the pieces that have to be painted before it.
  private static func predecessors(in pieces: [DepthPiece]) -> [[Int]] {
    var before = [[Int]](repeating: [], count: pieces.count)
    let touching = BoxSweep.touching(pieces.map { ($0.outline.low, $0.outline.high) })
    for second in pieces.indices {
      for first in touching[second] {
        switch pieces[first].side(of: pieces[second]) {
        case nil: continue
        case .behind, .level: before[second].append(first)
        case .before: before[first].append(second)
        case .across:
          before[first].append(second)
          before[second].append(first)
        }
      }
    }
    return before
  }

  /// Cuts pieces that hide each other along the plane of one of them.
  private static func untied(_ pieces: [DepthPiece]) -> [DepthPiece] {
    let divider = divider(of: pieces)
    var (behind, level, before): ([DepthPiece], [DepthPiece], [DepthPiece]) = ([], [], [])
    for (index, piece) in pieces.enumerated() {
      switch index == divider ? .level : piece.side(ofPlane: pieces[divider].plane) {
      case .behind: behind.append(piece)
      case .level: level.append(piece)
      case .before: before.append(piece)
      case .across:
        let parts = piece.parts(cutBy: pieces[divider].plane)
        behind += parts.behind.map { [$0] } ?? []
        before += parts.before.map { [$0] } ?? []
      }
    }
    return order(behind) + level + order(before)
  }

  /// The number of pieces that are tried: a good cut is found early.
  private static let trials = 16

  /// The piece whose plane cuts the fewest others, preferably one that faces the eye.
  ///
  /// A wall that pages pass through is large and seldom moves, so the pages should be cut.
  private static func divider(of pieces: [DepthPiece]) -> Int {
    let facing = pieces.indices.filter { pieces[$0].plane.isLevel }
    let tried = (facing.isEmpty ? Array(pieces.indices) : facing).prefix(trials)
    func cuts(_ index: Int) -> Int {
      let plane = pieces[index].plane
      return pieces.indices.count { $0 != index && pieces[$0].side(ofPlane: plane) == .across }
    }
    return tried.map { (cuts($0), $0) }.min { $0 < $1 }?.1 ?? 0
  }

  /// Rejoins the pieces of a plane that follow each other.
  private static func joined(_ pieces: [DepthPiece]) -> [DepthPiece] {
    var counts: [Int: Int] = [:]
    for piece in pieces { counts[piece.index, default: 0] += 1 }
    var joined: [DepthPiece] = []
    var start = 0
    while start < pieces.count {
      let index = pieces[start].index
      let end = pieces[start...].firstIndex { $0.index != index } ?? pieces.count
      let isWhole = end - start == counts[index]
      joined += isWhole ? [pieces[start].whole] : Array(pieces[start..<end])
      start = end
    }
    return joined
  }
}
