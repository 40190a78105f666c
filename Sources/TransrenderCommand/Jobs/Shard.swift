/// One part of work that several machines share, frames or tests: `2/4`.
struct Shard: Equatable, Sendable {
  /// Counts from 1, as people do.
  var number: Int
  var count: Int

  /// More would be parts without anything in them.
  static let most = 1000

  static let whole = Shard(number: 1, count: 1)

  /// Every count-th, so that all parts take about as long.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }

  init(number: Int, count: Int) {
    (self.number, self.count) = (number, count)
  }

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}
