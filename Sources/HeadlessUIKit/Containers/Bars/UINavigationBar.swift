@preconcurrency public import Foundation
import Geometry

/// The navigation bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  // Internal members; see `UINavigationBar+Content.swift`.
  var itemList: [UINavigationItem] = []
  let backdrop = BarBackdrop(line: .bottom)
  var content: NavigationBarContent?
  var change: NavigationBarChange?
  /// How far the background extends up, below the status bar.
  var rise: CGFloat = 0 {
    didSet { if rise != oldValue { setNeedsLayout() } }
  }
  /// The item before the first one, in a stack inside another stack.
  weak var outerItem: UINavigationItem? {
    didSet { if outerItem !== oldValue { refresh() } }
  }
  /// Items that the container adds at the leading edge of the first item.
  var systemItems: [UIBarButtonItem] = [] {
    didSet { if systemItems != oldValue { refreshContent() } }
  }
  /// How much of the large title is scrolled away.
  var collapse: CGFloat = 0
  /// How far content that is pulled down extends the bar.
  var stretch: CGFloat = 0
  /// Whether no content is scrolled below the bar.
  var isAtScrollEdge = true
  /// The navigation controller that owns the bar.
  weak var controller: UINavigationController?
  private var oldLook = LegacyBarAppearance()
  private(set) var ownStandardAppearance: UINavigationBarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(backdrop)
    coder.finish(self, as: UINavigationBar.self)
  }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition {
    controller == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    exchangeItems(for: items ?? [], animated: animated)
  }
  open var topItem: UINavigationItem? { itemList.last }
  open var backItem: UINavigationItem? { itemList.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated) }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated) }

  // MARK: Look

  open var prefersLargeTitles = false {
    didSet { heightChanged() }
  }
  open var barStyle = UIBarStyle.default {
    didSet { barItemChanged() }
  }
  open var isTranslucent = true {
    didSet { heightChanged() }
  }
  open var barTintColor: UIColor? {
    didSet { barItemChanged() }
  }
  open var shadowImage: UIImage? {
    didSet { barItemChanged() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemChanged() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { barItemChanged() }
  }
  open var backIndicatorImage: UIImage? {
    didSet { barItemChanged() }
  }
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    oldLook.backgrounds[barMetrics] = backgroundImage
    oldLook.wasAsked = true
    barItemChanged()
  }
  /// The same for every position: a bar stands where its controller places it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    oldLook.backgrounds[barMetrics]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    oldLook.titleRises[barMetrics] = adjustment
    barItemChanged()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    oldLook.titleRises[barMetrics] ?? 0
  }
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let own = ownStandardAppearance { return own }
      let made = UINavigationBarAppearance()
      made.host = self
      ownStandardAppearance = made
      return made
    }
    set {
      ownStandardAppearance = newValue
      newValue.host = self
      barItemChanged()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }
  /// [D] iOS 15: the scroll edge appearance in compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection, traitCollection)
    // Compact height has lower rows and no large titles, which follow the text size.
    guard
      old?.verticalSizeClass != new.verticalSizeClass
        || old?.preferredContentSizeCategory != new.preferredContentSizeCategory
    else { return }
    heightChanged()
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  func barItemChanged() { refresh() }

  /// The appearance for the top item.
  func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let usual = item?.standardAppearance ?? ownStandardAppearance
    if traitCollection.verticalSizeClass == .compact {
      let edge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      if isAtScrollEdge, let edge { return edge }
      if let compact = item?.compactAppearance ?? compactAppearance { return compact }
    }
    guard isAtScrollEdge else { return usual ?? oldLook.appearance(of: self) }
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let plain = usual ?? oldLook.appearance(of: self)
    return isClearAtEdge(item, usual) ? plain.madeClear() : plain
  }

  /// [D] Without a scroll edge appearance, the bar of a navigation controller is clear as long as
  /// nothing is below it; a standalone bar only below a large title.
  ///
  /// [I] Bars that use the older properties stay opaque, since their apps were built before iOS 15.
  private func isClearAtEdge(
    _ item: UINavigationItem?,
    _ usual: UINavigationBarAppearance?
  ) -> Bool {
    if isLarge(item) { return isTranslucent || usual != nil }
    return controller != nil && (usual != nil || !isStyledTheOldWay)
  }

  private var isStyledTheOldWay: Bool {
    !isTranslucent || barTintColor != nil || barStyle.isBlack || !oldLook.backgrounds.isEmpty
  }
}

/// Is notified of a bar's items, and may prevent pops.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool {
    standIn()?.navigationBar(navigationBar, shouldPush: item) ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    standIn()?.navigationBar(navigationBar, didPush: item)
  }
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    standIn()?.navigationBar(navigationBar, shouldPop: item) ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    standIn()?.navigationBar(navigationBar, didPop: item)
  }

  private func standIn(_ requirement: String = #function) -> (any UINavigationBarDelegate)? {
    standIn(as: (any UINavigationBarDelegate).self, for: requirement)
  }
}

/// The appearance properties from before appearance objects.
@MainActor
private struct LegacyBarAppearance {
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var titleRises: [UIBarMetrics: CGFloat] = [:]
  /// An empty background image makes a bar clear.
  var wasAsked = false

  func appearance(of bar: UINavigationBar) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    if let image = backgrounds[.default] {
      made.configureWithTransparentBackground()
      made.backgroundImage = image
      made.shadowColor = bar.shadowImage == nil ? UIColor.separator : nil
    } else if !bar.isTranslucent {
      made.configureWithOpaqueBackground()
    }
    if bar.barStyle.isBlack {
      made.backgroundColor = UIColor(white: 0, alpha: bar.isTranslucent ? 0.85 : 1)  // [I]
      made.titleTextAttributes[.foregroundColor] = UIColor.white
      made.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    if let tint = bar.barTintColor {
      made.backgroundColor =
        bar.isTranslucent ? tint.withAlphaComponent(BarMetrics.translucency) : tint
    }
    made.titlePositionAdjustment.vertical =
      (bar.isCompact ? titleRises[.compact] : nil) ?? titleRises[.default] ?? 0
    made.shadowImage = bar.shadowImage
    made.titleTextAttributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
    made.largeTitleTextAttributes.merge(bar.largeTitleTextAttributes ?? [:]) { $1 }
    if let image = bar.backIndicatorImage {
      made.setBackIndicatorImage(image, transitionMaskImage: bar.backIndicatorTransitionMaskImage)
    }
    return made
  }
}
