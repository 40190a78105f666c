@preconcurrency public import Foundation

/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  private let backdrop = BarBackdrop(line: .top)
  private var itemList: [UIBarButtonItem] = []
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  /// Contains the views of the items.
  private var row = UIView()
  private var leavingRow: UIView?
  private(set) var ownAppearance: UIToolbarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [backdrop, row] { addSubview(part) }
    refreshBackdrop()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for part in [backdrop, row] { addSubview(part) }
    refreshBackdrop()
    coder.finish(self, as: UIToolbar.self)
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open var items: [UIBarButtonItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      endChange()
      return replaceItems(items)
    }
    let move = beginChange(to: items)
    let leaving = leavingRow
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      move()
    } completion: { [weak self] _ in
      // A later change may be in progress, which ends by itself.
      if self?.leavingRow === leaving { self?.endChange() }
    }
  }

  /// The new items fade in while the old ones fade out.
  func beginChange(to items: [UIBarButtonItem]?) -> () -> Void {
    endChange()
    let (old, new) = (row, UIView(frame: bounds))
    UIView.performWithoutAnimation {
      addSubview(new)
      new.alpha = 0
    }
    (leavingRow, row, shown) = (old, new, [])
    replaceItems(items)
    return { (old.alpha, new.alpha) = (0, 1) }
  }

  func endChange() {
    leavingRow?.removeFromSuperview()
    leavingRow = nil
    UIView.performWithoutAnimation { row.alpha = 1 }
  }

  private func replaceItems(_ items: [UIBarButtonItem]?) {
    itemList = items ?? []
    for item in itemList { item.host = self }
    barItemChanged()
  }

  open var barStyle = UIBarStyle.default {
    didSet { refreshBackdrop() }
  }
  open var isTranslucent = true {
    didSet { refreshBackdrop() }
  }
  open var barTintColor: UIColor? {
    didSet { refreshBackdrop() }
  }
  private var backgrounds: [UIBarPosition: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[topOrBottom] = backgroundImage
    refreshBackdrop()
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[topOrBottom] }
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
    refreshBackdrop()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }
  open var standardAppearance: UIToolbarAppearance {
    get {
      let made = ownAppearance ?? UIToolbarAppearance()
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
  open var compactAppearance: UIToolbarAppearance? {
    didSet { barItemChanged() }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { barItemChanged() }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { barItemChanged() }
  }
  /// Whether no content is left below the bar.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { refreshBackdrop() } }
  }

  func barItemChanged() {
    for one in shown { one.view.removeFromSuperview() }
    for item in itemList { item.takeAppearance(in: self) }
    shown = itemList.filter { !$0.isHidden }.map { item in
      let looks = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      return (item, BarButton.view(for: item, looks, isCompact: isCompact))
    }
    for one in shown where !one.item.isSpace { row.addSubview(one.view) }
    UIView.performWithoutAnimation { layOutItems() }
    refreshBackdrop()
    setNeedsLayout()
  }

  var rowHeight: CGFloat { isCompact ? BarMetrics.compactHeight : BarMetrics.height }
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else {
      return
    }
    invalidateIntrinsicContentSize()
    barItemChanged()
  }

  private var look: UIToolbarAppearance {
    if isAtScrollEdge {
      if isCompact, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
      if let scrollEdgeAppearance { return scrollEdgeAppearance }
      let own = (isCompact ? compactAppearance : nil) ?? ownAppearance
      if own != nil || !isStyledTheOldWay { return (own ?? oldLook).madeClear() }
    }
    if isCompact, let compactAppearance { return compactAppearance }
    return ownAppearance ?? oldLook
  }

  /// [I] As with navigation bars: such apps were built before iOS 15.
  private var isStyledTheOldWay: Bool {
    !isTranslucent || barTintColor != nil || barStyle.isBlack || !backgrounds.isEmpty
  }

  private var oldLook: UIToolbarAppearance {
    let look = UIToolbarAppearance()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if barStyle.isBlack { look.backgroundColor = .black }
    if let tint = barTintColor { look.backgroundColor = tint }
    if let image = backgrounds[.any] ?? backgrounds[.bottom] {
      look.configureWithTransparentBackground()
      look.backgroundImage = image
      look.shadowColor = .separator
    }
    look.shadowImage = shadows[.any] ?? shadows[.bottom]
    return look
  }

  private func refreshBackdrop() { backdrop.show(look) }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: rowHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    row.frame = bounds
    layOutItems()
  }

  /// [D] The remaining width is divided equally among the flexible spaces.
  private func layOutItems() {
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    // [D] The background reaches the screen's edges, the items stay inside the safe area.
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let margin = SideMargin.at(width: bounds.width)
    let fixed = shown.reduce(2 * margin + left + right) { $0 + width($1) }
    let share = flexible > 0 ? max(0, bounds.width - fixed) / CGFloat(flexible) : 0
    var x = margin + (isRightToLeft ? right : left)
    for one in shown {
      let length = one.item.systemItem == .flexibleSpace ? share : width(one)
      if !one.item.isSpace {
        let height = one.view.bounds.height
        let y = ((rowHeight - height) / 2).rounded()
        let start = isRightToLeft ? bounds.width - x - length : x
        one.view.frame = CGRect(x: start, y: y, width: length, height: height)
      }
      x += length
    }
  }

  private func width(_ row: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    switch row.item.systemItem {
    case .flexibleSpace: 0
    case .fixedSpace: row.item.width
    default: row.view.bounds.width
    }
  }
}

/// Determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
