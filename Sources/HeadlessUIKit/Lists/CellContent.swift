import Foundation
import Geometry

/// The parent of a content view that preserves the margins of its superview.
@MainActor
protocol RowMargins: UIView {
  /// [D] The least margins of a content configuration that preserves those of its superview.
  var leastMargins: NSDirectionalEdgeInsets { get }
}

extension RowMargins {
  func leastMarginsChanged() {
    marginsChanged()
    // The view of a configuration arranges its parts by them.
    for view in subviewList { view.setNeedsLayout() }
  }
}

/// The content view of a cell.
///
/// It is measured before the cell has its size, so until then constraints determine its size.
@MainActor
class CellContent: UIView, RowMargins {
  override var isMeasuredByContent: Bool { true }
  override func setMarginsFollowReadableWidth(_ follows: Bool) {}
  var leastMargins: NSDirectionalEdgeInsets {
    (superview as? UICollectionViewListCell)?.leastMargins ?? .zero
  }

  /// [D] iOS 16: as if it were called on the cell.
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any ConfiguredCell)?.sizeMayHaveChanged()
  }
}

/// The content view of a row, with larger margins.
@MainActor
final class RowContent: CellContent {
  // [W] As in Interface Builder: an accessory is closer to the content than the edge of the row
  // would be.
  override var leastMargins: NSDirectionalEdgeInsets {
    let cell = superview as? UITableViewCell
    let hasAccessory = cell.map { $0.accessoryView != nil || $0.accessoryType != .none } ?? false
    let near = cell?.sideMargin ?? SideMargin.at(width: bounds.width)
    let far = hasAccessory ? 8 : near
    return NSDirectionalEdgeInsets(top: 0, leading: near, bottom: 0, trailing: far)
  }

  override var usualMargins: UIEdgeInsets {
    let sides = leastMargins
    let (left, right) =
      isRightToLeft ? (sides.trailing, sides.leading) : (sides.leading, sides.trailing)
    return UIEdgeInsets(top: 11, left: left, bottom: 11, right: right)
  }
}
