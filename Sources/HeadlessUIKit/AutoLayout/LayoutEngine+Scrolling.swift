import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Pins the origin of a scroll view's content to the origin of its coordinates.
  func anchorContent(_ item: LayoutItem) {
    let start = item.unknowns.prefix(2).map { $0.equals(0) }
    let size = item.unknowns.suffix(2).map { $0.atLeast(0) }
    // New variables cannot cause a conflict.
    item.pins = (start + size).compactMap { try? solver.add($0) }
  }
}
