import Foundation
import Geometry

/// The parts of a cell that are created on demand.
struct CellParts {
  var title: UILabel?
  var detail: UILabel?
  var picture: UIImageView?
  var selectionBackground: UIView?
  var accessory: AccessoryMark?
  var topSeparator: UIView?
  var lines = RowLines()
}

extension UITableViewCell {
  // [W] The space between texts, and the width of the titles of `value2`.
  private static let gap: CGFloat = 8
  private static let column: CGFloat = 91

  /// [W] That of the table, even in a group, whose rows are narrower.
  var sideMargin: CGFloat { table?.rowMargin ?? SideMargin.at(width: bounds.width) }
  /// Between the parts of the content.
  private var innerMargin: CGFloat { table?.sideMargin ?? sideMargin }

  func assemble() {
    addSubview(content)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    separator.backgroundColor = .separator
    addSubview(separator)
    backgroundColor = .systemBackground
  }

  var title: UILabel {
    if let label = parts.title { return label }
    let label = makeLabel(style == .value2 ? .subheadline : .body)
    label.textColor = style == .value2 ? tintColor : .label
    parts.title = label
    content.addSubview(label)
    return label
  }

  /// [D] The default style has none.
  var detail: UILabel? {
    guard style != .default else { return nil }
    if let label = parts.detail { return label }
    let label = makeLabel(
      style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body
    )
    label.textColor = style == .value1 ? .secondaryLabel : .label
    parts.detail = label
    content.addSubview(label)
    return label
  }

