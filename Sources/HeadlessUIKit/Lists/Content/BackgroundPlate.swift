import Foundation
import Geometry

/// Lies behind a cell's content and looks as a background configuration says.
@MainActor
final class BackgroundPlate: UIView {
  private var insets = NSDirectionalEdgeInsets.zero
  private var custom: UIView?

  func show(_ configuration: UIBackgroundConfiguration) {
    isUserInteractionEnabled = false
    insets = configuration.backgroundInsets
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
    guard custom !== configuration.customView else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    if let custom { addSubview(custom) }
  }

  func place(in bounds: CGRect) {
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let rect = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    )
    if frame != rect { frame = rect }
    custom?.frame = CGRect(origin: .zero, size: rect.size)
  }
}
