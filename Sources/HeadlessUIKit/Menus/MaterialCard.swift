import Foundation
import Geometry

/// A card of material with round corners and a shadow.
class MaterialCard: UIView {
  private static let radius: CGFloat = 13  // [I] measured on pictures of iOS 16 and 17

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2  // [I]
    layer.shadowRadius = 32  // [I]
    layer.shadowOffset = .zero
    material.layer.cornerRadius = Self.radius
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
