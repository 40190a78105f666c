@preconcurrency public import Foundation
import Geometry

/// The view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: ReusableRow {
  override var isListRow: Bool { true }
  private let content = UIView()
  private let title = UILabel()
  private var hosted = HostedContent()
  var isGrouped = false {
    didSet { setNeedsLayout() }
  }
  var isHeader = true
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
    title.font = .preferredFont(forTextStyle: .body)
    addSubview(content)
    content.addSubview(title)
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
    isGrouped ? .groupedHeader() : .plainHeader()
  }
  open func prepareForReuse() {}

  private var configuredBackground: CellBackgroundView?
  private func showBackground() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let shown = configuredBackground ?? CellBackgroundView()
    if configuredBackground == nil { insertSubview(shown, at: 0) }
    configuredBackground = shown
    let state = UIViewConfigurationState(traitCollection: traitCollection)
    shown.show(backgroundConfiguration.updated(for: state))
    shown.layOut(in: bounds)
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    if let view = hosted.view { return view.sizeThatFits(size) }
    if title.text == nil, content.subviews.contains(where: { $0 !== title }) {
      return content.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    let room = max(0, size.width - 2 * SideMargin.at(width: size.width))
    let text = title.sizeThatFits(CGSize(width: room, height: 0))
    // [W] 28 points in a plain table.
    return CGSize(width: size.width, height: max(28, text.height + (isGrouped ? 18 : 6)))
  }

  /// [D] The table's setting applies to headers and footers as well as to cells.
  private var safeSides: UIEdgeInsets {
    let table = superview as? UITableView
    guard table?.insetsContentViewsToSafeArea ?? true else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: safeSides)
    backgroundView?.frame = bounds
    configuredBackground?.layOut(in: bounds)
    guard title.text != nil else { return }
    // [W] Headings of groups are small and grey.
    let font = UIFont.preferredFont(
      forTextStyle: isGrouped ? .footnote : .headline,
      compatibleWith: traitCollection
    )
    if title.font != font { title.font = font }
    title.textColor = isGrouped ? .secondaryLabel : .label
    let margin = SideMargin.at(width: bounds.width)
    let width = max(0, content.bounds.width - 2 * margin)
    let height = title.sizeThatFits(CGSize(width: width, height: 0)).height
    // [W] Headers are aligned to the bottom, footers to the top.
    let low = isHeader ? bounds.height - height - 6 : 6
    let y = isGrouped ? low : (bounds.height - height) / 2
    title.frame = CGRect(x: margin, y: y, width: width, height: height)
    if !isGrouped, backgroundView == nil, configuredBackground == nil {
      // [W] Since iOS 15 a header is clear until rows scroll below it.
      backgroundColor = isPinned ? .secondarySystemBackground : nil  // [I] The color.
    }
  }
}
