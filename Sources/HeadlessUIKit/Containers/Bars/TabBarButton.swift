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

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: BarMetrics.tabTitleSize, weight: .medium)
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

  func show(isChosen: Bool, rest: UIColor?) {
    isSelected = isChosen
    let color: UIColor = isChosen ? tintColor : rest ?? .systemGray
    label.text = item?.title
    label.textColor = color
    picture.image = isChosen ? item?.selectedImage ?? item?.image : item?.image
    picture.tintColor = color
    badge.text = item?.badgeValue
    badge.isHidden = item?.badgeValue == nil
    badge.backgroundColor = item?.badgeColor ?? .systemRed
    isEnabled = item?.isEnabled ?? true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.pictureSide
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)  // [I]
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)  // [I]
    let text = badge.sizeThatFits(bounds.size).width + 10
    badge.frame = CGRect(
      x: bounds.midX + 6,
      y: 2,
      width: max(Self.badgeHeight, text),
      height: Self.badgeHeight
    )
  }
}
