import Foundation
import Geometry

/// The background of a bar and the hairline at its inner edge.
final class BarBackdrop: UIView, BlurringView {
  enum Edge {
    case top, bottom
  }

  private let picture = UIImageView()
  private let line = UIImageView()
  private let edge: Edge

  /// `edge` is the edge with the hairline.
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

  /// [D] Bars blur what scrolls below them.
  private(set) var blurEffect: UIBlurEffect?

  func show(_ appearance: UIBarAppearance) {
    blurEffect = appearance.backgroundEffect
    updateBlur()
    backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    picture.alpha = 1
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.lineColor
    setNeedsLayout()
  }

  /// Called before `fade(to:)`, outside of its animation: adds the new parts, still transparent.
  func prepare(for appearance: UIBarAppearance) {
    for (view, color) in colors(of: appearance) where view.backgroundColor == nil {
      view.backgroundColor = color?.withAlphaComponent(0)
    }
    guard picture.isHidden, let image = appearance.backgroundImage else { return }
    picture.image = image
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = false
    picture.alpha = 0
  }

  /// Called inside an animation; `show` sets the final state.
  func fade(to appearance: UIBarAppearance) {
    blurEffect = appearance.backgroundEffect
    updateBlur()
    for (view, color) in colors(of: appearance) {
      view.backgroundColor = color ?? view.backgroundColor?.withAlphaComponent(0)
    }
    picture.alpha = appearance.backgroundImage == nil ? 0 : 1
  }

  private func colors(of appearance: UIBarAppearance) -> [(UIView, UIColor?)] {
    [(self, appearance.backgroundColor), (line, appearance.lineColor)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let own = line.image?.size.height ?? 0
    let height = own > 0 ? own : pixel
    line.frame = CGRect(
      x: 0,
      y: edge == .bottom ? bounds.height : -height,
      width: bounds.width,
      height: height
    )
  }
}

extension UIBarAppearance {
  /// [D] A shadow image takes precedence over its colour.
  fileprivate var lineColor: UIColor? { shadowImage == nil ? shadowColor : nil }
}
