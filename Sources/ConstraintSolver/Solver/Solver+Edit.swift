extension Solver {
  /// Prepares a variable for suggestions, which it follows with the given strength.
  package mutating func edit(
    _ variable: Variable,
    strength: Strength = .strong
  ) throws(SolverError) {
    try check(variable)
    guard edits[variable.symbol] == nil else { throw .duplicateEdit(variable) }
    guard !strength.isRequired else { throw .requiredStrength }
    let constraint = variable.equals(value(of: variable), strength: strength)
    edits[variable.symbol] = try add(constraint)
  }

  package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try suggest([(variable, value)])
  }

  /// Suggests many values and solves once.
  package mutating func suggest(
    _ suggestions: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    var changes: [(id: Constraint.ID, constant: Double)] = []
    for (variable, value) in suggestions {
      changes.append((try editing(variable), -value))
    }
    try setConstants(changes)
  }

  /// Ends the suggestions for a variable.
  package mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let id = try editing(variable)
    edits[variable.symbol] = nil
    try remove(id)
  }

  private func editing(_ variable: Variable) throws(SolverError) -> Constraint.ID {
    try check(variable)
    guard let id = edits[variable.symbol] else { throw .unknownEdit(variable) }
    return id
  }
}
