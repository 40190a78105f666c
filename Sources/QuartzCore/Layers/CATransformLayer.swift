public import Foundation

/// A layer that keeps its sublayers' depth instead of flattening them into its plane.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    values.special = .transform
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.special = .transform
  }

  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
