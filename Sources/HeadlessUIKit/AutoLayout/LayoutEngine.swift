import ConstraintSolver
import Foundation
import Geometry

/// Lays out one hierarchy, and is owned by its topmost view.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var solver = Solver()
  var waiting: [LayoutLine] = []
  var changed: [LayoutLine] = []
  var fluid: [LayoutLine] = []
  var pinned: [LayoutItem] = []
  var staleContent: [LayoutItem] = []
  var owners: [Variable: LayoutItem] = [:]
  /// Constraints that minimise sizes for which there are only inequalities.
  var smallness: [Variable: Constraint.ID] = [:]
  /// Increases with every change of a constraint or an intrinsic size.
  private(set) var changes = 0
  /// Those that were broken in a conflict; they hold again as soon as they can.
  var broken: [LayoutLine] = []
  /// Whether something has changed with which the broken ones may have been in conflict.
  var mayMend = false
  /// For reports: the layout constraint of a solver constraint.
  var lines: [Constraint.ID: LayoutLine] = [:]

  /// Whether a fitting size is being computed, so that a root without a superview is not pinned.
  var isRootFree = false {
    didSet { if isRootFree != oldValue { rootFreedomChanged() } }
  }

  /// Whether frames that margins or baselines depend on have moved.
  var hasMoved = false
  /// Whether the root is being laid out, and whether it has asked for a solution meanwhile.
  var (isRootInLayout, isAskedByRoot) = (false, false)
  /// Whether a solution that the root asked for in its layout has moved something.
  var movesRoot = false
  /// Whether anything has changed since the last update.
  var isStale: Bool {
    hasMoved || movesRoot || !waiting.isEmpty || !changed.isEmpty || !staleContent.isEmpty
  }

  init(root: UIView) {
    self.root = root
    adopt(root)
  }

  /// Breaks the reference cycles between lines, constraints and their items.
  isolated deinit {
    for line in waiting { line.constraint.line = nil }
    for item in owners.values {
      for line in item.lines {
        line.constraint.line = nil
        line.items = []
      }
      item.lines = []
      let (view, guide) = (item.owner as? UIView, item.owner as? UILayoutGuide)
      if view?.layoutStateIfAny?.item === item { view?.layoutState.item = nil }
      if guide?.layoutItem === item { guide?.layoutItem = nil }
    }
  }

  /// Adds the constraints of a subtree that has joined the hierarchy.
  func adopt(_ view: UIView) {
    for constraint in view.layoutStateIfAny?.installed ?? [] { add(constraint) }
    for child in view.subviewList where !child.isLayoutBoundary { adopt(child) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.line == nil else { return }
    let line = LayoutLine(constraint, self)
    constraint.line = line
    waiting.append(line)
    changes += 1
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let line = constraint.line, line.engine === self else { return }
    constraint.line = nil
    changes += 1
    detach(line)
    waiting.removeAll { $0 === line }
    broken.removeAll { $0 === line }
  }

  private func detach(_ line: LayoutLine) {
    for item in line.items { item.lines.removeAll { $0 === line } }
    if line.isFluid { fluid.removeAll { $0 === line } }
    line.items = []
    if line.id != nil { mayMend = true }
    drop(&line.id)
  }

  func drop(_ id: inout Constraint.ID?) {
    guard let old = id else { return }
    id = nil
    lines[old] = nil
    // An ID that this engine was given is valid until it is removed here.
    try? solver.remove(old)
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let line = constraint.line else { return }
    changed.append(line)
    changes += 1
    mayMend = true
    root.setNeedsSolution()
  }

  /// Updates constraints that cross the edge of a scrolled view.
  func scrolled(_ view: UIView) {
    if view.layoutStateIfAny?.scrollsConstraints == true { root.setNeedsLayout() }
  }

  /// Writes the equations anew that see the item's edges from outside.
  func zoomChanged(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let constraints = item.lines.map(\.constraint).filter {
      $0.holder.map { !$0.isDescendant(of: view) } ?? false
    }
    for constraint in constraints {
      remove(constraint)
      add(constraint)
    }
    // The place may be the same, but not the centre.
    view.superview?.setNeedsLayout()
    root.setNeedsLayout()
  }

  func contentChanged(_ item: LayoutItem) {
    staleContent.append(item)
    changes += 1
  }

  /// The variables of a view or guide, created on first use.
  func item(for owner: AnyObject) -> LayoutItem {
    if let item = (owner as? UIView)?.layoutState.item ?? (owner as? UILayoutGuide)?.layoutItem {
      return item
    }
    let item = LayoutItem(owner, engine: self, unknowns: (0..<4).map { _ in solver.makeVariable() })
    for unknown in item.unknowns { owners[unknown] = item }
    if let view = owner as? UIView {
      view.layoutState.item = item
      if view === root || view.translatesAutoresizingMaskIntoConstraints {
        pinned.append(item)
      } else {
        staleContent.append(item)
      }
    } else {
      (owner as? UILayoutGuide)?.layoutItem = item
      if (owner as? UILayoutGuide)?.role == .scrollContent { anchorContent(item) }
    }
    return item
  }
}
