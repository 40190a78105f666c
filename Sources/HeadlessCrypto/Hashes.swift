public typealias SHA256 = BlockHashFunction<SHA256State>
public typealias SHA384 = BlockHashFunction<SHA384State>
public typealias SHA512 = BlockHashFunction<SHA512State>

public typealias SHA256Digest = BlockDigest<SHA256State>
public typealias SHA384Digest = BlockDigest<SHA384State>
public typealias SHA512Digest = BlockDigest<SHA512State>

/// Hashes that are no longer safe, but in use.
public enum Insecure {
  public typealias MD5 = BlockHashFunction<MD5State>
  public typealias SHA1 = BlockHashFunction<SHA1State>
  public typealias MD5Digest = BlockDigest<MD5State>
  public typealias SHA1Digest = BlockDigest<SHA1State>
}

/// A hash that works on blocks.
public struct BlockHashFunction<State: BlockHash>: HashFunction {
  public static var name: String { State.name }
  public static var blockByteCount: Int { State.blockSize }
  public static var byteCount: Int { BlockDigest<State>.byteCount }
  private var hasher = BlockHasher<State>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hasher.update(bufferPointer)
  }

  public func finalize() -> BlockDigest<State> { BlockDigest(bytes: hasher.finish()) }
}

/// The digest of a hash that works on blocks.
public struct BlockDigest<State: BlockHash>: Digest {
  public static var byteCount: Int { State().result.count }
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// [D] Such as `SHA256 digest: ba7816bf…`.
  public var description: String { "\(State.name) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
