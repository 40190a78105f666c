internal import CPNGRows

/// Changes a finished deflate stream so that another one can follow.
///
/// The last block's final bit is cleared, and an empty stored block (RFC 1951, 3.2.4) fills the
/// last byte.
enum DeflateJoint {
  /// An empty final block, which ends joined streams.
  static let end: [UInt8] = [0x03, 0x00]
  /// The largest number of bytes added to a stream.
  static let growth = 5

  /// Opens the stream in the first `count` bytes of `stream` and returns its new length.
  static func open(_ stream: UnsafeMutableRawBufferPointer, count: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: stream[..<count])
    guard let last = lastBlock(of: bytes) else {
      preconditionFailure("a stream that was just written cannot be read")
    }
    stream[last.lowerBound / 8] &= ~(1 << UInt8(last.lowerBound % 8))
    // Three zero bits start a stored block; then the byte is padded and the lengths follow.
    let length = (last.upperBound + 3 + 7) / 8
    if length > count { stream[count] = 0 }
    for (offset, byte) in [0x00, 0x00, 0xFF, 0xFF].enumerated() {
      stream[length + offset] = UInt8(byte)
    }
    return length + 4
  }

  /// The bits of the last block; nil if the bytes are not a whole stream.
  static func lastBlock(of stream: UnsafeRawBufferPointer) -> Range<Int>? {
    let bytes = stream.assumingMemoryBound(to: UInt8.self)
    var (start, end): (UInt64, UInt64) = (0, 0)
    guard pngrows_last_block(bytes.baseAddress, bytes.count, &start, &end) != 0 else { return nil }
    return Int(start)..<Int(end)
  }
}
