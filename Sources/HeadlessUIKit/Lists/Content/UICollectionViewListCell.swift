@preconcurrency public import Foundation
import Geometry

/// A cell that looks like a table's row.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override var isListRow: Bool { true }
  private let separator = UIView()
  private var topSeparator: UIView?
  private var lines = (above: ListLine.hidden, below: ListLine.inset)
  private var marks: [PlacedAccessory] = []
  private var leadingMarks: [PlacedAccessory] = []
  private var position: ListPosition?
  /// The configuration of the lines above and below an item.
  private var separators: UIListSeparatorConfiguration? {
    didSet { if separators?.insets != oldValue?.insets { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSeparator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSeparator()
  }

  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {  // [D]
    didSet { setNeedsLayout() }
  }
  /// [D] That of its kind of list and of its position there, known as soon as it is dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    position?.content ?? .cell()
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    position?.background ?? .listPlainCell()
  }
  func expect(_ position: ListPosition?) { self.position = position }

  /// Where the separator is.
  ///
  /// Constraints of the app come before those that lead from the text to the edge.
  public var separatorLayoutGuide: UILayoutGuide {
    if let ownSeparator { return ownSeparator.guide }
    let made = SeparatorGuide(of: self)
    ownSeparator = made
    setNeedsLayout()
    return made.guide
  }
  private var ownSeparator: SeparatorGuide?

  private func addSeparator() {
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
  }

  private var branch: (isExpanded: Bool, toggle: () -> Void)?

  /// As an item of a tree the cell expands and collapses with its disclosure mark.
  func showOutline(isExpanded: Bool, toggle: @escaping () -> Void) {
    let wasExpanded = branch?.isExpanded ?? false
    branch = (isExpanded, toggle)
    applyOutline()
    if isExpanded != wasExpanded { configureForState() }
  }

  /// Whether the actions beside it are revealed.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { configureForState() } }
  }

  private func applyOutline() {
    guard let branch else { return }
    for mark in marks.compactMap({ $0.view as? OutlineMark }) {
      mark.toggle = branch.toggle
      mark.turn(isExpanded: branch.isExpanded)
    }
  }

  /// [D] A tap anywhere on a header cell expands or collapses its branch.
  func tapAsHeader() -> Bool {
    let header = marks.compactMap { $0.view as? OutlineMark }.first { $0.style == .header }
    header?.fire()
    return header != nil
  }

  /// Follows its collection.
  var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  private func editingChanged() {
    accessoriesChanged()
    configureForState()
    guard window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }  // [I]
  }

  private func accessoriesChanged() {
    for mark in marks + leadingMarks { mark.view.removeFromSuperview() }
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    marks = shown.filter { !$0.isLeading }.inPlace.compactMap { $0.place(in: self) }
    leadingMarks = shown.filter(\.isLeading).inPlace.compactMap { $0.place(in: self) }
    for mark in marks + leadingMarks { addSubview(mark.view) }
    applyOutline()
    showSelection()
    setNeedsLayout()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isExpanded = branch?.isExpanded ?? false
    return state
  }
  open override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
    showSelection()
  }
  private func showSelection() {
    for case let circle as SelectionCircle in leadingMarks.map(\.view) { circle.isOn = isSelected }
  }
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isEditing = collection?.isEditing ?? false
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    position = layoutAttributes.listPosition
    separators = layoutAttributes.separators
    isEditing = collection?.isEditing ?? false
    showPosition()
  }

  /// Rows of groups are white on grey; the corners of an inset group are rounded.
  private func showPosition() {
    guard let position else { return }
    let list = position.list
    showLines(position)
    if backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil {
      backgroundColor =
        !list.isGrouped
        ? .systemBackground : position.isRow ? .secondarySystemGroupedBackground : nil
    }
    guard list.appearance == .insetGrouped, position.isRow else { return }
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : 10  // [W]
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  // MARK: Layout

  // [W] Accessories are as far from the edge as texts.
  private var margin: CGFloat { SideMargin.at(width: collection?.bounds.width ?? bounds.width) }

  var leastMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0,
      leading: leadingMarks.isEmpty ? margin : 0,
      bottom: 0,
      trailing: marks.isEmpty ? margin : 0
    )
  }

  private var side: CGFloat { breadth(of: marks) }

  private var leadingSide: CGFloat { breadth(of: leadingMarks) }

  private func breadth(of marks: [PlacedAccessory]) -> CGFloat {
    guard !marks.isEmpty else { return 0 }
    return marks.reduce(margin) { $0 + $1.breadth } + 8 * CGFloat(marks.count - 1)
  }

  override var contentFrame: CGRect {
    let start = contentStart
    let end = bounds.width - side - covered.trailing
    return CGRect(
      x: isRightToLeft ? bounds.width - end : start,
      y: 0,
      width: max(0, end - start),
      height: bounds.height
    )
  }

  private var contentStart: CGFloat {
    covered.leading + CGFloat(indentationLevel) * indentationWidth + leadingSide
  }

  /// The safe area at the sides, which the background ignores.
  private var covered: (leading: CGFloat, trailing: CGFloat) {
    let safe = safeAreaInsets
    return isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.width - covered.trailing - margin
    for mark in marks.reversed() {
      let width = mark.view.bounds.width
      let x = isRightToLeft ? bounds.width - end + mark.inset : end - width - mark.inset
      place(mark.view, at: x)
      end -= mark.breadth + 8
    }
    var start = covered.leading + CGFloat(indentationLevel) * indentationWidth + margin
    for mark in leadingMarks {
      let width = mark.view.bounds.width
      let x = isRightToLeft ? bounds.width - start - width - mark.inset : start + mark.inset
      place(mark.view, at: x)
      start += mark.breadth + 8
    }
    layOutLines()
  }

  private func place(_ mark: UIView, at x: CGFloat) {
    let size = mark.bounds.size
    mark.frame = CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  // MARK: Lines

  private func showLines(_ position: ListPosition) {
    let above = separators.map(position.line(above:)) ?? .hidden
    let below = separators.map(position.line(below:)) ?? .hidden
    if above != .hidden, topSeparator == nil {
      let line = UIView()
      insertSubview(line, belowSubview: separator)
      topSeparator = line
    }
    if (above, below) != lines { setNeedsLayout() }
    lines = (above, below)
    topSeparator?.isHidden = above == .hidden
    separator.isHidden = below == .hidden
    for line in [topSeparator, separator] { line?.backgroundColor = separators?.color }
  }

  private func layOutLines() {
    let thickness = pixel
    for (line, kind, insets, y) in [
      (topSeparator, lines.above, separators?.topSeparatorInsets, 0),
      (separator, lines.below, separators?.bottomSeparatorInsets, bounds.height - thickness),
    ] {
      guard let line else { continue }
      let extent = extent(of: kind, insets: insets ?? UIListSeparatorConfiguration.automaticInsets)
      line.frame = CGRect(
        x: extent.start,
        y: y,
        width: max(0, extent.end - extent.start),
        height: thickness
      )
    }
    bringSubviewToFront(separator)
  }

  /// [D] From the primary text, or from the insets that were set; in cells without one from their
  /// margin.
  private func extent(
    of kind: ListLine,
    insets: NSDirectionalEdgeInsets
  ) -> (start: CGFloat, end: CGFloat) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let leading =
      insets.leading == automatic.leading
      ? usualLeading(of: kind) : covered.leading + insets.leading
    let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
    if kind != .full, let ownSeparator {
      return ownSeparator.extent(leading: leading, trailing: trailing)
    }
    return isRightToLeft
      ? (start: trailing, end: bounds.width - leading)
      : (start: leading, end: bounds.width - trailing)
  }

  private func usualLeading(of kind: ListLine) -> CGFloat {
    if kind == .full { return 0 }
    return hosted.textStart.map { contentStart + $0 } ?? covered.leading + margin
  }
}

extension UIListSeparatorConfiguration {
  fileprivate var insets: [NSDirectionalEdgeInsets] { [topSeparatorInsets, bottomSeparatorInsets] }
}

extension UICollectionViewLayoutAttributes {
  /// What the list says about the lines of an item; nil for its headers and footers.
  fileprivate var separators: UIListSeparatorConfiguration? {
    guard representedElementCategory == .cell, let list = listPosition?.list else { return nil }
    let common = list.separatorConfiguration
    return list.itemSeparatorHandler?(indexPath, common) ?? common
  }
}
