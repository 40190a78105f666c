/// One part of the frames or tests that several machines share: `2/4`.
struct Shard: Equatable, Sendable {
  /// Counted from 1.
  var number: Int
  var count: Int

  /// More parts would be empty.
  static let most = 1000

  static let whole = Shard(number: 1, count: 1)

  /// Every count-th index, so that all parts take about as long.
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
