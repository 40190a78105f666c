import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func requiredEqualityFixesAVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.equals(10))
    #expect(solver.value(of: x) == 10)
  }
}
