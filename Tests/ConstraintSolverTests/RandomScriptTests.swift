import ConstraintSolver
import TestSupport
import Testing

/// Laws over random scripts of additions, removals and changes.
@Suite struct RandomScriptTests {
  /// Debug builds are slow and try a part of them; optimised ones try all.
  #if DEBUG
    private static let seeds = 0..<100
  #else
    private static let seeds = 0..<400
  #endif

  @Test(arguments: seeds)
  func incrementalEqualsFromScratch(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    var live: [(id: Constraint.ID, constraint: Constraint)] = []
    for step in 0..<120 {
      try perform(&random, &solver, variables, &live)
      let areFinite = variables.allSatisfy { solver.value(of: $0).isFinite }
      #expect(areFinite, "step \(step)")
      guard step % 20 == 19 else { continue }
      try compareWithFresh(solver, live.map(\.constraint))
    }
    for (id, _) in live { try solver.remove(id) }
    for variable in variables { try solver.remove(variable) }
  }

  @Test func theSameScriptGivesTheSameBits() throws {
    func run() throws -> [Double] {
      var random = SeededGenerator(seed: 99)
      var solver = Solver()
      let variables = (0..<12).map { _ in solver.makeVariable() }
      var live: [(id: Constraint.ID, constraint: Constraint)] = []
      for _ in 0..<300 { try perform(&random, &solver, variables, &live) }
      return variables.map { solver.value(of: $0) }
    }
    #expect(try run() == run())
  }

  private func perform(
    _ random: inout SeededGenerator,
    _ solver: inout Solver,
    _ variables: [Variable],
    _ live: inout [(id: Constraint.ID, constraint: Constraint)]
  ) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      guard let index = live.indices.randomElement(using: &random) else { return }
      try solver.remove(live.remove(at: index).id)
    case 2, 3, 4:
      guard let index = live.indices.randomElement(using: &random) else { return }
      let constant = Double(Int.random(in: -100...100, using: &random))
      if (try? solver.setConstant(of: live[index].id, to: constant)) != nil {
        live[index].constraint.expression.constant = constant
      }
    default:
      let constraint = makeConstraint(&random, variables)
      if let id = try? solver.add(constraint) { live.append((id, constraint)) }
    }
  }

  private func makeConstraint(
    _ random: inout SeededGenerator,
    _ variables: [Variable]
  ) -> Constraint {
    let count = Int.random(in: 1...3, using: &random)
    let expression = Expression(
      variables.shuffled(using: &random).prefix(count).map {
        .init([1, -1, 0.5, 2, 1.5].randomElement(using: &random) ?? 1, $0)
      },
      constant: Double(Int.random(in: -100...100, using: &random))
    )
    let strengths: [Strength] = [
      .required, .required, .priority(250), .priority(750), .priority(999.5), .strong, .weak,
    ]
    return Constraint(
      expression,
      Constraint.Relation.allCases.randomElement(using: &random) ?? .equal,
      strength: strengths.randomElement(using: &random) ?? .weak
    )
  }

  private func compareWithFresh(_ solver: Solver, _ constraints: [Constraint]) throws {
    var (old, fresh) = (solver, Solver())
    let variables = (0..<12).map { _ in fresh.makeVariable() }
    try fresh.add(constraints)
    for variable in variables {
      let isAmbiguous = old.isAmbiguous(variable)
      #expect(fresh.isAmbiguous(variable) == isAmbiguous)
      guard !isAmbiguous else { continue }
      let difference = abs(old.value(of: variable) - fresh.value(of: variable))
      #expect(difference < 1e-9, "\(variable) differs by \(difference)")
    }
  }
}
