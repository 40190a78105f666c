/// The ranks in use, each with a slot in every cost vector.
///
/// Slots are given in order of arrival and kept; `order` lists them from the highest rank down.
struct Ranks: Sendable {
  private var ranks: [Double] = []
  private var scales: [Double] = []
  private(set) var order: [Int] = []
  /// Room for slots in a cost vector.
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

  /// Costs below this are zero: rounding of the largest weight of the rank.
  // 1e-9 for a priority; weights up to 1e9 still leave a weight of 1 well above it, because sums
  // that cancel are snapped to zero relative to their summands before they get here.
  func tolerance(_ slot: Int) -> Double { 1e-9 * min(1, scales[slot]) }
}
