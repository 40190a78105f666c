import Foundation
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

@Suite struct WorkSharesTests {
  /// Films of ½ to 60 seconds on screens of very different sizes, always the same ones.
  private static let recordings: [Double] = {
    var state: UInt64 = 7
    return (0..<10_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let die = Double(state >> 40) / Double(1 << 24)
      // Many are short, few are long.
      return (30 + 3600 * pow(die, 6)) * 3_000_000
    }
  }()

  /// What of all workers' time is spent waiting for the last one.
  private func idle(_ loads: [Double]) -> Double {
    let longest = loads.max() ?? 0
    return 1 - loads.reduce(0, +) / (longest * Double(loads.count))
  }

  @Test func everyPieceIsDealtOnce() {
    let shares = WorkShares(costs: [5, 1, 4, 2, 3], workers: 2)
    #expect(shares.indices.flatMap(\.self).sorted() == [0, 1, 2, 3, 4])
    #expect(shares.loads == [8, 7])
  }

  @Test func tenThousandRecordingsLeaveAHundredWorkersHardlyIdle() {
    let costs = Self.recordings
    let shares = WorkShares(costs: costs, workers: 100)
    #expect(idle(shares.loads) < 0.001)
    // Machines and films are never quite as they were: up to a fifth more or less each time.
    var state: UInt64 = 11
    let actual = costs.map { cost in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return cost * (0.8 + 0.4 * Double(state >> 40) / Double(1 << 24))
    }
    let loads = shares.indices.map { share in share.reduce(0) { $0 + actual[$1] } }
    #expect(idle(loads) <= 0.05, "\(idle(loads))")
    let byCount = (1...100).map { number in
      costs.indices.filter { Shard(number: number, count: 100).contains($0) }
        .reduce(0) { $0 + actual[$1] }
    }
    #expect(idle(byCount) > 3 * idle(loads), "\(idle(byCount))")
  }

  @Test func whatIsNotKnownCostsTheMean() {
    let shares = WorkShares(known: [4, nil, 2, nil], workers: 2)
    #expect(shares.loads == [7, 5].map(Double.init) || shares.loads == [6, 6].map(Double.init))
    #expect(WorkShares(known: [nil, nil], workers: 3).indices == [[0], [1], []])
  }

  @Test func moreWorkersThanPiecesGetNothing() {
    #expect(WorkShares(costs: [], workers: 2).indices == [[], []])
  }

  @Test func costsAreLearntFromTheRecordingsOfATest() {
    var results = ["a.one", "a.one", "a.two", "b"].map { name in
      SnapshotVerbTests.result(.matched, id: "Cards/\(name)")
    }
    for (place, work) in [10, 10, 5, 7].enumerated() { results[place].work = work }
    for place in 0...2 { results[place].title = "Cards/a() \"one\"" }
    results[3].title = "Cards/b(x:) \"1\""
    let run = SnapshotRun(
      command: "",
      coverage: .whole,
      results: results,
      references: [],
      goldens: "",
      durationMs: 0
    )
    let costs = RecordedCosts(run)
    #expect(costs.cost(of: "AppTests.Cards/a") == 15)
    #expect(costs.cost(of: "AppTests.Outer/Cards/b(x:)") == 7)
    #expect(costs.cost(of: "AppTests.Cards/c") == nil)
    let tests = ["M.Cards/a", "M.Cards/b", "M.Cards/c", "M.Cards/d"]
    let parts = [1, 2].map { TestShare(Shard(number: $0, count: 2), of: tests, costs: costs) }
    #expect(parts.flatMap(\.tests).sorted() == tests)
    #expect(parts[0].division == parts[1].division)
    #expect(
      parts[0].division != TestShare(Shard(number: 1, count: 2), of: tests, costs: nil).division
    )
  }
}
