extension Solver {
  /// The value of a variable; 0 if no constraint affects it.
  package mutating func value(of variable: Variable) -> Double {
    values.update(from: &tableau)
    precondition(
      serials[variable.symbol] == variable.serial,
      "\(variable) belongs to another solver"
    )
    return values.numbers[variable.symbol]
  }

  /// The variables whose values differ from those of the last report, in order of creation.
  package mutating func takeChanges() -> [(variable: Variable, value: Double)] {
    values.update(from: &tableau)
    return values.takeChanges()
      .filter { tableau.kinds[$0] == .variable }
      .map { (Variable(symbol: $0, serial: serials[$0]), values.numbers[$0]) }
  }

  /// By how much a constraint is violated, on the sides that matter.
  package mutating func violation(of id: Constraint.ID) throws(SolverError) -> Double {
    try check(id)
    values.update(from: &tableau)
    guard let constraint = constraints[id.symbol] else { return 0 }
    let value = tableau.worth(of: equations[id.symbol], values.numbers)
    return value > 0
      ? (constraint.over == nil ? 0 : value) : (constraint.under == nil ? 0 : -value)
  }
}
