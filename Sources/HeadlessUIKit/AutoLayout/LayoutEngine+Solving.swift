import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Solves what has changed and requests layout of the affected views; returns whether any moves.
  @discardableResult
  func update() -> Bool {
    root.updateSubtreeConstraints()
    (hasMoved, movesRoot) = (false, false)
    for _ in 0..<8 {
      addWaiting()
      pinFrames()
      refreshContent()
      moveConstants()
      mendBroken()
      if waiting.isEmpty, staleContent.isEmpty { break }
    }
    var moves = false
    for (variable, value) in solver.takeChanges() {
      if owners[variable]?.take(variable, value) == true { moves = true }
    }
    return moves
  }

  private func addWaiting() {
    let lines = waiting.enumerated().sorted {
      let (a, b) = ($0.element.constraint.priority, $1.element.constraint.priority)
      return a == b ? $0.offset < $1.offset : a > b
    }
    waiting = []
    for (_, line) in lines { solve(line) }
  }

  private func solve(_ line: LayoutLine) {
    guard line.constraint.checkPlace(), line.constraint.checkAxes(),
      let equation = equation(of: line)
    else { return }
    line.items = equation.items
    line.isFluid = equation.isFluid
    if line.isFluid { fluid.append(line) }
    for item in line.items { item.lines.append(line) }
    do throws(SolverError) {
      try enter(line, equation)
    } catch {
      report(error, breaking: line)
    }
  }

  private func enter(_ line: LayoutLine, _ equation: LayoutEquation) throws(SolverError) {
    let id = try solver.add(line.solved(equation))
    line.id = id
    lines[id] = line
    if line.constraint.relation != .equal { line.items.forEach(keepSmall) }
  }

  /// What a former size, constant or constraint broke holds again at the new ones.
  ///
  /// [W] A cell that was laid out too small before it was measured looks right in the end.
  /// [I] So does a view that was collapsed for a while. What still conflicts stays broken, in
  /// silence, since that has been reported.
  private func mendBroken() {
    // What holds while the root is free would be broken, and reported, again at its size.
    guard mayMend, !isRootFree else { return }
    mayMend = false
    for line in broken.takeAll() {
      guard let equation = equation(of: line) else { continue }
      do throws(SolverError) {
        try enter(line, equation)
      } catch {
        broken.append(line)
      }
    }
  }

  /// A size that only inequalities constrain is as small as they allow; 0 below an upper limit.
  ///
  /// [M] rule layout.upper-bound-alone
  private func keepSmall(_ item: LayoutItem) {
    for size in item.unknowns.suffix(2) where smallness[size] == nil {
      // Any other constraint on the size is stronger, so this one can always be added.
      smallness[size] = try? solver.add(size.equals(0, strength: .smallness))
    }
  }

  func equation(of line: LayoutLine) -> LayoutEquation? {
    let constraint = line.constraint
    guard let first = constraint.firstItem, let view = constraint.holder else { return nil }
    // Both sides have one direction, that of the view around both items; left and right have none.
    let isAbsolute = constraint.firstAttribute.isAbsolute || constraint.secondAttribute.isAbsolute
    let isRightToLeft = !isAbsolute && view.isRightToLeft
    var equation = LayoutEquation(self, in: view, isRightToLeft: isRightToLeft)
    equation.add(1, constraint.firstAttribute, of: first)
    if constraint.secondAttribute != .notAnAttribute {
      // The second item is deallocated, and the constraint with it.
      guard let second = constraint.secondItem else { return nil }
      equation.add(-Double(constraint.multiplier), constraint.secondAttribute, of: second)
    }
    equation.add(constant: -constraint.constant)
    return equation
  }

  private func moveConstants() {
    let lines = changed + fluid
    changed = []
    move(
      lines.compactMap { line in
        guard let id = line.id, let equation = equation(of: line) else { return nil }
        return (id, equation.constant)
      }
    )
  }

  /// Changes constants together; in a conflict, breaks constraints until the rest can be met.
  func move(_ changes: [(id: Constraint.ID, constant: Double)]) {
    guard !changes.isEmpty else { return }
    do throws(SolverError) {
      try solver.setConstants(changes)
    } catch {
      guard report(error, breaking: nil) else { return }
      move(changes.filter { isKnown($0.id) })
    }
  }

  private func isKnown(_ id: Constraint.ID) -> Bool {
    var probe = solver
    return (try? probe.violation(of: id)) != nil
  }
}

extension LayoutLine {
  func solved(_ equation: LayoutEquation) -> Constraint {
    let expression = ConstraintSolver.Expression(equation.terms, constant: equation.constant)
    let strength = constraint.priority.strength
    return Constraint(expression, constraint.relation.plain, strength: strength)
  }
}

extension LayoutItem {
  /// Takes a part of a solution; returns whether that moves anything.
  func take(_ unknown: Variable, _ value: Double) -> Bool {
    let (number, old) = (CGFloat(value), frame)
    switch unknowns.firstIndex(of: unknown) {
    case 0: frame.origin.x = number
    case 1: frame.origin.y = number
    case 2: frame.size.width = number
    default: frame.size.height = number
    }
    // The same constraints, solved anew, may end in other last digits.
    guard !frame.isNear(old) else { return false }
    if let view, !view.translatesAutoresizingMaskIntoConstraints {
      view.superview?.setNeedsLayout()
    }
    if let guide = owner as? UILayoutGuide { guide.owningView?.setNeedsLayout() }
    return true
  }
}

extension CGRect {
  /// Whether they differ in the last digits at most.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let places = max(abs(origin.x - other.origin.x), abs(origin.y - other.origin.y))
    let sizes = max(abs(size.width - other.size.width), abs(size.height - other.size.height))
    return max(places, sizes) < 1e-9
  }
}

extension NSLayoutConstraint.Relation {
  var plain: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
