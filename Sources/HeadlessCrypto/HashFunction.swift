public import Foundation

/// A hash of messages that may arrive in parts.
public protocol HashFunction: Sendable {
  associatedtype Digest: HeadlessCrypto.Digest
  static var name: String { get }
  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update(data: some DataProtocol) {
    for part in data.regions { part.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  public static func hash(data: some DataProtocol) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }
}

/// What a hash makes of a message.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.elementsEqual(data)
  }

  public static func != (digest: Self, data: some DataProtocol) -> Bool { !(digest == data) }
}
