import Foundation
import Geometry

/// The view of a bar button item.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?

  /// The item's custom view, or a button for it.
  static func view(
    for item: UIBarButtonItem,
    _ look: UIBarButtonItemAppearance? = nil,
    isCompact: Bool
  ) -> UIView {
    if let own = item.customView {
      item.shownView = own
      if own.bounds.isEmpty { own.sizeToFit() }
      return own
    }
    let button = BarButton(item, look, isCompact: isCompact)
    item.shownView = button
    return button
  }

  init(_ item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?, isCompact: Bool) {
    self.item = item
    super.init(frame: .zero)
    buttonType = .system
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image(isCompact: isCompact)?.sizedForBars, for: .normal)
    imageEdgeInsets = item.imageInsets
    let offset = item.titleOffset(look, isCompact: isCompact)
    titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical,
      left: offset.horizontal,
      bottom: -offset.vertical,
      right: -offset.horizontal
    )
    // [D] If the item also has an action, its menu opens on a long press.
    menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    preferredMenuElementOrder = item.preferredMenuElementOrder
    if item.menu != nil, item.image == nil {
      changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    }
    let weight = item.style == .done ? UIFont.Weight.semibold : .regular
    label.font = .systemFont(ofSize: BarMetrics.titleSize, weight: weight)
    let looks: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, look?.normal), (.highlighted, look?.highlighted), (.disabled, look?.disabled),
    ]
    for (state, look) in looks {
      if item.image == nil { apply(item, in: state, look: look) }
      setBackgroundImage(item.background(in: state, look, isCompact: isCompact), for: state)
    }
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    addAction(
      UIAction { [weak item] _ in item?.touched() },
      for: .touchUpInside
    )
    isSelected = item.isSelected
    if isSelected { addPlate() }
    sizeToFit()
  }

  /// Behind an item that is on.
  private var plate: UIView?
  // [I] Light, round at the corners, and a little wider than the item.
  private static let plateOpacity: CGFloat = 0.18
  private static let plateRadius: CGFloat = 6
  private static let plateOverhang: CGFloat = 4
  private static let plateHeight: CGFloat = 32

  private func addPlate() {
    let made = UIView()
    made.isUserInteractionEnabled = false
    made.layer.cornerRadius = Self.plateRadius
    insertSubview(made, at: 0)
    plate = made
    paintPlate()
  }

  private func paintPlate() {
    plate?.backgroundColor = tintColor.withAlphaComponent(Self.plateOpacity)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max(0, (bounds.height - Self.plateHeight) / 2)
    plate?.frame = bounds.insetBy(dx: -Self.plateOverhang, dy: margin)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paintPlate()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var menuSender: AnyObject {
    guard let item else { return self }
    return item
  }

  /// [D] The item's title attributes take precedence over the bar's.
  private func apply(
    _ item: UIBarButtonItem,
    in state: UIControl.State,
    look: UIBarButtonItemStateAppearance?
  ) {
    let usual = look?.titleTextAttributes ?? [:]
    let attributes = usual.merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    guard !attributes.isEmpty else { return }
    let text = item.title ?? ""
    setAttributedTitle(NSAttributedString(string: text, attributes: attributes), for: state)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fit = super.sizeThatFits(size)
    let own = item?.width ?? 0
    return CGSize(width: own > 0 ? own : max(fit.width, widest), height: BarMetrics.height)
  }

  /// [D] The width of the widest of the item's possible titles.
  private var widest: CGFloat {
    let now = titleLabel?.text ?? ""
    guard let titles = item?.possibleTitles, item?.image == nil, let font = titleLabel?.font else {
      return 0
    }
    let probe = UILabel()
    probe.font = font
    return titles.union([now]).reduce(0) { width, title in
      probe.text = title
      return max(width, probe.sizeThatFits(.zero).width)
    }
  }

  // [W] The touch area is as high as the bar, but does not overlap a button that is nearer.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, (BarMetrics.height - bounds.width) / 2)
    guard bounds.insetBy(dx: -extra, dy: 0).contains(point) else { return false }
    let x = convert(point, to: superview).x
    let own = distance(to: x)
    let others = superview?.subviews.compactMap { $0 as? BarButton } ?? []
    return !others.contains { $0 !== self && !$0.isHidden && $0.distance(to: x) < own }
  }

  private func distance(to x: CGFloat) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }
}

