import ConstraintSolver
import Foundation
import Geometry
import Scene

extension LayoutEngine {
  /// Says which constraints cannot be met together, and gives up the newest of them.
  @discardableResult
  func report(_ error: SolverError, breaking newcomer: LayoutLine?) -> Bool {
    guard case .unsatisfiable(_, let conflicting) = error else { return false }
    let known = conflicting.compactMap { lines[$0] }
    guard let victim = newcomer ?? known.last else { return false }
    let constraints = (known.filter { $0 !== victim } + [victim]).map(\.constraint)
    let names = ConstraintNames(of: constraints)
    let texts = constraints.map { $0.placedText(names) }.joined(separator: ", ")
    drop(&victim.id)
    root.layer.core.warn(
      "Auto Layout",
      "Unable to simultaneously satisfy constraints: \(texts)."
        + " Will attempt to recover by breaking constraint \(victim.constraint.text(names))",
      remedy: "remove one of them or give it a priority below 1000",
      kind: .constraints,
      place: victim.constraint.place
    )
    return true
  }

  /// By how much a constraint is missed; nil for one that was given up.
  func violation(of line: LayoutLine) -> Double? {
    line.id.flatMap { try? solver.violation(of: $0) }
  }

  /// Chooses another solution, and the next time the first one again.
  func exerciseAmbiguity(of item: LayoutItem) {
    guard item.exercise.isEmpty else {
      for id in item.exercise { try? solver.remove(id) }
      item.exercise = []
      return root.setNeedsLayout()
    }
    guard isAmbiguous(item) else { return }
    let free = withoutSmallness()
    // [I] So far a view goes, or grows, to be seen doing it.
    let step = 20.0
    for unknown in item.unknowns where free.isAmbiguous(unknown) {
      let wish = unknown.equals(solver.value(of: unknown) + step, strength: .exercise)
      if let id = try? solver.add(wish) { item.exercise.append(id) }
    }
    root.setNeedsLayout()
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    update()
    let free = withoutSmallness()
    return item.unknowns.contains { free.isAmbiguous($0) }
  }

  /// What the app's own constraints say; that a size is kept small settles nothing.
  private func withoutSmallness() -> Solver {
    guard !smallness.isEmpty else { return solver }
    var copy = solver
    // Removal changes which solution is found first, but the order of it must not.
    for (_, wish) in smallness.sorted(by: { $0.key < $1.key }) { try? copy.remove(wish) }
    return copy
  }
}
