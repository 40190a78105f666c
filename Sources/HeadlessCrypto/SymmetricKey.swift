public import Foundation

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Random on a device; here the same in every run: the hash of its size.
  public init(size: SymmetricKeySize) {
    var bytes: [UInt8] = []
    while bytes.count < size.bitCount / 8 {
      bytes += SHA512.hash(data: bytes + [UInt8(truncatingIfNeeded: size.bitCount)])
    }
    self.bytes = Array(bytes.prefix(size.bitCount / 8))
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
