import Foundation
import Geometry
import HeadlessUIKit

/// The place in the scene that is the middle of the view.
open class SKCameraNode: SKNode {
  /// Whether a node is in what the camera shows.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

  open func containedNodeSet() -> Set<SKNode> {
    guard let scene, let view = scene.view else { return [] }
    let shown = scene.family.dropFirst().filter { node in
      let frame = node.calculateAccumulatedFrame()
      let place = frame.applying(node.parent?.transform(to: scene) ?? .identity)
      return place.applying(scene.projection(on: view.bounds)).intersects(view.bounds)
    }
    return Set(shown)
  }
}