/// The back button: an arrow and a title.
final class BackButton: UIControl {
  private let whole: String?
  private let arrow = BackArrow()
  private let label = UILabel()
  /// The image of a custom item, in place of the title.
  private let picture: UIImageView?
  private static let gap: CGFloat = 6  // [W]

  /// The bar's title attributes.
  private var attributes: [NSAttributedString.Key: Any] = [:]

  private var offset = UIOffset.zero

  /// [D] The title, image and color of a custom item; its own attributes come before the bar's.
  init(
    title: String?,
    image: UIImage?,
    _ look: UIBarButtonItemAppearance,
    offset: UIOffset,
    item: UIBarButtonItem? = nil
  ) {
    // Where there is no title for want of room or by choice, there is no image either.
    let face = title == nil ? nil : item?.image?.sizedForBars
    whole = face == nil ? title : nil
    picture = face.map { UIImageView(image: $0.asTemplateByDefault) }
    self.offset = offset
    let own = item?.titleTextAttributes(for: .normal) ?? [:]
    attributes = look.normal.titleTextAttributes.merging(own) { $1 }
    super.init(frame: .zero)
    if let tint = item?.tintColor { tintColor = tint }
    label.text = whole
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.titleSize)
    arrow.image = image
    for part in parts {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showTint()
  }

  private var parts: [UIView] {
    [arrow, label] + ([picture].compactMap(\.self) as [UIView])
  }

  private func showTint() {
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
  }

  required init?(coder: NSCoder) {
    (whole, picture) = (nil, nil)
    super.init(coder: coder)
  }

  override var answersTaps: Bool { true }
  var title: String? { label.text }
  /// [D] iOS 14: the menu for a long press on the button.
  var makeMenu: (() -> UIMenu)? {
    didSet { isContextMenuInteractionEnabled = makeMenu != nil }
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = makeMenu?() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
  /// Nil if only the arrow is shown.
  var titleView: UIView? { picture ?? (label.text?.isEmpty == false ? label : nil) }

  /// Shortens the title to the available width.
  func fit(_ width: CGFloat) {
    for candidate in [whole, whole == nil ? nil : "Back", nil] {
      label.text = candidate
      if candidate == nil || sizeThatFits(.zero).width <= width { break }
    }
    bounds.size = sizeThatFits(.zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.text?.isEmpty == false ? label.sizeThatFits(size).width : nil
    let beside = (picture?.image?.size.width ?? text).map { $0 + Self.gap } ?? 0
    return CGSize(width: BackArrow.size.width + beside, height: BarMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrowSize = BackArrow.size
    arrow.frame = CGRect(
      x: 0,
      y: (bounds.height - arrowSize.height) / 2,
      width: arrowSize.width,
      height: arrowSize.height
    )
    let start = arrowSize.width + Self.gap
    label.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    if let picture, let size = picture.image?.size {
      let top = (bounds.height - size.height) / 2
      picture.frame = CGRect(x: start, y: top, width: size.width, height: size.height)
    }
    guard isRightToLeft else { return }
    for part in parts { part.frame = part.frame.mirrored(in: bounds) }
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
    arrow.setNeedsDisplay()
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.3 : 1  // [I]
  }
}

/// The arrow of the back button.
final class BackArrow: UIView {
  static let size = CGSize(width: 13, height: 21)  // [W]
  private static let stroke: CGFloat = 3  // [I]

  var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    if let image { return image.draw(in: bounds) }
    let path = UIBezierPath()
    let inset = Self.stroke / 2 + 0.5
    path.move(to: CGPoint(x: bounds.maxX - inset, y: inset))
    path.addLine(to: CGPoint(x: inset, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.maxX - inset, y: bounds.maxY - inset))
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
