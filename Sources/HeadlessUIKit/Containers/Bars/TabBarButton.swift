import Foundation
import Geometry

/// The image, the title and the badge of a tab.
final class TabBarButton: UIControl {
  private(set) weak var item: UITabBarItem?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private static let pictureSide: CGFloat = 25  // [W]
  private static let badgeHeight: CGFloat = 18  // [W]
  private static let font = UIFont.systemFont(ofSize: BarMetrics.tabTitleSize, weight: .medium)
  private var shift = UIOffset.zero

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.font = Self.font
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

  func show(isChosen: Bool, rest: UIColor?, _ look: UITabBarItemStateAppearance) {
    isSelected = isChosen
    let color: UIColor = isChosen ? tintColor : rest ?? .systemGray
    let state = isChosen ? UIControl.State.selected : .normal
    // [D] What the item says of its title goes before what its bar says.
    let own = item?.titleTextAttributes(for: state) ?? item?.titleTextAttributes(for: .normal)
    let attributes = look.titleTextAttributes.merging(own ?? [:]) { $1 }
    label.text = item?.title
    label.font = attributes[.font] as? UIFont ?? Self.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    shift = look.titlePositionAdjustment
    if let own = item?.titlePositionAdjustment, own != .zero { shift = own }
    picture.image = isChosen ? item?.selectedImage ?? item?.image : item?.image
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
    let side = Self.pictureSide
    let insets = item?.imageInsets ?? .zero
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)  // [I]
      .inset(by: insets)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)  // [I]
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
    let text = badge.sizeThatFits(bounds.size).width + 10
    badge.frame = CGRect(
      x: bounds.midX + 6,
      y: 2,
      width: max(Self.badgeHeight, text),
      height: Self.badgeHeight
    )
  }
}
