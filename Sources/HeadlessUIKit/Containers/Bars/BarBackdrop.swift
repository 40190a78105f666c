import Foundation
import Geometry
import Scene

/// The background of a bar and the hairline at its inner edge.
final class BarBackdrop: UIView {
  enum Edge {
    case top, bottom
  }

  private let picture = UIImageView()
  private let line = UIImageView()
  private let edge: Edge

  /// `edge` is where the hairline runs.
  init(line edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    edge = .bottom
    super.init(coder: coder)
  }

  private var effect: UIBlurEffect?

  func show(_ appearance: UIBarAppearance) {
    effect = appearance.backgroundEffect
    blur()
    backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    blur()
  }

  /// [D] Bars blur what scrolls below them, in the light or the dark of their surroundings.
  private func blur() {
    let shown = effect.map { $0.adapted(to: traitCollection.userInterfaceStyle) }
    let effects = shown.map { [Effect.backdropBlur($0.backdrop)] } ?? []
    guard layer.values.effects != effects else { return }
    layer.values.effects = effects
    layer.markChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let own = line.image?.size.height ?? 0
    let height = own > 0 ? own : 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: 0,
      y: edge == .bottom ? bounds.height : -height,
      width: bounds.width,
      height: height
    )
  }
}

extension UIBlurEffect {
  /// [D] System materials follow the interface style; the others are what they are.
  fileprivate func adapted(to interface: UIUserInterfaceStyle) -> UIBlurEffect {
    guard interface == .dark else { return self }
    switch style {
    case .systemUltraThinMaterial: return UIBlurEffect(style: .systemUltraThinMaterialDark)
    case .systemThinMaterial: return UIBlurEffect(style: .systemThinMaterialDark)
    case .systemMaterial: return UIBlurEffect(style: .systemMaterialDark)
    case .systemThickMaterial: return UIBlurEffect(style: .systemThickMaterialDark)
    case .systemChromeMaterial: return UIBlurEffect(style: .systemChromeMaterialDark)
    default: return self
    }
  }
}
