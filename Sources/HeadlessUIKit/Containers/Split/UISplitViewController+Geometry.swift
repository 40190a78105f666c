import Foundation
import Geometry

/// The widths and positions of the columns.
extension UISplitViewController {
  // [W] Classic columns have this fraction of the width, up to a maximum.
  private static let fraction: CGFloat = 0.4
  private static let maximum: CGFloat = 320

  /// An app's settings for a column's width.
  private struct ColumnWidthSettings {
    let fraction: CGFloat
    let width: CGFloat
    let least: CGFloat
    let most: CGFloat
  }

  private func widthSettings(for column: Column) -> ColumnWidthSettings {
    column == .supplementary
      ? ColumnWidthSettings(
        fraction: preferredSupplementaryColumnWidthFraction,
        width: preferredSupplementaryColumnWidth,
        least: minimumSupplementaryColumnWidth,
        most: maximumSupplementaryColumnWidth
      )
      : ColumnWidthSettings(
        fraction: preferredPrimaryColumnWidthFraction,
        width: preferredPrimaryColumnWidth,
        least: minimumPrimaryColumnWidth,
        most: maximumPrimaryColumnWidth
      )
  }

  func width(of column: Column) -> CGFloat {
    width(of: column, in: viewIfLoaded?.bounds.width ?? stage.screen.bounds.width)
  }

  /// [D] The width in points, otherwise the fraction; limited by minimum and maximum.
  private func width(of column: Column, in whole: CGFloat) -> CGFloat {
    let (settings, automatic) = (widthSettings(for: column), Self.automaticDimension)
    let share = settings.fraction == automatic ? Self.fraction : settings.fraction
    let wanted = settings.width == automatic ? whole * share : settings.width
    let least = settings.least == automatic ? 0 : settings.least
    let most = settings.most == automatic ? Self.maximum : settings.most
    return min(max(min(wanted, most), least), whole).rounded()
  }

  func arrangeColumns() {
    foldIfNeeded()
    modeMayHaveChanged()
    dimming.frame = view.bounds
  }

  func layOutColumns() {
    dimming.isHidden = isFolded || !isOverlaid
    for child in visible { child.setShownFrame(frame(of: child)) }
    layOutLines()
    stackColumns()
  }

  /// [W] A hairline at the trailing edge of each column, which moves with it.
  private func layOutLines() {
    let width = 1 / max(1, traitCollection.displayScale)
    for (column, line) in zip([Column.primary, .supplementary], lines) {
      guard let child = columns[column], !isFolded else {
        (line.alpha, line.frame) = (0, .zero)
        continue
      }
      let side = shows(column) ? frame(of: child) : hiddenFrame(of: child)
      let x = isMirrored ? side.minX - width : side.maxX
      line.frame = CGRect(x: x, y: 0, width: width, height: side.height)
      line.alpha = shows(column) ? 1 : 0
    }
  }

  /// Orders the views: the secondary behind the dimming and the overlaid columns, otherwise in
  /// front.
  private func stackColumns() {
    var columns = visible.map(\.shownViews)
    if isOverlaid { columns.reverse() }
    columns.insert([dimming], at: min(1, columns.count))
    let wanted = columns.flatMap(\.self) + lines
    let present = view.subviews.filter { one in wanted.contains { $0 === one } }
    guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    for one in wanted { view.bringSubviewToFront(one) }
  }

  func frame(of child: UIViewController) -> CGRect {
    frame(of: child, in: viewIfLoaded?.bounds.size ?? .zero)
  }

  private func frame(of child: UIViewController, in size: CGSize) -> CGRect {
    guard !isFolded else { return CGRect(origin: .zero, size: size) }
    var x: CGFloat = 0
    for column in Self.order where column != .secondary && shows(column) {
      guard let one = columns[column] else { continue }
      let width = width(of: column, in: size.width)
      if one === child {
        return mirrored(CGRect(x: x, y: 0, width: width, height: size.height), size)
      }
      x += width
    }
    return mirrored(secondaryFrame(after: x, in: size), size)
  }

  /// Beside the other columns, below them, or, if displaced, partly off the screen. [D]
  private func secondaryFrame(after taken: CGFloat, in size: CGSize) -> CGRect {
    if isOverlaid { return CGRect(origin: .zero, size: size) }
    guard resolvedMode == .twoDisplaceSecondary else {
      return CGRect(x: taken, y: 0, width: max(0, size.width - taken), height: size.height)
    }
    let beside = width(of: .supplementary, in: size.width)
    return CGRect(x: taken, y: 0, width: max(0, size.width - beside), height: size.height)
  }

  /// [D] Whether the primary is on the right: leading depends on the language.
  var isMirrored: Bool { (primaryEdge == .trailing) != (viewIfLoaded?.isRightToLeft ?? false) }

  /// Mirrored if the primary is on the right.
  private func mirrored(_ frame: CGRect, _ size: CGSize) -> CGRect {
    isMirrored ? frame.mirrored(between: 0, and: size.width) : frame
  }

  /// Just off the screen, where a column slides in from.
  func hiddenFrame(of child: UIViewController) -> CGRect {
    guard !isFolded, child !== columns[.secondary] else { return frame(of: child) }
    let column: Column = child === columns[.supplementary] ? .supplementary : .primary
    let (size, width) = (view.bounds.size, width(of: column))
    return mirrored(CGRect(x: -width, y: 0, width: width, height: size.height), size)
  }

  func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, visible.contains(where: { $0 === child })
    else { return size }
    return frame(of: child, in: size).size
  }
}
