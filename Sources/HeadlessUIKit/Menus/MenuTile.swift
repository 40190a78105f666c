import Foundation
import Geometry

/// One of several elements that stand side by side in an open menu.
final class MenuTile: MenuChoice {
  private let label = UILabel()
  private let icon = UIImageView()
  private let size: MenuTileSize

  // [I] Looks like pictures of iOS 16 and 17.
  private static let iconSize: CGFloat = 24
  private static let gap: CGFloat = 4

  init(_ entry: MenuEntries.Entry, _ size: MenuTileSize) {
    self.size = size
    super.init(entry)
    for view in [label, icon] as [UIView] { addSubview(view) }
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    icon.contentMode = .scaleAspectFit
    switch entry {
    case .leaf(let leaf): show(leaf, isAvailable: true)
    case .unavailable(let leaf): show(leaf, isAvailable: false)
    case .submenu(let menu): show(menu, menu.options.contains(.destructive) ? .systemRed : .label)
    case .title, .back, .tiles, .loading, .gap: break
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ leaf: any UIMenuLeaf, isAvailable: Bool) {
    isEnabled = isAvailable && !leaf.attributes.contains(.disabled)
    let isOn = leaf.state == .on
    show(
      leaf as UIMenuElement,
      leaf.attributes.contains(.destructive) ? .systemRed : isOn ? .tintColor : .label
    )
  }

  private func show(_ element: UIMenuElement, _ color: UIColor) {
    label.text = element.title
    icon.image = element.image
    label.textColor = isEnabled ? color : .tertiaryLabel
    icon.tintColor = label.textColor
    accessibilityLabel = element.title
    // [I] What has no image is known by its title.
    label.isHidden = !size.hasTitles && element.image != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = label.isHidden ? 0 : label.font.lineHeight.rounded(.up)
    let image = icon.image == nil ? 0 : Self.iconSize
    let gap = line > 0 && image > 0 ? Self.gap : 0
    let top = ((bounds.height - line - image - gap) / 2).rounded()
    icon.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
    label.frame = CGRect(x: 0, y: top + image + gap, width: bounds.width, height: line)
  }
}

/// How the elements of a menu stand side by side.
enum MenuTileSize {
  case small, medium, palette

  /// nil for elements that have a row each.
  @MainActor
  init?(_ menu: UIMenu) {
    if menu.options.contains(.displayAsPalette) {
      self = .palette
      return
    }
    switch menu.preferredElementSize {
    case .small: self = .small
    case .medium: self = .medium
    case .large, .automatic: return nil
    }
  }

  /// [D] Four small ones fit; [I] three of medium size, and a palette scrolls.
  var columns: Int {
    switch self {
    case .small: 4
    case .medium: 3
    case .palette: .max
    }
  }

  /// [D] Only medium ones show their titles.
  var hasTitles: Bool { self == .medium }

  // [I] Looks like pictures of iOS 16 and 17.
  var height: CGFloat { self == .medium ? 64 : 48 }
  static let leastWidth: CGFloat = 44
}
