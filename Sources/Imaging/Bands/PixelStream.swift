internal import CDeflate
internal import CZlib

/// Joins bands into the zlib stream of a picture, in chunks.
struct PixelStream {
  private(set) var blocks: [ByteBlock] = []
  private var pending: [ByteBlock] = []
  private var pendingBytes = 0
  private var checksum: UInt32 = 1

  // A chunk has less than 2^31 bytes; the stream continues in the next.
  private static let chunkBytes = 1 << 30

  /// Deflate with a window of 32 KB, no dictionary (RFC 1950, 2.2).
  private static let start = ByteBlock([0x78, 0x9C])

  init() {
    gather(Self.start)
  }

  mutating func add(_ band: Band) {
    gather(band.block)
    checksum = UInt32(
      truncatingIfNeeded: adler32_combine(UInt(checksum), UInt(band.checksum), band.packedCount)
    )
  }

  mutating func finish() {
    var end = DeflateJoint.end
    end.append(bigEndian: checksum)
    gather(ByteBlock(end))
    closeChunk()
  }

  private mutating func gather(_ block: ByteBlock) {
    if pendingBytes + block.bytes.count > Self.chunkBytes { closeChunk() }
    pending.append(block)
    pendingBytes += block.bytes.count
  }

  private mutating func closeChunk() {
    var head: [UInt8] = []
    head.append(bigEndian: UInt32(pendingBytes))
    head += Array("IDAT".utf8)
    var sum = head.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: 4), 4) }
    for block in pending {
      sum = libdeflate_crc32(sum, block.bytes.baseAddress, block.bytes.count)
    }
    var tail: [UInt8] = []
    tail.append(bigEndian: sum)
    blocks += [ByteBlock(head)] + pending + [ByteBlock(tail)]
    pending = []
    pendingBytes = 0
  }
}
