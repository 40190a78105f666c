import Foundation
import Geometry
import Scene

/// [D] In a flipped layer and in what is below it y grows upwards; a second flip undoes the first.
///
/// Scenes know no such layers: their nodes are placed as they look, and images stay upright.
extension LayerValues {
  /// Whether y grows upwards inside.
  var isFlipped: Bool { isGeometryFlipped != isFlippedAround }

  /// From bottom to top within the bounds.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  func flipped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: bounds.minY + bounds.maxY - point.y)
  }

  /// Nodes where they are seen inside the layer.
  func placed(_ nodes: [Node]) -> [Node] { isFlipped ? nodes.map { placed($0) } : nodes }

  func placed(_ node: Node) -> Node { isFlipped ? node.mirrored(in: bounds) : node }
}

extension Node {
  fileprivate func mirrored(in bounds: CGRect) -> Node {
    var layer = layer
    layer.position.y = bounds.minY + bounds.maxY - layer.position.y
    layer.anchorPoint.y = 1 - layer.anchorPoint.y
    layer.transform = layer.transform.mirrored
    return Node(layer, id: id, label: label, title: title)
  }
}

extension GradientValues {
  var mirrored: GradientValues {
    var mirrored = self
    mirrored.startPoint.y = 1 - startPoint.y
    mirrored.endPoint.y = 1 - endPoint.y
    return mirrored
  }
}

extension CATransform3D {
  /// The same where y grows in the other direction.
  var mirrored: CATransform3D {
    let mirror = CATransform3DMakeScale(1, -1, 1)
    return CATransform3DConcat(CATransform3DConcat(mirror, self), mirror)
  }
}

extension CALayer {
  /// Whether y grows upwards inside the layer.
  var isFlippedInside: Bool {
    sequence(first: self, next: \.parent).reduce(false) { $0 != $1.values.isGeometryFlipped }
  }
}
