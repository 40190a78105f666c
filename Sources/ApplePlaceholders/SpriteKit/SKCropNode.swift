import Foundation
import Geometry
import HeadlessUIKit

/// Shows what is below it where its mask is opaque.
open class SKCropNode: SKNode {
  private let layer = CALayer()
  private let mask = CALayer()

  open var maskNode: SKNode? { didSet { changed() } }

  override func groupLayer(in drawing: SceneDrawing, by transform: CGAffineTransform) -> CALayer? {
    guard let maskNode else { return nil }
    (mask.bounds, mask.anchorPoint, mask.position) = (drawing.bounds, .zero, drawing.bounds.origin)
    drawing.draw(maskNode, by: transform, in: mask)
    if layer.mask !== mask { layer.mask = mask }
    return layer
  }

  override func take(_ other: SKNode) {
    super.take(other)
    maskNode = (other as? SKCropNode)?.maskNode?.copy() as? SKNode
  }
}
