import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// A scroll view's content begins where the scroll view's own coordinates do.
  func anchorContent(_ item: LayoutItem) {
    let start = item.unknowns.prefix(2).map { $0.equals(0) }
    let size = item.unknowns.suffix(2).map { $0.atLeast(0) }
    // New unknowns cannot be in conflict with anything.
    item.pins = (start + size).compactMap { try? solver.add($0) }
  }
}
