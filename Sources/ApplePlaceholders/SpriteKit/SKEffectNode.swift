import Foundation
import Geometry
import HeadlessUIKit

/// Draws what is below it as one picture; its filters are not applied.
open class SKEffectNode: SKNode {
  private let layer = CALayer()

  open var shouldEnableEffects = true { didSet { changed() } }
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode = SKBlendMode.alpha

  override func groupLayer(in drawing: SceneDrawing, by transform: CGAffineTransform) -> CALayer? {
    shouldEnableEffects ? layer : nil
  }
}
