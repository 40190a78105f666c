import TestSupport

extension SeededGenerator {
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
