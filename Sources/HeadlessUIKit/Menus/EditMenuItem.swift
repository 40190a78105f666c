import Foundation
import Geometry

/// One choice in the bar of an edit menu.
final class EditMenuItem: MenuChoice {
  private let label = UILabel()
  private let icon = UIImageView()
  private var spinner: UIActivityIndicatorView?

  // [I] Looks like pictures of iOS 16 and 17, Numbers.md.
  private static let padding: CGFloat = 14
  private static let iconSide: CGFloat = 20
  private static let leastWidth: CGFloat = 44

  override init(_ entry: MenuEntries.Entry) {
    super.init(entry)
    for view in [label, icon] as [UIView] { addSubview(view) }
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textAlignment = .center
    icon.contentMode = .scaleAspectFit
    switch entry {
    case .leaf(let leaf):
      isEnabled = !leaf.attributes.contains(.disabled)
      show(leaf as UIMenuElement, leaf.attributes.contains(.destructive) ? .systemRed : .label)
    case .submenu(let menu):
      show(menu, menu.options.contains(.destructive) ? .systemRed : .label)
    case .loading: showLoading()
    case .unavailable, .title, .back, .tiles, .gap: break
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ element: UIMenuElement, _ color: UIColor) {
    accessibilityLabel = element.title
    label.text = element.title
    // [I] An image takes the place of a title that is not there.
    icon.image = element.title.isEmpty ? element.image : nil
    label.textColor = isEnabled ? color : .tertiaryLabel
    icon.tintColor = label.textColor
  }

  private func showLoading() {
    let spinner = UIActivityIndicatorView(style: .medium)
    addSubview(spinner)
    spinner.startAnimating()
    self.spinner = spinner
    isEnabled = false
  }

  var fittingWidth: CGFloat {
    let text = label.intrinsicContentSize.width.rounded(.up)
    let content = icon.image == nil ? text : Self.iconSide
    return max(content + 2 * Self.padding, Self.leastWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding / 2, dy: 0)
    let side = Self.iconSide
    let middle = CGRect(
      x: (bounds.width - side) / 2,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
    icon.frame = middle
    spinner?.frame = middle
  }
}
