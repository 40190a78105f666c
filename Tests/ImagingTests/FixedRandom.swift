/// SplitMix64: the same numbers on every run.
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One to four bytes changed, dropped, doubled or moved, or the end cut off.
  mutating func mutate(_ bytes: [UInt8], keeping head: Int) -> [UInt8] {
    var changed = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where changed.count > head + 1 {
      let position = Int.random(in: head..<changed.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: changed[position] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: changed[position] = .random(in: .min ... .max, using: &self)
      case 2: changed.remove(at: position)
      case 3: changed.insert(changed[position], at: position)
      default: changed.removeLast(min(changed.count - position, 40))
      }
    }
    return changed
  }
}
