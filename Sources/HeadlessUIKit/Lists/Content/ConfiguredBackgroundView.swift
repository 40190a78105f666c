import Foundation
import Geometry

/// The view of a background configuration, behind the content of a cell or a button.
@MainActor
final class ConfiguredBackgroundView: UIView {
  private var insets = NSDirectionalEdgeInsets.zero
  private var custom: UIView?
  private var picture: UIImageView?
  private var blur: UIVisualEffectView?

  func show(_ configuration: UIBackgroundConfiguration) {
    isUserInteractionEnabled = false
    insets = configuration.backgroundInsets
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    let stroke = configuration.resolvedStrokeColor(for: tintColor)
    layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    showBlur(configuration.visualEffect)
    showPicture(configuration)
    guard custom !== configuration.customView else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    if let custom { addSubview(custom) }
  }

  func layOut(in bounds: CGRect) {
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
