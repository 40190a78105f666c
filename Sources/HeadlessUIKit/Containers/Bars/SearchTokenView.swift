import Foundation
import Geometry

/// A token in a search field: its picture and its text on a plate.
@MainActor
final class SearchTokenView: UIView {
  // [I] About as on pictures of iOS 13.
  private static let height: CGFloat = 26
  private static let padding: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let iconSide: CGFloat = 18

  let icon = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .label
    label.text = token.text
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    for part in [icon, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor?, font: UIFont?) {
    backgroundColor = color ?? .systemGray4
    label.font = font
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  private var iconRoom: CGFloat { icon.image == nil ? 0 : Self.iconSide + Self.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(width: 2 * Self.padding + iconRoom + text, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let icon = CGRect(
      x: Self.padding,
      y: (bounds.height - Self.iconSide) / 2,
      width: Self.iconSide,
      height: Self.iconSide
    )
    let start = Self.padding + iconRoom
    let width = max(0, bounds.width - start - Self.padding)
    self.icon.frame = mirrored(icon)
    label.frame = mirrored(CGRect(x: start, y: 0, width: width, height: bounds.height))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(in: bounds) : frame
  }
}
