/// A PNG file in pieces, some of which are shared with other files.
public struct EncodedPicture: Sendable {
  let blocks: [ByteBlock]

  public var byteCount: Int { blocks.reduce(0) { $0 + $1.bytes.count } }

  public func bytes() -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(byteCount)
    for block in blocks { all.append(contentsOf: block.bytes) }
    return all
  }

  /// The pieces in order, for a gathering write.
  package func withPieces<Result>(
    _ body: ([UnsafeRawBufferPointer]) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(blocks) {} }
    return try body(blocks.map(\.bytes))
  }
}
