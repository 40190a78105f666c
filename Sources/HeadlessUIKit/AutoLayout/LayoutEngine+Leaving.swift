import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Removes a subtree that leaves the hierarchy.
  func forget(subtree view: UIView) {
    removeConstraints(of: view)
    forgetItems(of: view)
  }

  private func removeConstraints(of view: UIView) {
    for child in view.subviewList where !child.isLayoutBoundary { removeConstraints(of: child) }
    for constraint in view.constraints { remove(constraint) }
  }

  private func forgetItems(of view: UIView) {
    for child in view.subviewList where !child.isLayoutBoundary { forgetItems(of: child) }
    guard let state = view.layoutStateIfAny else { return }
    for guide in state.guides { forget(guide) }
    if let item = state.item, item.engine === self {
      state.item = nil
      forget(item)
    }
  }

  func forget(_ guide: UILayoutGuide) {
    guard let item = guide.layoutItem else { return }
    guide.layoutItem = nil
    forget(item)
  }

  private func forget(_ item: LayoutItem) {
    for line in item.lines { line.constraint.uninstall() }
    for id in item.pins + item.content + item.exercise { try? solver.remove(id) }
    pinned.removeAll { $0 === item }
    staleContent.removeAll { $0 === item }
    for unknown in item.unknowns {
      if let constraint = smallness.removeValue(forKey: unknown) { try? solver.remove(constraint) }
      owners[unknown] = nil
      try? solver.remove(unknown)
    }
  }

  /// Transfers a view's frame from the mask to the solver, or back.
  func translationChanged(_ item: LayoutItem) {
    for id in item.pins + item.content { try? solver.remove(id) }
    item.pins = []
    item.content = []
    item.pinned = .null
    mayMend = true
    pinned.removeAll { $0 === item }
    if item.view?.translatesAutoresizingMaskIntoConstraints == true {
      pinned.append(item)
    } else {
      staleContent.append(item)
    }
  }
}
