import ConstraintSolver
import Foundation
import Geometry
import Scene

extension LayoutEngine {
  /// Reports which constraints conflict, and breaks the newest of them.
  @discardableResult
  func report(_ error: SolverError, breaking newcomer: LayoutLine?) -> Bool {
    guard case .unsatisfiable(_, let conflicting) = error else { return false }
    let known = conflicting.compactMap { lines[$0] }
    guard let victim = newcomer ?? known.last else { return false }
    let constraints = (known.filter { $0 !== victim } + [victim]).map(\.constraint)
    let names = ConstraintNames(of: constraints)
    let texts = constraints.map { $0.textWithLocation(names) }.joined(separator: ", ")
    drop(&victim.id)
    broken.append(victim)
    root.layer.core.warn(
      "Auto Layout",
      "Unable to simultaneously satisfy constraints: \(texts)."
        + " Will attempt to recover by breaking constraint \(victim.constraint.text(names))",
      remedy: "remove one of them or give it a priority below 1000",
      kind: .constraints,
      place: victim.constraint.sourceLocation
    )
    return true
  }

  /// By how much a constraint is violated; nil for a broken one.
  func violation(of line: LayoutLine) -> Double? {
    line.id.flatMap { try? solver.violation(of: $0) }
  }

  /// Switches to another solution, and the next time back again.
  func exerciseAmbiguity(of item: LayoutItem) {
    guard item.exercise.isEmpty else {
      for id in item.exercise { try? solver.remove(id) }
      item.exercise = []
      return root.setNeedsLayout()
    }
    guard isAmbiguous(item) else { return }
    let free = withoutSmallness()
    // [I] A view moves or grows by this distance, so that the change is visible.
    let step = 20.0
    for unknown in item.unknowns where free.isAmbiguous(unknown) {
      let constraint = unknown.equals(solver.value(of: unknown) + step, strength: .exercise)
      if let id = try? solver.add(constraint) { item.exercise.append(id) }
    }
    root.setNeedsLayout()
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    update()
    let free = withoutSmallness()
    return item.unknowns.contains { free.isAmbiguous($0) }
  }

  /// The solver without the constraints that keep sizes small, which do not resolve ambiguity.
  private func withoutSmallness() -> Solver {
    guard !smallness.isEmpty else { return solver }
    var copy = solver
    // Removal in a fixed order, since it may change which solution is found first.
    for (_, constraint) in smallness.sorted(by: { $0.key < $1.key }) {
      try? copy.remove(constraint)
    }
    return copy
  }
}
