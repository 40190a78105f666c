import Foundation
import Geometry

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

  func show(_ appearance: UIBarAppearance) {
    let hasEffect = appearance.backgroundEffect != nil
    let blurred = UIColor.systemBackground.withAlphaComponent(BarMetrics.translucency)
    backgroundColor = appearance.backgroundColor ?? (hasEffect ? blurred : nil)
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
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
