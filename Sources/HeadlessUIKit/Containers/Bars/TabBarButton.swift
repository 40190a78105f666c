import Foundation
import Geometry

/// The image, the title and the badge of a tab.
final class TabBarButton: UIControl {
  private(set) weak var item: UITabBarItem?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private static let pictureSide: CGFloat = 25  // [W]
  private static let compactPictureSide: CGFloat = 18  // [W]
  private static let gap: CGFloat = 7  // [I]
  private static let badgeHeight: CGFloat = 18  // [W]
  private var shift = UIOffset.zero
  private var layout = UITabBar.ItemLayout.stacked

  // [W] Titles beside their image are larger.
  private var font: UIFont {
    switch layout {
    case .stacked: .systemFont(ofSize: BarMetrics.tabTitleSize, weight: .medium)
    case .inline: .systemFont(ofSize: BarMetrics.inlineTabTitleSize)
    case .compactInline: .systemFont(ofSize: BarMetrics.compactTabTitleSize)
    }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)  // [W]
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.layer.masksToBounds = true
    for part in [picture, label, badge] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var answersTaps: Bool { true }

  func show(
    isChosen: Bool,
    rest: UIColor?,
    _ look: UITabBarItemStateAppearance,
    _ layout: UITabBar.ItemLayout
  ) {
    self.layout = layout
    isSelected = isChosen
    let color: UIColor = isChosen ? tintColor : rest ?? .systemGray
    let state = isChosen ? UIControl.State.selected : .normal
    // [D] The item's title attributes take precedence over the bar's.
    let own = item?.titleTextAttributes(for: state) ?? item?.titleTextAttributes(for: .normal)
    let attributes = look.titleTextAttributes.merging(own ?? [:]) { $1 }
    label.text = item?.title
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    shift = look.titlePositionAdjustment
    if let own = item?.titlePositionAdjustment, own != .zero { shift = own }
    let usual = item?.image(isCompact: layout == .compactInline)
    // [D] Tab bars use images as templates, except for those with rendering mode `alwaysOriginal`.
    let image = isChosen ? item?.selectedImage ?? usual : usual
    picture.image = image?.asTemplateByDefault.sizedForBars
    picture.contentMode = image?.isSymbolImage == true ? .center : .scaleAspectFit
    picture.tintColor = look.iconColor ?? color
    badge.text = item?.badgeValue
    badge.isHidden = item?.badgeValue == nil
    badge.backgroundColor = item?.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    let words = item?.badgeTextAttributes(for: state) ?? look.badgeTextAttributes
    badge.textColor = words[.foregroundColor] as? UIColor ?? .white
    isEnabled = item?.isEnabled ?? true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if layout == .stacked { layOutStacked() } else { layOutInline() }
    let text = badge.sizeThatFits(bounds.size).width + 10
    let middle = layout == .stacked ? bounds.midX : picture.frame.midX
    badge.frame = CGRect(
      x: middle + 6,
      y: 2,
      width: max(Self.badgeHeight, text),
      height: Self.badgeHeight
    )
  }

  private func layOutStacked() {
    let side = Self.pictureSide
    let insets = item?.imageInsets ?? .zero
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)  // [I]
      .inset(by: insets)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)  // [I]
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  private func layOutInline() {
    let side = layout == .inline ? Self.pictureSide : Self.compactPictureSide
    let before = picture.image == nil ? 0 : side + Self.gap
    let room = max(0, bounds.width - before)
    let text = min(label.sizeThatFits(CGSize(width: room, height: bounds.height)).width, room)
    let start = ((bounds.width - before - text) / 2).rounded()
    let square = CGRect(x: start, y: (bounds.height - side) / 2, width: side, height: side)
    picture.frame = square.inset(by: item?.imageInsets ?? .zero)
    label.frame = CGRect(x: start + before, y: 0, width: text, height: bounds.height)
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
    guard isRightToLeft else { return }
    for part in [picture, label] { part.frame = part.frame.mirrored(in: bounds) }
  }
}
