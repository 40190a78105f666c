internal import CPNGRows

/// Turns a finished deflate stream into one that another stream may follow.
///
/// The last block's final bit is cleared, and an empty stored block (RFC 1951, 3.2.4) fills the
/// last byte.
enum DeflateJoint {
  /// An empty final block: what ends a stream of joined ones.
  static let end: [UInt8] = [0x03, 0x00]
  /// Bytes a stream may grow by.
  static let growth = 5

  /// Opens the stream in the first `count` bytes of `stream` and returns its new length.
  static func open(_ stream: UnsafeMutableRawBufferPointer, count: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: stream[..<count])
    guard let last = lastBlock(of: bytes) else {
      preconditionFailure("a stream just written cannot be read")
    }
    stream[last.lowerBound / 8] &= ~(1 << UInt8(last.lowerBound % 8))
    // Three zero bits open a stored block; then the byte is filled up and the lengths follow.
    let length = (last.upperBound + 3 + 7) / 8
    if length > count { stream[count] = 0 }
    for (offset, byte) in [0x00, 0x00, 0xFF, 0xFF].enumerated() {
      stream[length + offset] = UInt8(byte)
    }
    return length + 4
  }

  /// The bits that the last block takes, unless the bytes are no whole stream.
  static func lastBlock(of stream: UnsafeRawBufferPointer) -> Range<Int>? {
    let bytes = stream.assumingMemoryBound(to: UInt8.self)
    var (start, end): (UInt64, UInt64) = (0, 0)
    guard pngrows_last_block(bytes.baseAddress, bytes.count, &start, &end) != 0 else { return nil }
    return Int(start)..<Int(end)
  }
}
