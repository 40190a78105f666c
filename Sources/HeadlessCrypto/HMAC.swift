public import Foundation

/// A code that only the owner of the key can make for a message.
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable,
  Sendable, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String { "HMAC with \(H.name): \(bytes.hexadecimal)" }
}

/// [D] RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  public init(key: SymmetricKey) {
    var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    outerKey = block.map { $0 ^ 0x5c }
    inner.update(data: block.map { $0 ^ 0x36 })
  }

  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  public func finalize() -> MAC {
    HashedAuthenticationCode(bytes: Array(H.hash(data: outerKey + Array(inner.finalize()))))
  }

  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC
  {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode(
    _ authenticationCode: some ContiguousBytes,
    authenticating authenticatedData: some DataProtocol,
    using key: SymmetricKey
  ) -> Bool {
    let given = authenticationCode.withUnsafeBytes { Array($0) }
    return self.authenticationCode(for: authenticatedData, using: key).bytes == given
  }
}
