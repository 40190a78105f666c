@preconcurrency public import Foundation
public import Geometry

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: ReusableRow {
  override var isListRow: Bool { true }
  // Internal members; see `UITableViewCell+Look.swift`.
  let style: CellStyle
  let content: CellContent = RowContent()
  let separator = UIView()
  var parts = CellParts()
  var hosted = HostedContent()
  var backing: ConfiguredBackgroundView?
  var needsConfiguration = true
  /// Whether its content has changed since it was measured.
  var needsMeasuring = false
  var editing = CellEditing()
  /// The table that dequeued it.
  weak var dequeuer: UITableView?
  /// The frame that the table has last set.
  var laidOutFrame: CGRect?
  private var isSelectedNow = false
  private var isHighlightedNow = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    assemble()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  @available(*, unavailable)
  public required convenience init(_reuseIdentifier: String?, style: Int) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: _reuseIdentifier)
  }

  /// Calls the class's own initialiser.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    made(reuseIdentifier: reuseIdentifier, rawStyle: style.rawValue)
  }

  public required init?(coder: NSCoder) {
    style = coder.interface?.cellStyle ?? .default
    reuseIdentifier = coder.interface?.reuseIdentifier
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UITableViewCell.self)
  }

  open private(set) var reuseIdentifier: String?
  /// Called when the row, or its accessory button, is selected: performs a storyboard's segue.
  package var selectionTrigger: (() -> Void)?
  package var accessoryTrigger: (() -> Void)?
  func adopt(reuseIdentifier: String) { self.reuseIdentifier = reuseIdentifier }
  open func prepareForReuse() {}

  open var userInteractionEnabledWhileDragging = false
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Content

  open var contentView: UIView { content }
  open var textLabel: UILabel? { title }
  open var detailTextLabel: UILabel? { detail }
  open var imageView: UIImageView? { picture }
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, with: backgroundView) }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }
  open var accessoryType = AccessoryType.none {
    didSet { accessoryChanged() }
  }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { accessoryChanged() }
  }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }
  private var toldSeparatorInset: UIEdgeInsets?
  /// [D] The table's, unless the cell sets its own; [W] by default the separator begins at the text.
  open var separatorInset: UIEdgeInsets {
    get { toldSeparatorInset ?? tableSeparatorInset ?? automaticSeparatorInset }
    set {
      toldSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var tableSeparatorInset: UIEdgeInsets? {
    guard let table, var inset = table.toldSeparatorInset else { return nil }
    if table.separatorInsetReference == .fromAutomaticInsets {
      inset.left += automaticSeparatorInset.left
    }
    return inset
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {  // [D]
    didSet { setNeedsLayout() }
  }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  open var editingStyle: EditingStyle { editing.style }
  open var showingDeleteConfirmation: Bool { editing.isConfirming }
  open func setEditing(_ editing: Bool, animated: Bool) { turnEditing(editing, animated: animated) }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      hosted.show(contentConfiguration?.updated(for: configurationState), in: content)
      if oldValue != nil { sizeMayHaveChanged() }
    }
  }
  /// [D] iOS 16: a row that sizes itself is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }
  func sizeMayHaveChanged() { table?.sizeMayHaveChanged(of: self) }
  /// [I] Its table decides.
  package override func setMarginsFollowReadableWidth(_ follows: Bool) {}
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { currentState }
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultConfiguration }
  /// [D] iOS 16: that of its table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let style = (table ?? dequeuer)?.style ?? .plain
    return style == .plain ? .listPlainCell() : .listGroupedCell()
  }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedNow = selected
    showState(animated)
    configureForState()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlightedNow = highlighted
    showState(animated)
    configureForState()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    arrange()
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fitting(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  override var isLayoutBoundary: Bool { true }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}
