internal import CZlib
internal import Glibc

/// Turns a finished deflate stream into one that another stream may follow.
///
/// As zlib's `gzjoin` does it: inflate says where the last block starts and where it ends; its
/// final bit is cleared, and an empty stored block (RFC 1951, 3.2.4) fills the last byte.
final class DeflateJoint {
  private let inflater = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// An empty final block: what ends a stream of joined ones.
  static let end: [UInt8] = [0x03, 0x00]
  /// Bytes a stream may grow by.
  static let growth = 5

  init() {
    inflater.initialize(to: z_stream())
    let status = inflateInit2_(
      inflater,
      -15,
      zlibVersion(),
      Int32(MemoryLayout<z_stream>.size)
    )
    precondition(status == Z_OK, "zlib could not start: status \(status)")
  }

  deinit {
    inflateEnd(inflater)
    inflater.deallocate()
  }

  /// Opens the stream in the first `count` bytes of `stream` and returns its new length.
  ///
  /// `scratch` takes the inflated bytes, of which there are as many as it holds.
  func open(
    _ stream: UnsafeMutableRawBufferPointer,
    count: Int,
    scratch: UnsafeMutableRawBufferPointer
  ) -> Int {
    let last = lastBlock(of: UnsafeMutableRawBufferPointer(rebasing: stream[..<count]), scratch)
    stream[last.lowerBound / 8] &= ~(1 << UInt8(last.lowerBound % 8))
    // Three zero bits open a stored block; then the byte is filled up and the lengths follow.
    let length = (last.upperBound + 3 + 7) / 8
    if length > count { stream[count] = 0 }
    for (offset, byte) in [0x00, 0x00, 0xFF, 0xFF].enumerated() {
      stream[length + offset] = UInt8(byte)
    }
    return length + 4
  }

  /// The bits that the last block takes.
  private func lastBlock(
    of stream: UnsafeMutableRawBufferPointer,
    _ scratch: UnsafeMutableRawBufferPointer
  ) -> Range<Int> {
    inflateReset(inflater)
    inflater.pointee.next_in = stream.baseAddress?.assumingMemoryBound(to: UInt8.self)
    inflater.pointee.avail_in = UInt32(stream.count)
    inflater.pointee.next_out = scratch.baseAddress?.assumingMemoryBound(to: UInt8.self)
    inflater.pointee.avail_out = UInt32(scratch.count)
    var start = 0
    while true {
      let status = inflate(inflater, Z_BLOCK)
      precondition(status == Z_OK, "a stream just written cannot be read: status \(status)")
      let state = inflater.pointee.data_type
      guard state & 128 != 0 else { continue }
      let position = Int(inflater.pointee.total_in) * 8 - Int(state & 7)
      if state & 64 != 0 { return start..<position }
      start = position
    }
  }
}
