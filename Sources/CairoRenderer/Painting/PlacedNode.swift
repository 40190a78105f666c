internal import Foundation
internal import Geometry
internal import Scene

/// A node or a part of one, and the matrix from its own space to its parent's plane.
struct PlacedNode {
  let node: Node
  let matrix: CATransform3D
  /// The product of the opacities of the depth-keeping layers between it and the parent.
  var opacity = 1.0
  /// The cuts that limit it; empty for the whole node.
  var cuts: [DepthCut] = []

  var layer: Layer { node.layer }

  /// The root of a space.
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

  /// Whether it is a one-sided layer that faces away from the viewer.
  // [W] The rule of CSS Transforms 2, §5.3, which WebKit maps to CALayer.doubleSided.
  var isTurnedAway: Bool {
    !layer.isDoubleSided && !CATransform3DIsIdentity(matrix)
      && CATransform3DInvert(matrix).m33 < 0
  }
}
