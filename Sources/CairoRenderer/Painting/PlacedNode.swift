internal import Foundation
internal import Geometry
internal import Scene

/// A node or a part of one, and the matrix from its own space to its parent's plane.
struct PlacedNode {
  let node: Node
  let matrix: CATransform3D
  /// What depth-keeping layers between it and the parent leave of it.
  var opacity = 1.0
  /// What is left of it; none for the whole node.
  var cuts: [DepthCut] = []

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
