import Foundation
import Geometry
package import Scene

extension Node {
  /// The same picture at its own bounds, untransformed and opaque.
  package var unplaced: Node {
    var layer = layer
    layer.anchorPoint = .zero
    layer.anchorPointZ = 0
    layer.position = layer.bounds.origin
    layer.transform = CATransform3DIdentity
    layer.zPosition = 0
    layer.opacity = 1
    return Node(layer, id: id, label: label)
  }
}
