@preconcurrency public import Foundation
import Geometry

/// The bar with which the user chooses among screens.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
  private let backdrop = BarBackdrop(line: .top)
  private var itemList: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private(set) var ownAppearance: UITabBarAppearance?
  weak var controller: UITabBarController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
    barItemChanged()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(backdrop)
    barItemChanged()
  }

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    itemList = items ?? []
    for button in buttons { button.removeFromSuperview() }
    buttons = itemList.map { item in
      item.takeAppearance(in: self)
      item.host = self
      let button = TabBarButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.userChose(item) }
        },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
    barItemChanged()
  }

  open var selectedItem: UITabBarItem? {
    didSet { barItemChanged() }
  }
  open var barStyle = UIBarStyle.default {
    didSet { barItemChanged() }
  }
  open var isTranslucent = true {
    didSet { barItemChanged() }
  }
  open var barTintColor: UIColor? {
    didSet { barItemChanged() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { barItemChanged() }
  }
  open var backgroundImage: UIImage? {
    didSet { barItemChanged() }
  }
  open var shadowImage: UIImage? {
    didSet { barItemChanged() }
  }
  open var standardAppearance: UITabBarAppearance {
    get {
      let made = ownAppearance ?? UITabBarAppearance()
      made.host = self
      ownAppearance = made
      return made
    }
    set {
      ownAppearance = newValue
      newValue.host = self
      barItemChanged()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { barItemChanged() }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
  }

  func barItemChanged() {
    for button in buttons {
      button.show(isChosen: button.item === selectedItem, rest: unselectedItemTintColor)
    }
    backdrop.show(look)
    setNeedsLayout()
  }

  private var look: UITabBarAppearance {
    if let ownAppearance { return ownAppearance }
    let look = UITabBarAppearance()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if barStyle == .black { look.backgroundColor = .black }
    if let tint = barTintColor {
      look.backgroundColor =
        isTranslucent ? tint.withAlphaComponent(BarMetrics.translucency) : tint
    }
    look.backgroundImage = backgroundImage
    look.shadowImage = shadowImage
    return look
  }

  private func userChose(_ item: UITabBarItem) {
    if let controller { return controller.userChose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    barItemChanged()
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.tabHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabHeight + safeAreaInsets.bottom)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let width = bounds.width / CGFloat(max(1, buttons.count))
    let height = min(bounds.height, BarMetrics.tabHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }
}

/// Hears which item the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
