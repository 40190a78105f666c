import Foundation
import Geometry

/// The view of a background configuration, behind the content of a cell or a button.
@MainActor
final class ConfiguredBackgroundView: UIView {
  private var shown: UIBackgroundConfiguration?
  private var custom: UIView?
  private var picture: UIImageView?
  private var blur: UIVisualEffectView?

  func show(_ configuration: UIBackgroundConfiguration) {
    isUserInteractionEnabled = false
    shown = configuration
    paint(configuration)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    showBlur(configuration.visualEffect)
    showPicture(configuration)
    guard custom !== configuration.customView else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    if let custom { addSubview(custom) }
  }

  private func paint(_ configuration: UIBackgroundConfiguration) {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let stroke = configuration.resolvedStrokeColor(for: tintColor)
    layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shown { paint(shown) }
  }

  func layOut(in bounds: CGRect) {
    let insets = shown?.insets(in: superview) ?? .zero
    let rect = bounds.inset(by: insets.sides(isRightToLeft: isRightToLeft))
    if frame != rect { frame = rect }
    for part in [custom, picture, blur].compactMap(\.self) {
      part.frame = CGRect(origin: .zero, size: rect.size)
    }
  }

  /// Below all other views.
  private func showBlur(_ effect: UIVisualEffect?) {
    guard let effect else {
      blur?.removeFromSuperview()
      blur = nil
      return
    }
    let view = blur ?? UIVisualEffectView(effect: nil)
    if blur == nil { insertSubview(view, at: 0) }
    (blur, view.effect) = (view, effect)
    clipsToBounds = true
  }

  private func showPicture(_ configuration: UIBackgroundConfiguration) {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    if picture == nil { insertSubview(view, at: blur == nil ? 0 : 1) }
    (picture, view.image) = (view, image)
    view.contentMode = configuration.imageContentMode
    clipsToBounds = true
  }
}
