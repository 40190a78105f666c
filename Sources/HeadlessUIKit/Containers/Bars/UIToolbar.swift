@preconcurrency public import Foundation

/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  private let backdrop = BarBackdrop(line: .top)
  private var itemList: [UIBarButtonItem] = []
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  private(set) var ownAppearance: UIToolbarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
    refreshBackdrop()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(backdrop)
    refreshBackdrop()
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open var items: [UIBarButtonItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
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
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  func barItemChanged() {
    for row in shown { row.view.removeFromSuperview() }
    for item in itemList { item.takeAppearance(in: self) }
    shown = itemList.filter { !$0.isHidden }.map { item in
      let looks = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      return (item, BarButton.view(for: item, looks))
    }
    for row in shown where !row.item.isSpace { addSubview(row.view) }
    UIView.performWithoutAnimation { layOutItems() }
    refreshBackdrop()
    setNeedsLayout()
  }

  private var look: UIToolbarAppearance {
    if let ownAppearance { return ownAppearance }
    let look = UIToolbarAppearance()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if barStyle == .black { look.backgroundColor = .black }
    if let tint = barTintColor { look.backgroundColor = tint }
    return look
  }

  private func refreshBackdrop() { backdrop.show(look) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    layOutItems()
  }

  /// [D] What is left goes to the flexible spaces, in equal parts.
  private func layOutItems() {
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let fixed = shown.reduce(2 * BarMetrics.margin) { $0 + width($1) }
    let share = flexible > 0 ? max(0, bounds.width - fixed) / CGFloat(flexible) : 0
    var x = BarMetrics.margin
    for row in shown {
      let length = row.item.systemItem == .flexibleSpace ? share : width(row)
      if !row.item.isSpace {
        let height = row.view.bounds.height
        let y = ((BarMetrics.height - height) / 2).rounded()
        let start = isRightToLeft ? bounds.width - x - length : x
        row.view.frame = CGRect(x: start, y: y, width: length, height: height)
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

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
