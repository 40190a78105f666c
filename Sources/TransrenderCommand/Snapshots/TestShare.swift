import Foundation

/// The tests that one of several machines runs.
struct TestShare {
  let tests: [String]
  /// The digest of the whole division: shards of two divisions may both miss the same test.
  let division: String

  /// Takes every n-th test if there are no costs.
  init(_ shard: Shard, of tests: [String], costs: RecordedCosts?) {
    let shares =
      costs.map { costs in
        WorkShares(known: tests.map(costs.cost), workers: shard.count).indices
      }
      ?? (1...shard.count).map { number in
        tests.indices.filter { Shard(number: number, count: shard.count).contains($0) }
      }
    self.tests = shares[shard.number - 1].map { tests[$0] }
    let text = shares.map { part in part.map { tests[$0] }.joined(separator: "\n") }
      .joined(separator: "\n\n")
    division = GoldenReview.hash(Data(text.utf8))
  }
}
