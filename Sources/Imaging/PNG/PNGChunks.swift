internal import CDeflate

/// Iterates over the chunks of a PNG file without trusting it.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    let type: String
    let content: Range<Int>
    let isWhole: Bool
  }

  let bytes: UnsafeRawBufferPointer
  private var position = PNG.signature.count

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next chunk; `isWhole` is false if the file ends inside it.
  mutating func next() -> Chunk? {
    guard position + 8 <= bytes.count else { return nil }
    let length = Int(bytes.bigEndianWord(at: position))
    let start = position + 8
    let type = String(decoding: bytes[(position + 4)..<start], as: UTF8.self)
    let isWhole = length <= bytes.count - start - 4
    let end = isWhole ? start + length : bytes.count
    position = isWhole ? end + 4 : bytes.count
    return Chunk(type: type, content: start..<end, isWhole: isWhole)
  }

  /// Refuses a chunk that is truncated, or whose checksum is wrong.
  func verify(_ chunk: Chunk) throws(PNG.Fault) {
    guard chunk.isWhole else { throw .truncated }
    let start = chunk.content.lowerBound - 4
    let sum = libdeflate_crc32(0, bytes.baseAddress?.advanced(by: start), chunk.content.count + 4)
    guard sum == bytes.bigEndianWord(at: chunk.content.upperBound) else {
      throw .damaged("the checksum of a \(chunk.type) chunk is wrong")
    }
  }

  /// Refuses a truncated file: decoders stop when they have all pixels.
  static func verifyAll(_ bytes: UnsafeRawBufferPointer) throws(PNG.Fault) {
    let chunks = PNGChunks(bytes)
    for chunk in chunks {
      try chunks.verify(chunk)
      if chunk.type == "IEND" { return }
    }
    throw .truncated
  }
}

extension UnsafeRawBufferPointer {
  func bigEndianWord(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func bigEndianHalf(at offset: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
