extension Solver {
  /// Whether the variable has more than one best value.
  ///
  /// Exact: if the tableau alone cannot decide, a copy tries to move the variable both ways.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    var probe = self
    let row = probe.expansion.expand(
      Row(terms: [.init(symbol: variable.symbol, coefficient: 1)]),
      in: tableau
    )
    // A variable that no constraint defines may have any value, and so may all that depend on it.
    if row.terms.contains(where: { tableau.kinds[$0.symbol] == .variable }) { return true }
    let mayMove = row.terms.contains {
      objective.outlook(of: $0.symbol, .up) == 0 || objective.outlook(of: $0.symbol, .down) == 0
    }
    guard mayMove else { return false }
    let value = probe.value(of: variable)
    let reach = 1e-3 * (1 + abs(value))
    return [value - reach, value + reach].contains { moves(variable, from: value, toward: $0) }
  }

  private func moves(_ variable: Variable, from value: Double, toward goal: Double) -> Bool {
    var probe = self
    do throws(SolverError) {
      try probe.add(variable.equals(goal, strength: .whisper))
    } catch {
      return false
    }
    return abs(probe.value(of: variable) - value) > 1e-6 * (1 + abs(value))
  }
}
