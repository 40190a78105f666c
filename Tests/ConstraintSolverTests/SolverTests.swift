import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func strongerWishWins() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.equals(10, strength: .weak))
    try solver.add(x.equals(20, strength: .medium))
    #expect(solver.value(of: x) == 20)
  }

  @Test func noNumberOfLowPrioritiesOutweighsAHighOne() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<500 { try solver.add(x.equals(0, strength: .priority(250))) }
    try solver.add((0.001 * x).equals(0.1, strength: .priority(251)))
    #expect(abs(solver.value(of: x) - 100) < 1e-9)
  }

  @Test func weightsOfOneRankAddUp() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<3 { try solver.add(x.equals(0, strength: .weight(1))) }
    try solver.add(x.equals(9, strength: .weight(2)))
    #expect(solver.value(of: x) == 0)
  }

  @Test func intrinsicSizeHugsAndResistsWithItsOwnStrengths() throws {
    for (pull, expected) in [(200.0, 100.0), (50.0, 50.0)] {
      var solver = Solver()
      let width = solver.makeVariable()
      try solver.add(Constraint(width - 100, over: .priority(750), under: .priority(250)))
      try solver.add(width.equals(pull, strength: .priority(500)))
      #expect(solver.value(of: width) == expected)
    }
  }

  @Test func removalUndoesAddition() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x.equals(10))
    try solver.add(y.equals(x + 5, strength: .strong))
    let extra = try solver.add(y.equals(40))
    #expect(solver.value(of: y) == 40)
    try solver.remove(extra)
    #expect(solver.value(of: y) == 15)
    #expect(throws: SolverError.unknownConstraint(extra)) { try solver.remove(extra) }
  }

  @Test func reportsOnlyWhatChanged() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let moving = try solver.add(x.equals(1))
    try solver.add(y.equals(2))
    try solver.add(z.equals(x + 1))
    #expect(solver.takeChanges().map(\.variable) == [x, y, z])
    #expect(solver.takeChanges().isEmpty)
    try solver.setConstant(of: moving, to: -5)
    #expect(solver.takeChanges().map(\.value) == [5, 6])
  }

  @Test func copiesAnswerQuestionsWithoutChangingTheOriginal() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.atLeast(30))
    try solver.add(x.equals(100, strength: .weak))
    var question = solver
    try question.add(x.equals(0, strength: .strong))
    #expect(question.value(of: x) == 30)
    #expect(solver.value(of: x) == 100)
  }

  @Test func suggestionsAreFollowedAsFarAsConstraintsAllow() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.atMost(50))
    try solver.edit(x)
    for (suggested, expected) in [(20.0, 20.0), (80, 50), (-7, -7)] {
      try solver.suggest(suggested, for: x)
      #expect(solver.value(of: x) == expected)
    }
    #expect(throws: SolverError.duplicateEdit(x)) { try solver.edit(x) }
    try solver.endEdit(x)
    #expect(throws: SolverError.unknownEdit(x)) { try solver.suggest(1, for: x) }
  }

  @Test func strengthsCanChange() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x.equals(1, strength: .priority(250)))
    try solver.add(x.equals(2, strength: .priority(500)))
    try solver.setStrength(of: low, to: .priority(750))
    #expect(solver.value(of: x) == 1)
    #expect(throws: SolverError.requiredStrength) {
      try solver.setStrength(of: low, to: .required)
    }
  }

  @Test func aHugeChainStaysExact() throws {
    var solver = Solver()
    let tops = (0..<3_000).map { _ in solver.makeVariable() }
    let first = try solver.add(tops[0].equals(0.1))
    for (above, below) in zip(tops, tops.dropFirst()) {
      try solver.add(below.equals(above + 0.25))
    }
    #expect(abs(solver.value(of: tops[2_999]) - 749.85) < 1e-9)
    for round in 0..<1_000 { try solver.setConstant(of: first, to: Double(round) / 3) }
    try solver.setConstant(of: first, to: -0.1)
    #expect(abs(solver.value(of: tops[2_999]) - 749.85) < 1e-9)
  }
}
