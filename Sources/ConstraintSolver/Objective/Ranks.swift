/// The ranks in use, each with a slot in every cost vector.
///
/// Slots are given in order of arrival and kept; `order` lists them from the highest rank down.
struct Ranks: Sendable {
  private var ranks: [Double] = []
  private var scales: [Double] = []
  private(set) var order: [Int] = []
  /// The number of slots in a cost vector.
  private(set) var stride = 4

  var count: Int { ranks.count }

  mutating func slot(for strength: Strength) -> Int {
    if let slot = ranks.firstIndex(of: strength.rank) {
      scales[slot] = max(scales[slot], strength.weight)
      return slot
    }
    ranks.append(strength.rank)
    scales.append(strength.weight)
    if ranks.count > stride { stride *= 2 }
    order = ranks.indices.sorted { ranks[$0] > ranks[$1] }
    return ranks.count - 1
  }

  /// Costs below this are zero: rounding errors of the largest weight of the rank.
  func tolerance(_ slot: Int) -> Double {
    let scale = scales[slot]
    return max(1e-9 * min(1, scale), 1e-12 * scale)
  }
}
