@preconcurrency public import Foundation
import Geometry

/// The view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: ReusableRow {
  override var isListRow: Bool { true }
  let content = EdgeContent()
  private let title = UILabel()
  private var hosted = HostedContent()
  /// The table that shows or measures it.
  private(set) weak var table: UITableView?
  private(set) var isHeader = true
  private var isGrouped: Bool { (table?.style ?? .plain) != .plain }
  /// Whether the table keeps it in place while the rows of its section scroll below it.
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsLayout() } }
  }
  /// Whether the table created it for a title.
  var isTitle = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    assemble()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  @available(*, unavailable)
  public required convenience init(_reuseIdentifier: String?, style: Int) {
    self.init(reuseIdentifier: _reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UITableViewHeaderFooterView.self)
  }

  private func assemble() {
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    styleTitle()
    addSubview(content)
    content.addSubview(title)
  }

  /// Looks as the style of the table asks.
  func join(_ table: UITableView, asHeader isHeader: Bool) {
    let wasGrouped = isGrouped
    (self.table, self.isHeader) = (table, isHeader)
    if isGrouped != wasGrouped { styleTitle() }
    // It is measured outside of the table, where it would have the text size of the screen.
    title.followContentSize(table.traitCollection)
    setNeedsLayout()
  }

  /// [W] Headings of groups are small and grey.
  ///
  /// Not at each layout: apps set the font and the color of the label when the view is displayed.
  private func styleTitle() {
    title.font = .preferredFont(
      forTextStyle: isGrouped ? .footnote : .headline,
      compatibleWith: traitCollection
    )
    title.textColor = isGrouped ? .secondaryLabel : .label
  }

  open private(set) var reuseIdentifier: String?
  func adopt(reuseIdentifier: String) { self.reuseIdentifier = reuseIdentifier }
  open var contentView: UIView { content }
  open var textLabel: UILabel? { title }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { hosted.show(contentConfiguration, in: content) }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if isHeader { return isGrouped ? .groupedHeader() : .plainHeader() }
    return isGrouped ? .groupedFooter() : .plainFooter()
  }
  /// [D] iOS 16: that of its table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
  open func prepareForReuse() {}

  private var configuredBackground: ConfiguredBackgroundView?
  private func showBackground() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let shown = configuredBackground ?? ConfiguredBackgroundView()
    if configuredBackground == nil { insertSubview(shown, at: 0) }
    configuredBackground = shown
    let state = UIViewConfigurationState(traitCollection: traitCollection)
    shown.show(backgroundConfiguration.updated(for: state))
    shown.layOut(in: bounds)
  }

  // MARK: Layout

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = contentInsets
    let room = CGSize(width: max(0, size.width - sides.left - sides.right), height: 0)
    return CGSize(width: size.width, height: contentHeight(in: room))
  }

  private func contentHeight(in room: CGSize) -> CGFloat {
    if let view = hosted.view { return view.sizeThatFits(room).height }
    if title.text == nil, content.subviews.contains(where: { $0 !== title }) {
      return content.systemLayoutSizeFitting(
        room,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let spacing = titleSpacing
    // [W] 28 points in a plain table.
    return max(28, titleHeight(in: room.width) + spacing.above + spacing.below)
  }

  private func titleHeight(in width: CGFloat) -> CGFloat {
    title.sizeThatFits(CGSize(width: max(0, width - 2 * sideMargin), height: 0)).height
  }

  /// [W] Headers of groups are closer to the rows below them, and footers to those above.
  private var titleSpacing: (above: CGFloat, below: CGFloat) {
    guard isGrouped else { return (3, 3) }
    return isHeader ? (16, 6) : (6, 12)
  }

  /// [W] Between the edge of the content and the text, as in cells.
  fileprivate var sideMargin: CGFloat { table?.rowMargin ?? SideMargin.at(width: bounds.width) }

  private var contentInsets: UIEdgeInsets {
    if let table { return table.edgeContentInsets }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: contentInsets)
    backgroundView?.frame = bounds
    configuredBackground?.layOut(in: bounds)
    guard title.text != nil else { return }
    layOutTitle()
    if !isGrouped, backgroundView == nil, configuredBackground == nil {
      // [W] Since iOS 15 a header is clear until rows scroll below it.
      backgroundColor = isPinned ? .secondarySystemBackground : nil  // [I] The color.
    }
  }

  private func layOutTitle() {
    let room = content.bounds
    let height = min(titleHeight(in: room.width), room.height)
    // [W] Headers are aligned to the bottom, footers to the top.
    let edge = isHeader ? room.height - height - titleSpacing.below : titleSpacing.above
    let y = isGrouped ? edge : (room.height - height) / 2
    title.frame = CGRect(
      x: sideMargin,
      y: max(0, min(y, room.height - height)),
      width: max(0, room.width - 2 * sideMargin),
      height: height
    )
  }
}

/// The content view of a header or footer.
@MainActor
final class EdgeContent: UIView, RowMargins {
  /// [W] Texts begin exactly above those of rows.
  var leastMargins: NSDirectionalEdgeInsets {
    let margin = (superview as? UITableViewHeaderFooterView)?.sideMargin ?? 0
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
}
