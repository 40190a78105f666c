import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func aVariableWithoutConstraintsIsAmbiguous() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.isAmbiguous(x))
  }

  @Test func anInequalityAloneDoesNotFixItsVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.atLeast(10))
    #expect(solver.isAmbiguous(x))
    try solver.add(x.atMost(10))
    #expect(!solver.isAmbiguous(x))
  }

  @Test func equalWishesThatDisagreeLeaveAChoice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x.equals(10, strength: .priority(750)))
    try solver.add(x.equals(20, strength: .priority(750)))
    #expect(solver.isAmbiguous(x))
    try solver.add(x.equals(0, strength: .priority(1)))
    #expect(!solver.isAmbiguous(x))
    #expect(solver.value(of: x) == 10)
  }

  @Test func whatRestsOnAFreeVariableIsAmbiguousToo() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y.equals(x + 5))
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.add(x.equals(1))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }
}
