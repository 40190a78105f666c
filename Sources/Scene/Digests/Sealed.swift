import Bitmap

/// An immutable shared value whose digest is computed once; values with equal digests are equal.
final class Sealed<Value: Digestible & Sendable>: Sendable {
  let value: Value
  let digest: Digest

  init(_ value: Value) {
    self.value = value
    var builder = DigestBuilder()
    builder.add(value)
    digest = builder.finish()
  }
}

extension Sealed: Hashable {
  static func == (left: Sealed, right: Sealed) -> Bool {
    left === right || left.digest == right.digest
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
