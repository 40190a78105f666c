import Foundation
import Geometry

/// The content view of a cell.
///
/// It is measured before the cell has its size, so until then constraints determine its size.
@MainActor
class CellContent: UIView {}

/// The content view of a row, with larger margins.
@MainActor
final class RowContent: CellContent {
  // [W] As shown in Interface Builder.
  override var usualMargins: UIEdgeInsets {
    UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }
}
