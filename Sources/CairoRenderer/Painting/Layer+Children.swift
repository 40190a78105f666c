internal import Foundation
internal import Geometry
internal import Scene

extension Layer {
  /// The children in drawing order, with those of depth-keeping layers among them.
  ///
  /// Far ones come before near ones, and intersecting ones are cut into parts. At equal depth the
  /// order is that of `zPosition`, then of the children.
  var placedChildren: [PlacedNode] {
    let placed = unorderedChildren
    guard placed.count > 1 else { return placed }
    return placed.allSatisfy(\.isLevel) ? Self.stacked(placed) : Self.sorted(placed)
  }

  /// The same in tree order and uncut.
  var unorderedChildren: [PlacedNode] {
    var placed: [PlacedNode] = []
    gather(into: &placed, parent: nil, opacity: 1)
    return placed
  }

  private func gather(
    into placed: inout [PlacedNode],
    parent: CATransform3D?,
    opacity: Double
  ) {
    let space = childSpace
    for child in children {
      var matrix = child.layer.placement
      if let space { matrix = CATransform3DConcat(matrix, space) }
      if let parent { matrix = CATransform3DConcat(matrix, parent) }
      if child.layer.preservesDepth {
        let share = opacity * child.layer.opacity
        child.layer.gather(into: &placed, parent: matrix, opacity: share)
      } else {
        let node = PlacedNode(child, matrix: matrix, opacity: opacity)
        if !node.isTurnedAway { placed.append(node) }
      }
    }
  }

  /// Parallel to their parent: one depth each, and nothing to cut.
  private static func stacked(_ placed: [PlacedNode]) -> [PlacedNode] {
    let keys = placed.enumerated().map { ($1.levelDepth, $1.layer.zPosition, $0) }
    return keys.sorted { $0 < $1 }.map { placed[$0.2] }
  }

  private static func sorted(_ placed: [PlacedNode]) -> [PlacedNode] {
    let heights = placed.map(\.layer.zPosition)
    let order = placed.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    let pieces = DepthOrder.pieces(of: order.map { placed[$0].plane })
    return pieces.map { piece in
      var part = placed[order[piece.index]]
      part.cuts = piece.cuts
      return part
    }
  }
}

extension PlacedNode {
  /// Whether the whole layer has one depth relative to its parent's plane.
  fileprivate var isLevel: Bool {
    matrix.m13 == 0 && matrix.m23 == 0 && matrix.m14 == 0 && matrix.m24 == 0
  }

  /// Its distance in front of the parent's plane.
  fileprivate var levelDepth: Double {
    matrix.m44 > 0 ? matrix.m43 / matrix.m44 : matrix.m43
  }

  /// Everything that the node may draw, as a plane in front of the parent's.
  fileprivate var plane: DepthPlane {
    let isSeen = layer.opacity * opacity > 0 && Projection(matrix).isVisible
    return isSeen ? DepthPlane(Extents.picture(of: node), through: matrix) : .unseen
  }
}
