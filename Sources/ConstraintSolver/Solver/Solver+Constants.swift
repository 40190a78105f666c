extension Solver {
  /// Changes the constant of a constraint's expression and solves.
  package mutating func setConstant(
    of id: Constraint.ID,
    to constant: Double
  ) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes many constants and solves once; all of them or, on an error, none.
  package mutating func setConstants(
    _ changes: [(id: Constraint.ID, constant: Double)]
  ) throws(SolverError) {
    for change in changes {
      try check(change.id)
      guard change.constant.isFinite else { throw .notFinite }
    }
    let old = changes.map { ($0.id, equations[$0.id.symbol].constant) }
    for (id, constant) in changes { moveConstant(of: id.symbol, to: constant) }
    do throws(Infeasible) {
      try solve()
    } catch {
      let conflicting = conflict(in: error.symbol)
      let culprit = changes.first { conflicting.contains($0.id) } ?? changes.first
      let constraint = culprit.flatMap { constraints[$0.id.symbol] }
      for (id, constant) in old.reversed() { moveConstant(of: id.symbol, to: constant) }
      // The previous values were a solution.
      settle()
      throw .unsatisfiable(constraint ?? Constraint(Expression(), .equal), conflicting: conflicting)
    }
    refreshIfWorn()
  }

  private mutating func moveConstant(of symbol: Symbol, to constant: Double) {
    let delta = constant - equations[symbol].constant
    guard delta != 0 else { return }
    equations[symbol].constant = constant
    constraints[symbol]?.expression.constant = constant
    if tableau.hasRow[symbol] {
      shift(symbol, by: delta)
    } else {
      for user in tableau.currentUsers(of: symbol) {
        shift(user, by: -delta * tableau.rows[user].coefficient(of: symbol))
      }
    }
    for reader in tableau.currentReaders(of: symbol) {
      tableau.shift(reader, by: -delta * tableau.rows[reader].coefficient(of: symbol))
      values.touch(reader)
    }
  }

  /// Changes a constraint's strength; neither the old nor the new one may be required.
  package mutating func setStrength(
    of id: Constraint.ID,
    to strength: Strength
  ) throws(SolverError) {
    try setStrengths(of: id, over: strength, under: strength)
  }

  /// The same with separate strengths; directions that are not limited stay so.
  package mutating func setStrengths(
    of id: Constraint.ID,
    over: Strength,
    under: Strength
  ) throws(SolverError) {
    try check(id)
    let symbol = id.symbol
    guard let old = constraints[symbol], !old.isRequired, !over.isRequired, !under.isRequired
    else { throw .requiredStrength }
    let new = old.with(over: over, under: under)
    constraints[symbol] = new
    if tableau.hasRow[symbol] { objective.leave(symbol, tableau.rows[symbol]) }
    objective.setSides(symbol, over: new.over, under: new.under)
    if tableau.hasRow[symbol] { objective.enter(symbol, tableau.rows[symbol]) }
    optimize()
  }
}
