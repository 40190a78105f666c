import Bitmap

/// A value that can add all of its parts to a digest, in a fixed order.
protocol Digestible {
  func feed(_ builder: inout DigestBuilder)
}

extension DigestBuilder {
  mutating func add(_ value: some Digestible) {
    value.feed(&self)
  }

  mutating func add(_ values: [some Digestible]) {
    combine(values.count)
    for value in values { value.feed(&self) }
  }

  /// A numbered field, left out if it has its default; the number keeps fields apart.
  mutating func field<Value: Digestible & Equatable>(
    _ number: Int,
    _ value: Value,
    unless usual: Value
  ) {
    guard value != usual else { return }
    combine(number)
    value.feed(&self)
  }

  mutating func field(_ number: Int, _ value: (some Digestible)?) {
    guard let value else { return }
    combine(number)
    value.feed(&self)
  }

  mutating func field(_ number: Int, _ values: [some Digestible]) {
    guard !values.isEmpty else { return }
    combine(number)
    add(values)
  }
}
