import Foundation
import Geometry

/// A card of material with round corners and a shadow.
class MaterialCard: UIView {
  // [I] Measured on pictures of iOS 16 and 17.
  class var cornerRadius: CGFloat { 13 }
  class var shadow: (radius: CGFloat, offset: CGSize) { (32, .zero) }  // [I]

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2  // [I]
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = Self.shadow.offset
    material.layer.cornerRadius = Self.cornerRadius
    material.layer.cornerCurve = .continuous
    material.clipsToBounds = true
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
  }

  required init?(coder: NSCoder) { nil }

  /// What stands on the material.
  var contentView: UIView { material.contentView }
}
