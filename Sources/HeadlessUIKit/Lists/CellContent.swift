import Foundation
import Geometry

/// The content view of a cell.
///
/// It is measured before the cell has its size, so until then constraints determine its size.
@MainActor
class CellContent: UIView {
  override var isMeasuredByContent: Bool { true }
  /// [D] The least margins of a content configuration that preserves those of its superview.
  var leastMargins: NSDirectionalEdgeInsets {
    (superview as? UICollectionViewListCell)?.leastMargins ?? .zero
  }
}

/// The content view of a row, with larger margins.
@MainActor
final class RowContent: CellContent {
  // [W] As in Interface Builder: an accessory is closer to the content than the edge of the row
  // would be.
  override var usualMargins: UIEdgeInsets {
    let cell = superview as? UITableViewCell
    let hasAccessory = cell.map { $0.accessoryView != nil || $0.accessoryType != .none } ?? false
    let near = cell?.sideMargin ?? SideMargin.at(width: bounds.width)
    let far = hasAccessory ? 8 : near
    return isRightToLeft
      ? UIEdgeInsets(top: 11, left: far, bottom: 11, right: near)
      : UIEdgeInsets(top: 11, left: near, bottom: 11, right: far)
  }

  override var leastMargins: NSDirectionalEdgeInsets {
    let margins = usualMargins
    let (leading, trailing) =
      isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }
}
