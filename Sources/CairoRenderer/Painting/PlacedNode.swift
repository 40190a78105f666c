internal import Foundation
internal import Geometry
internal import Scene

/// A node, and the matrix from its own space to its parent's plane.
struct PlacedNode {
  let node: Node
  let matrix: CATransform3D
  /// What depth-keeping layers between it and the parent leave of it.
  var opacity = 1.0

  var layer: Layer { node.layer }

  /// A node that stands in a space by itself.
  init(_ node: Node) {
    self.init(node, matrix: node.layer.placement)
  }

  init(_ node: Node, matrix: CATransform3D, opacity: Double = 1) {
    self.node = node
    self.matrix = matrix
    self.opacity = opacity
  }

  /// From the node's own space to device pixels.
  func projection(_ parent: Projection) -> Projection {
    let whole = Projection(matrix).then(parent)
    return whole.isAffine ? whole.flattened : whole
  }

  /// A one-sided layer that has turned its back on the viewer.
  // [W] The rule of CSS Transforms 2, §5.3, which WebKit maps to CALayer.doubleSided.
  var isTurnedAway: Bool {
    !layer.isDoubleSided && !CATransform3DIsIdentity(matrix)
      && CATransform3DInvert(matrix).m33 < 0
  }
}

extension Layer {
  /// The children in the order of drawing; those of depth-keeping layers stand among them.
  var placedChildren: [PlacedNode] {
    var placed: [PlacedNode] = []
    let keepsDepth = gather(into: &placed, parent: nil, opacity: 1)
    // Equal depths keep the order of the children.
    let depths = placed.map { keepsDepth ? $0.depth : $0.layer.zPosition }
    let order = placed.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    return order.map { placed[$0] }.filter { !$0.isTurnedAway }
  }

  /// Whether some child keeps its depth.
  private func gather(
    into placed: inout [PlacedNode],
    parent: CATransform3D?,
    opacity: Double
  ) -> Bool {
    var keepsDepth = false
    let space = childSpace
    for child in children {
      var matrix = child.layer.placement
      if let space { matrix = CATransform3DConcat(matrix, space) }
      if let parent { matrix = CATransform3DConcat(matrix, parent) }
      if child.layer.preservesDepth {
        keepsDepth = true
        let share = opacity * child.layer.opacity
        _ = child.layer.gather(into: &placed, parent: matrix, opacity: share)
      } else {
        placed.append(PlacedNode(child, matrix: matrix, opacity: opacity))
      }
    }
    return keepsDepth
  }
}

extension PlacedNode {
  /// How far in front of the parent's plane the middle of the layer stands.
  fileprivate var depth: Double {
    let (x, y) = (layer.bounds.midX, layer.bounds.midY)
    let z = x * matrix.m13 + y * matrix.m23 + matrix.m43
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return w > 0 ? z / w : z
  }
}
