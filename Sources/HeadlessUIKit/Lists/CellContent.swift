import Foundation
import Geometry

/// The content of a cell.
///
/// It is measured before the cell has its size: until then its size gives way to constraints.
@MainActor
class CellContent: UIView {}

/// The content of a row, which stands further in.
@MainActor
final class RowContent: CellContent {
  // [W] As Interface Builder shows them.
  override var usualMargins: UIEdgeInsets {
    UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }
}
