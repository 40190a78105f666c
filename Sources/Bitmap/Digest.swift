internal import CXXHash

/// A 128-bit fingerprint of some content (XXH3); equal content, equal digest, on every machine.
public struct Digest: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = transrender_xxh3_128(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  // Already uniform: half of it is hash enough for a table.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(low)
  }
}

extension Digest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
