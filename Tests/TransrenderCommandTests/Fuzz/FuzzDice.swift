/// Fixed by its seed, so that a failure can be seen again (Vigna's SplitMix64).
struct FuzzDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }
}
