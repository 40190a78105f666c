@preconcurrency public import Foundation
import Geometry

/// A bar for choosing among screens.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
  // [D] The raw values of UITabBar.h.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  private let backdrop = BarBackdrop(line: .top)
  private var itemList: [UITabBarItem] = []
  private(set) var buttons: [TabBarButton] = []
  private var shownLayout = ItemLayout.stacked
  private(set) var ownAppearance: UITabBarAppearance?
  weak var controller: UITabBarController?
  /// Whether no content is left below the bar.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { barItemChanged() } }
  }

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

  open var isSpringLoaded = false
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
      item.shownView = button
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.userChose(item) }
        },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
    UIView.performWithoutAnimation { layOutButtons() }
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
  /// [D] Drawn behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { barItemChanged() }
  }
  private let indicator = UIImageView()
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

  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  // MARK: Customizing

  /// [D] Always false: the screen of all items is not shown, which the film reports.
  open var isCustomizing: Bool { false }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    layer.core.warnOnce(
      "UITabBar",
      "a tab bar cannot be rearranged by its user",
      remedy: "set its items in the order that the film should show"
    )
  }
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  func barItemChanged() {
    shownLayout = layout
    let look = look
    for button in buttons {
      let isChosen = button.item === selectedItem
      let own = (button.item?.standardAppearance ?? look).items(layout)
      let state = isChosen ? own.selected : own.normal
      button.show(isChosen: isChosen, rest: unselectedItemTintColor, state, layout)
    }
    backdrop.show(look)
    setNeedsLayout()
  }

  private var look: UITabBarAppearance {
    guard isAtScrollEdge else { return ownAppearance ?? oldLook }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let isClear = ownAppearance != nil || !isStyledTheOldWay
    return isClear ? (ownAppearance ?? oldLook).madeClear() : oldLook
  }

  /// [I] As with navigation bars: such apps were built before iOS 15.
  private var isStyledTheOldWay: Bool {
    !isTranslucent || barTintColor != nil || barStyle.isBlack || backgroundImage != nil
  }

  private var oldLook: UITabBarAppearance {
    let look = UITabBarAppearance()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    // [W] As on a navigation bar: an image, even an empty one, replaces the blur.
    if backgroundImage != nil {
      look.configureWithTransparentBackground()
      look.shadowColor = .separator
    }
    if barStyle.isBlack { look.backgroundColor = .black }
    if let tint = barTintColor {
      look.backgroundColor =
        isTranslucent ? tint.withAlphaComponent(BarMetrics.translucency) : tint
    }
    look.backgroundImage = backgroundImage
    look.shadowImage = shadowImage
    look.selectionIndicatorImage = selectionIndicatorImage
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
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: rowHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The layout of images and titles may change with the traits.
    if layout != shownLayout { barItemChanged() }
    backdrop.frame = bounds
    layOutButtons()
  }

  /// Centred in its button, and of the same size if it can be stretched.
  private func layOutIndicator() {
    let look = look
    guard let image = look.selectionIndicatorImage,
      let button = buttons.first(where: { $0.item === selectedItem })
    else { return indicator.removeFromSuperview() }
    if indicator.superview == nil { insertSubview(indicator, aboveSubview: backdrop) }
    indicator.image = image
    indicator.tintColor = look.selectionIndicatorTintColor ?? tintColor
    let size = image.capInsets == .zero ? image.size : button.bounds.size
    indicator.bounds = CGRect(origin: .zero, size: size)
    indicator.center = button.center
  }

  private func layOutButtons() {
    let height = min(bounds.height, rowHeight)
    for (index, frame) in buttonFrames(of: buttons.count).enumerated() {
      buttons[index].frame = CGRect(x: frame.minX, y: 0, width: frame.width, height: height)
    }
    layOutIndicator()
  }
}

/// Is notified which item the user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Never called, nor the three below: items cannot be rearranged.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    standIn()?.tabBar(tabBar, didSelect: item)
  }
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  private func standIn(_ requirement: String = #function) -> (any UITabBarDelegate)? {
    standIn(as: (any UITabBarDelegate).self, for: requirement)
  }
}
