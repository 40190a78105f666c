internal import CISAL

/// Raw deflate streams by ISA-L that end on a byte and that any stream may follow.
final class ISALBlock {
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let work: UnsafeMutablePointer<UInt8>

  init(level: UInt32) {
    let workBytes = transrender_isal_work_bytes(level)
    work = .allocate(capacity: Int(workBytes))
    isal_deflate_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = work
    stream.pointee.level_buf_size = workBytes
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
  }

  deinit {
    stream.deallocate()
    work.deallocate()
  }

  /// The most bytes that a stream can take: stored blocks with their heads, and the flush.
  static func bound(_ inputCount: Int) -> Int { inputCount + inputCount / 64 + 1024 }

  /// Writes one stream of everything and returns its length.
  func deflate(
    _ input: UnsafeMutableRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    isal_deflate_reset(stream)
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(target.count)
    stream.pointee.end_of_stream = 0
    // Nothing behind the stream looks back into it, and it ends on a byte.
    stream.pointee.flush = UInt16(FULL_FLUSH)
    let status = isal_deflate(stream)
    precondition(
      status == COMP_OK && stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0,
      "ISA-L refused its own settings with status \(status)"
    )
    return target.count - Int(stream.pointee.avail_out)
  }
}
