import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Random systems that kiwisolver and HiGHS solved too; Tests/Oracles/kiwi.py made them.
@Suite struct OracleTests {
  @Test func scriptsCostWhatTheBestSolutionCosts() throws {
    let systems = try Fixture.read([WeightedSystem].self, "weights")
    #expect(systems.count >= 300)
    var compared = 0
    for (number, system) in systems.enumerated() {
      var run = ScriptRun(variables: system.variables)
      for (index, step) in system.steps.enumerated() {
        try run.perform(step)
        let place = "system \(number), step \(index)"
        let cost = run.cost()
        #expect(abs(cost - step.cost) <= 1e-6 * (1 + step.cost), "\(place): \(cost) \(step.cost)")
        #expect(run.worstRequired() <= 1e-8, "\(place)")
        guard let values = step.values else { continue }
        for (variable, theirs) in zip(run.variables, values) {
          guard !run.solver.isAmbiguous(variable) else { continue }
          compared += 1
          let ours = run.solver.value(of: variable)
          #expect(abs(ours - theirs) <= 1e-6, "\(place), \(variable): \(ours), kiwi \(theirs)")
        }
      }
    }
    #expect(compared > 3_000, "only \(compared) values were determined")
  }

  @Test func prioritiesAreMetRankByRank() throws {
    let systems = try Fixture.read([RankedSystem].self, "priorities")
    #expect(systems.count >= 250)
    for (number, system) in systems.enumerated() {
      var solver = Solver()
      let variables = (0..<system.variables).map { _ in solver.makeVariable() }
      try solver.add(system.constraints.map { $0.constraint(variables, Strength.priority) })
      for rank in system.ranks {
        let rows = system.constraints.filter { $0.strength == .value(rank[0]) }
        let missed = rows.reduce(0) { $0 + $1.violation(variables.map { solver.value(of: $0) }) }
        #expect(abs(missed - rank[1]) <= 1e-5, "system \(number), priority \(rank[0])")
      }
    }
  }

  @Test func orderOfInsertionDoesNotChangeTheCost() throws {
    var random = SeededGenerator(seed: 7)
    for system in try Fixture.read([RankedSystem].self, "priorities") {
      let first = try costs(system.constraints, system)
      let second = try costs(system.constraints.shuffled(using: &random), system)
      for (a, b) in zip(first, second) { #expect(abs(a - b) <= 1e-7) }
    }
  }

  private func costs(_ rows: [FixtureRow], _ system: RankedSystem) throws -> [Double] {
    var solver = Solver()
    let variables = (0..<system.variables).map { _ in solver.makeVariable() }
    for row in rows { try solver.add(row.constraint(variables, Strength.priority)) }
    let values = variables.map { solver.value(of: $0) }
    return system.ranks.map { rank in
      rows.filter { $0.strength == .value(rank[0]) }.reduce(0) { $0 + $1.violation(values) }
    }
  }
}
