import ConstraintSolver
import Testing

@Suite struct SolverErrorTests {
  @Test func conflictNamesASmallestSetAndLeavesTheSolverAsItWas() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let left = try solver.add(x.equals(10))
    let gap = try solver.add(y.atLeast(x + 5))
    try solver.add(z.equals(7))
    let wish = try solver.add(y.equals(16, strength: .strong))
    let impossible = y.atMost(12)
    let error = #expect(throws: SolverError.self) { try solver.add(impossible) }
    #expect(error == .unsatisfiable(impossible, conflicting: [left, gap]))
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 16, 7])
    try solver.remove(wish)
    try solver.remove(gap)
    try solver.add(impossible)
    #expect(solver.value(of: y) <= 12)
  }

  @Test func redundantRequirementIsFineUntilItDiffers() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x.equals(10))
    let second = try solver.add((2 * x).equals(20))
    #expect(throws: SolverError.self) { try solver.setConstant(of: first, to: -11) }
    #expect(solver.value(of: x) == 10)
    try solver.setConstants([(first, -11), (second, -22)])
    #expect(solver.value(of: x) == 11)
    try solver.remove(first)
    #expect(solver.value(of: x) == 11)
  }

  @Test func addingManyIsAllOrNothing() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.self) {
      try solver.add([x.equals(1, strength: .weak), x.equals(2), x.equals(3)])
    }
    try solver.add(x.equals(4))
    #expect(solver.value(of: x) == 4)
  }

  @Test func emptyConstraintsAreTrueOrFalse() throws {
    var solver = Solver()
    try solver.add(Constraint(Expression(constant: 0), .equal))
    try solver.add(Constraint(Expression(constant: -1), .lessThanOrEqual))
    try solver.add(Constraint(Expression(constant: 5), .equal, strength: .strong))
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(Expression(constant: 1), .lessThanOrEqual))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersMustBeFinite(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite) { try solver.add(x.equals(number)) }
    #expect(throws: SolverError.notFinite) { try solver.add((number * x).equals(1)) }
    let id = try solver.add(x.equals(1))
    #expect(throws: SolverError.notFinite) { try solver.setConstant(of: id, to: number) }
    #expect(solver.value(of: x) == 1)
  }

  @Test func variablesLeaveOnlyWhenUnused() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x.equals(1))
    #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
    try solver.remove(id)
    try solver.remove(x)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x.equals(1)) }
    let y = solver.makeVariable()
    #expect(solver.value(of: y) == 0 && x != y)
  }

  @Test func everyErrorIsASentenceWithARemedy() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x.equals(1))
    let errors: [SolverError] = [
      .unsatisfiable(x.equals(2), conflicting: [id]), .unknownConstraint(id), .unknownVariable(x),
      .variableInUse(x), .duplicateEdit(x), .unknownEdit(x), .requiredStrength, .notFinite,
    ]
    for error in errors { #expect("\(error)".contains("; "), "\(error)") }
  }
}