  /// [D] The labels of the standard styles follow the user's text size.
  ///
  /// [W] At accessibility sizes they have as many lines as they need.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if hasLargestTexts { label.numberOfLines = 0 }
    return label
  }

  private var hasLargestTexts: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  var picture: UIImageView {
    if let view = parts.picture { return view }
    let view = UIImageView()
    parts.picture = view
    content.addSubview(view)
    return view
  }

  func exchange(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func accessoryChanged() {
    parts.accessory?.removeFromSuperview()
    for view in [accessoryView, editingAccessoryView] where view !== ownAccessory {
      view?.removeFromSuperview()
    }
    let type = editing.isOn ? editingAccessoryType : accessoryType
    parts.accessory =
      ownAccessory != nil
      ? nil
      : AccessoryMark(type) { [weak self] in
        guard let self else { return }
        table?.accessoryTapped(in: self)
      }
    if let mark { addSubview(mark) }
    setNeedsLayout()
  }

  // MARK: State

  func stateChanged() { showState(false) }

  private var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func showState(_ animated: Bool) {
    editing.circle?.isOn = isSelected
    for label in [parts.title, parts.detail] { label?.isHighlighted = showsSelection }
    parts.picture?.isHighlighted = showsSelection
    guard showsSelection || selectionBackground.superview != nil else { return }
    if showsSelection, selectionBackground.superview == nil {
      insertSubview(selectionBackground, belowSubview: content)
      selectionBackground.frame = bounds
    }
    let alpha: CGFloat = showsSelection ? 1 : 0
    guard selectionBackground.alpha != alpha else { return }
    guard animated, window != nil else {
      selectionBackground.alpha = alpha
      return
    }
    UIView.animate(withDuration: 0.3) { self.selectionBackground.alpha = alpha }  // [I]
  }

  /// The background of a selected cell.
  private var selectionBackground: UIView {
    if let own = selectedBackgroundView { return own }
    if let selectionBackground = parts.selectionBackground { return selectionBackground }
    let selectionBackground = UIView()
    selectionBackground.backgroundColor = .systemGray4  // [W] since iOS 13
    selectionBackground.isUserInteractionEnabled = false
    selectionBackground.alpha = 0
    parts.selectionBackground = selectionBackground
    return selectionBackground
  }

  // MARK: Layout

  // [D] In editing mode cells have other accessories, or none.
  private var ownAccessory: UIView? { editing.isOn ? editingAccessoryView : accessoryView }
  private var mark: UIView? { ownAccessory ?? parts.accessory }
  private var markSize: CGSize { ownAccessory?.bounds.size ?? parts.accessory?.size ?? .zero }

  func arrange() {
    // The bounds origin of a swiped cell is shifted.
    let bounds = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = bounds
    backing?.layOut(in: bounds)
    if selectionBackground.superview != nil { selectionBackground.frame = bounds }
    var room = bounds.inset(by: sides)
    layOutEditParts(in: &room)
    if let mark {
      let size = markSize
      let x = isRightToLeft ? room.minX + sideMargin : room.maxX - sideMargin - size.width
      mark.alpha = editing.isOn && editing.canMove ? 0 : 1
      mark.frame = CGRect(
        x: x,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      let end = room.maxX
      room.size.width = max(0, room.width - sideMargin - size.width)
      if isRightToLeft { room.origin.x = end - room.width }
    }
    content.frame = room
    layOutLines()
    arrangeTexts()
  }

  /// What the safe area and the index of sections take at both sides.
  private var sides: UIEdgeInsets {
    // [D] The table's setting applies to everything in the cell.
    let covered = table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
    var sides = UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right)
    let index = table?.sectionIndexBreadth ?? 0
    if isRightToLeft { sides.left += index } else { sides.right += index }
    return sides
  }

  private var leadingSide: CGFloat { isRightToLeft ? sides.right : sides.left }

  /// [W] From the inset to the trailing edge; mirrored from right to left.
  func layOutSeparator() {
    // The property is asked, since apps override it.
    let inset = separatorInset
    let leading = leadingSide + inset.left
    let thickness = pixel
    separator.frame = CGRect(
      x: isRightToLeft ? inset.right : leading,
      y: bounds.height - thickness,
      width: max(0, bounds.width - leading - inset.right),
      height: thickness
    )
  }

  /// [W] To the text, or to the margin.
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: textStart ?? sideMargin, bottom: 0, right: 0)
  }

  /// Where the title begins, from the leading side; nil in cells that lay out their content
  /// themselves.
  private var textStart: CGFloat? {
    let edge = isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX
    // Before the first layout the content has no place.
    let start = content.frame.isEmpty ? 0 : edge - leadingSide
    if hosted.view != nil { return hosted.textStart.map { start + $0 } }
    return parts.title == nil ? nil : start + contentStart + pictureBreadth
  }

  private var contentStart: CGFloat { sideMargin + indentation }

  /// The accessory, which stands at the margin, is closer.
  private var trailingMargin: CGFloat { mark == nil ? sideMargin : innerMargin }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var pictureBreadth: CGFloat {
    parts.picture?.image.map { $0.size.width + innerMargin } ?? 0
  }

  private func arrangeTexts() {
    guard parts.title != nil || parts.detail != nil || parts.picture != nil else { return }
    var area = content.bounds
    area.origin.x += sideMargin + indentation
    area.size.width -= sideMargin + indentation + trailingMargin
    if let image = parts.picture?.image {
      parts.picture?.frame = CGRect(
        x: area.minX,
        y: area.midY - image.size.height / 2,
        width: image.size.width,
        height: image.size.height
      )
      area.origin.x += pictureBreadth
      area.size.width -= pictureBreadth
    }
    area.size.width = max(0, area.width)
    layOutTexts(title: parts.title, detail: parts.detail, in: area)
    guard isRightToLeft else { return }
    for part in [parts.title, parts.detail, parts.picture].compactMap(\.self) {
      part.frame = part.frame.mirrored(in: content.bounds)
    }
  }

  /// [D] The subtitle is below the title; [W] a value, too, where texts have accessibility sizes.
  private var isColumn: Bool { style == .subtitle || (style == .value1 && hasLargestTexts) }

  private func layOutTexts(title: UILabel?, detail: UILabel?, in area: CGRect) {
    let first = title?.sizeThatFits(area.size) ?? .zero
    guard let detail, detail.text?.isEmpty == false else {
      title?.frame = area
      return
    }
    let second = detail.sizeThatFits(area.size)
    if style == .value2 { return layOutColumns(title, detail, in: area) }
    if isColumn {
      let top = area.midY - (first.height + second.height) / 2
      title?.frame = CGRect(x: area.minX, y: top, width: area.width, height: first.height)
      detail.frame = CGRect(
        x: area.minX,
        y: top + first.height,
        width: area.width,
        height: second.height
      )
    } else {
      let width = min(second.width, area.width)
      detail.frame = CGRect(
        x: area.maxX - width,
        y: area.minY,
        width: width,
        height: area.height
      )
      title?.frame = CGRect(
        x: area.minX,
        y: area.minY,
        width: max(0, min(first.width, area.width - width - Self.gap)),
        height: area.height
      )
    }
  }

  /// [D] A blue label that ends where the other begins.
  private func layOutColumns(_ title: UILabel?, _ detail: UILabel, in area: CGRect) {
    let width = min(Self.column, area.width)
    title?.textAlignment = isRightToLeft ? .left : .right
    title?.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
    detail.frame = CGRect(
      x: area.minX + width + Self.gap,
      y: area.minY,
      width: max(0, area.width - width - Self.gap),
      height: area.height
    )
  }

  // MARK: Size

  /// [W] 44 points, or the height of the texts with 11 above and below.
  func fittingSize(_ width: CGFloat) -> CGSize {
    let margins = sideMargin + trailingMargin
    let room = CGSize(width: max(0, width - margins - takenWidth), height: 0)
    let title = parts.title?.sizeThatFits(room).height ?? 0
    let detail = isColumn ? parts.detail?.sizeThatFits(room).height ?? 0 : 0
    let padding: CGFloat = title + detail > 0 ? 22 : 0
    let image = parts.picture?.image?.size.height ?? 0
    return CGSize(width: width, height: max(44, (title + detail).rounded(.up) + padding, image))
  }

  /// The part of the width that texts leave to the accessory, the image and the indentation.
  private var takenWidth: CGFloat {
    let accessory = mark == nil ? 0 : sideMargin + markSize.width
    return accessory + pictureBreadth + indentation
  }

  func fitting(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    // [W] Views in the cell itself, outside of its content view, count as well.
    if subviewList.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    let isConstrained = content.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard isConstrained || hosted.view != nil else { return fittingSize(target.width) }
    // The content is narrower by the accessory.
    let side = max(0, bounds.width - content.frame.width)
    let inner = CGSize(width: target.width - side, height: target.height)
    let size = (hosted.view ?? content).systemLayoutSizeFitting(
      inner,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: size.width + side, height: size.height > 0 ? size.height : Self.standard)
  }

  // [W] "Constraints ambiguously suggest a height of zero": UIKit uses the standard height instead.
  private static let standard: CGFloat = 44
}
