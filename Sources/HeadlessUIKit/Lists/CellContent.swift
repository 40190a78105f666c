import Foundation
import Geometry

/// The content view of a cell.
///
/// It is measured before the cell has its size, so until then constraints determine its size.
@MainActor
class CellContent: UIView {
  override var isMeasuredByContent: Bool { true }
}

/// The content view of a row, with larger margins.
@MainActor
final class RowContent: CellContent {
  // [W] As in Interface Builder: an accessory is closer to the content than the edge of the row
  // would be.
  override var usualMargins: UIEdgeInsets {
    let cell = superview as? UITableViewCell
    let hasAccessory = cell.map { $0.accessoryView != nil || $0.accessoryType != .none } ?? false
    let (near, far): (CGFloat, CGFloat) = (16, hasAccessory ? 8 : 16)
    return isRightToLeft
      ? UIEdgeInsets(top: 11, left: far, bottom: 11, right: near)
      : UIEdgeInsets(top: 11, left: near, bottom: 11, right: far)
  }
}
