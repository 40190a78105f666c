internal import CISAL

/// The memory of ISA-L, reused for one stream after another.
final class ISALState {
  let stream: UnsafeMutablePointer<isal_zstream>
  private let memory: UnsafeMutableRawPointer
  private let work: UnsafeMutablePointer<UInt8>

  init(level: UInt32, format: Int32) {
    let window = transrender_isal_window
    memory = .allocate(byteCount: window + MemoryLayout<isal_zstream>.size, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: window)
    stream = (memory + window).bindMemory(to: isal_zstream.self, capacity: 1)
    let workBytes = transrender_isal_work_bytes(level)
    work = .allocate(capacity: Int(workBytes))
    isal_deflate_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = work
    stream.pointee.level_buf_size = workBytes
    stream.pointee.gzip_flag = UInt16(format)
  }

  deinit {
    memory.deallocate()
    work.deallocate()
  }

  /// Starts a stream with its first byte and writes its header to `target`.
  func begin(with first: UInt8, into target: UnsafeMutableBufferPointer<UInt8>) {
    isal_deflate_reset(stream)
    write(into: target)
    check(transrender_isal_begin(stream, first))
  }

  /// Sets the destination of the next bytes.
  func write(into target: UnsafeMutableBufferPointer<UInt8>) {
    stream.pointee.next_out = target.baseAddress
    stream.pointee.avail_out = UInt32(target.count)
  }

  func read(_ input: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    let piece = UnsafeMutableBufferPointer(rebasing: input)
    stream.pointee.next_in = piece.baseAddress
    stream.pointee.avail_in = UInt32(piece.count)
  }

  func deflate() {
    check(isal_deflate(stream))
  }

  // The only errors are wrong flags, levels and sizes, which are fixed.
  private func check(_ status: Int32) {
    precondition(status == COMP_OK, "ISA-L refused its own settings with status \(status)")
  }
}
