import TestSupport

extension SeededGenerator {
  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }
}
