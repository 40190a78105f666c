import ConstraintSolver
import Foundation
import Geometry

/// The variables of a view or guide: its rectangle in its parent's coordinates.
@MainActor
final class LayoutItem {
  /// x, y, width, height.
  let unknowns: [Variable]
  weak var engine: LayoutEngine?
  weak var owner: AnyObject?
  /// The last solution.
  var frame = CGRect.zero
  var lines: [LayoutLine] = []
  /// The constraints that pin a view with a translated autoresizing mask to its frame.
  var pins: [Constraint.ID] = []
  var pinned = CGRect.null
  /// Whether its width and its height follow its superview's.
  var stretches = [false, false]
  /// A constraint that selects another solution of an ambiguous layout.
  var exercise: [Constraint.ID] = []
  /// The constraints of its intrinsic size.
  var content: [Constraint.ID] = []

  init(_ owner: AnyObject, engine: LayoutEngine, unknowns: [Variable]) {
    self.owner = owner
    self.engine = engine
    self.unknowns = unknowns
  }

  var view: UIView? { owner as? UIView }
}

/// A layout constraint in a solver.
@MainActor
final class LayoutLine {
  let constraint: NSLayoutConstraint
  weak var engine: LayoutEngine?
  /// `nil` while it is pending, or after it was broken in a conflict.
  var id: Constraint.ID?
  var items: [LayoutItem] = []
  /// Whether its equation has numbers that may change by themselves: insets, baselines.
  var isFluid = false

  init(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
  }
}
