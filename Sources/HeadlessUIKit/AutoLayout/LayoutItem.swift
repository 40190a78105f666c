import ConstraintSolver
import Foundation
import Geometry

/// A view's or guide's unknowns: its rectangle in its parent's coordinates.
@MainActor
final class LayoutItem {
  /// x, y, width, height.
  let unknowns: [Variable]
  weak var engine: LayoutEngine?
  weak var owner: AnyObject?
  /// As of the last solution.
  var frame = CGRect.zero
  var lines: [LayoutLine] = []
  /// What holds a view whose autoresizing mask is translated, and the rectangle it is held at.
  var pins: [Constraint.ID] = []
  var pinned = CGRect.null
  /// Whether its width and its height are held in step with its superview's.
  var stretches = [false, false]
  /// A wish that chooses another one of several solutions.
  var exercise: [Constraint.ID] = []
  /// What its content asks for.
  var content: [Constraint.ID] = []

  init(_ owner: AnyObject, _ engine: LayoutEngine, _ unknowns: [Variable]) {
    self.owner = owner
    self.engine = engine
    self.unknowns = unknowns
  }

  var view: UIView? { owner as? UIView }
}

/// A layout constraint's place in a solver.
@MainActor
final class LayoutLine {
  let constraint: NSLayoutConstraint
  weak var engine: LayoutEngine?
  /// `nil` while it waits, and after it was broken in a conflict.
  var id: Constraint.ID?
  var items: [LayoutItem] = []
  /// Its equation has numbers that may change without its own doing: insets, baselines.
  var isFluid = false

  init(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
  }
}
