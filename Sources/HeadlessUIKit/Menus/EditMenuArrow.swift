import Foundation
import Geometry

/// Leads to another page of an edit menu, or out of a submenu.
final class EditMenuArrow: UIControl {
  private let icon = UIImageView()

  static let width: CGFloat = 36  // [I]

  init(symbol: String, name: String) {
    super.init(frame: .zero)
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)  // [I]
    icon.image = UIImage(systemName: symbol, withConfiguration: size)
    icon.tintColor = .label
    icon.contentMode = .center
    addSubview(icon)
    accessibilityLabel = name
    // A choice begins at its edge.
    touchMargin = 0
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = bounds
  }
}
