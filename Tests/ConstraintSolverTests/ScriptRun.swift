import ConstraintSolver
import Testing

/// A solver that follows a fixture's steps, and what its values cost.
struct ScriptRun {
  var solver = Solver()
  let variables: [Variable]
  private var rows: [Int: (row: FixtureRow, id: Constraint.ID)] = [:]
  private var edits: [Int: FixtureRow] = [:]

  init(variables count: Int) {
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  mutating func perform(_ step: FixtureStep) throws {
    if let key = step.add, let row = step.row {
      try add(row, key, fails: step.unsatisfiable == true)
    } else if let key = step.remove {
      let removed = rows.removeValue(forKey: key)
      try solver.remove(try #require(removed).id)
    } else if let index = step.edit {
      guard case .value(let weight) = step.strength else { return }
      try solver.edit(variables[index], strength: .weight(weight))
      try solver.suggest(0, for: variables[index])
      edits[index] = editRow(index, 0, weight)
    } else if let index = step.suggest, let value = step.value {
      try solver.suggest(value, for: variables[index])
      guard case .value(let weight) = edits[index]?.strength else { return }
      edits[index] = editRow(index, value, weight)
    } else if let index = step.end {
      try solver.endEdit(variables[index])
      edits[index] = nil
    }
  }

  private mutating func add(_ row: FixtureRow, _ key: Int, fails: Bool) throws {
    let constraint = row.constraint(variables, Strength.weight)
    if fails {
      #expect(throws: SolverError.self) { try solver.add(constraint) }
    } else {
      rows[key] = (row, try solver.add(constraint))
    }
  }

  private func editRow(_ index: Int, _ value: Double, _ weight: Double) -> FixtureRow {
    FixtureRow(
      terms: [[1, Double(index)]],
      constant: -value,
      rel: "==",
      strength: .value(weight)
    )
  }

  mutating func cost() -> Double {
    let values = variables.map { solver.value(of: $0) }
    return (rows.values.map(\.row) + edits.values).reduce(0) { sum, row in
      guard case .value(let weight) = row.strength else { return sum }
      return sum + weight * row.violation(values)
    }
  }

  mutating func worstRequired() -> Double {
    let values = variables.map { solver.value(of: $0) }
    return rows.values.filter { $0.row.strength == .required }
      .map { $0.row.violation(values) }.max() ?? 0
  }
}
