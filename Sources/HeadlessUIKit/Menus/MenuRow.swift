import Foundation
import Geometry

/// One line of an open menu.
final class MenuRow: MenuChoice {
  private let label = UILabel()
  private let detail = UILabel()
  private let icon = UIImageView()
  private let mark = UIImageView()
  private var spinner: UIActivityIndicatorView?
  private let indent: CGFloat

  // [I] Measured on pictures of iOS 16 and 17.
  private enum Measure {
    static let margin: CGFloat = 16
    static let indent: CGFloat = 32
    static let icon: CGFloat = 24
    static let height: CGFloat = 44
    static let padding: CGFloat = 11
  }

  init(_ entry: MenuEntries.Entry, isIndented: Bool) {
    indent = isIndented ? Measure.indent : Measure.margin
    super.init(entry)
    for view in [label, detail, icon, mark] as [UIView] { addSubview(view) }
    label.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 2
    detail.numberOfLines = 2
    detail.textColor = .secondaryLabel
    icon.contentMode = .scaleAspectFit
    mark.contentMode = .center
    switch entry {
    case .leaf(let leaf): show(leaf, isAvailable: true)
    case .unavailable(let leaf): show(leaf, isAvailable: false)
    case .submenu(let menu): show(menu)
    case .back(let menu): showWayBack(from: menu)
    case .loading: showLoading()
    case .title, .tiles, .gap: break
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ leaf: any UIMenuLeaf, isAvailable: Bool) {
    show(leaf as UIMenuElement)
    isEnabled = isAvailable && !leaf.attributes.contains(.disabled)
    tint(leaf.attributes.contains(.destructive) ? .systemRed : .label)
    if leaf.state != .off {
      show(mark: leaf.state == .on ? "checkmark" : "minus")
    }
  }

  private func show(_ menu: UIMenu) {
    show(menu as UIMenuElement)
    tint(menu.options.contains(.destructive) ? .systemRed : .label)
    show(mark: "chevron.forward")
  }

  /// [W] The row that has opened a submenu stands above it, in bold, and closes it.
  private func showWayBack(from menu: UIMenu) {
    show(menu as UIMenuElement)
    tint(.label)
    label.font = .preferredFont(forTextStyle: .headline)
    show(mark: "chevron.down")
  }

  /// [I] A spinner where images are, as pictures of iOS 14 to 17 show it.
  private func showLoading() {
    let spinner = UIActivityIndicatorView(style: .medium)
    addSubview(spinner)
    spinner.startAnimating()
    self.spinner = spinner
    label.text = "Loading…"
    label.textColor = .secondaryLabel
    accessibilityLabel = label.text
    isEnabled = false
  }

  private func show(mark name: String) {
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    mark.image = UIImage(systemName: name, withConfiguration: size)
  }

  private func show(_ element: UIMenuElement) {
    label.text = element.title
    detail.text = element.subtitle
    icon.image = element.image
    accessibilityLabel = element.title
  }

  private func tint(_ color: UIColor) {
    let shown = isEnabled ? color : .tertiaryLabel
    label.textColor = shown
    icon.tintColor = shown
    mark.tintColor = shown
  }

  // MARK: Layout

  private var textWidth: CGFloat {
    let trailing = icon.image == nil ? Measure.margin : Measure.icon + 2 * Measure.margin - 4
    return MenuCard.width - indent - trailing
  }

  func fittingHeight() -> CGFloat {
    max(texts(), Measure.height - 2 * Measure.padding) + 2 * Measure.padding
  }

  private func height(of label: UILabel) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let space = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(space).height.rounded(.up)
  }

  private func texts() -> CGFloat { height(of: label) + height(of: detail) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let start = isReversed ? bounds.width - x - width : x
      view.frame = CGRect(x: start, y: y, width: width, height: height)
    }
    let top = ((bounds.height - texts()) / 2).rounded()
    place(label, x: indent, y: top, width: textWidth, height: height(of: label))
    let below = top + height(of: label)
    place(detail, x: indent, y: below, width: textWidth, height: height(of: detail))
    let middle = (bounds.height - Measure.icon) / 2
    let end = bounds.width - Measure.margin - Measure.icon + 4
    place(icon, x: end, y: middle, width: Measure.icon, height: Measure.icon)
    if let spinner {
      place(spinner, x: end, y: middle, width: Measure.icon, height: Measure.icon)
    }
    place(mark, x: 4, y: middle, width: Measure.icon, height: Measure.icon)
  }
}
