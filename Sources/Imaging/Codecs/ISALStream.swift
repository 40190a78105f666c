internal import CISAL

/// A zlib stream written by ISA-L, fed piece by piece.
final class ISALStream {
  private(set) var bytes: [UInt8] = []
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let work: UnsafeMutablePointer<UInt8>
  private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)

  init(level: UInt32) {
    let workBytes = transrender_isal_work_bytes(level)
    work = .allocate(capacity: Int(workBytes))
    isal_deflate_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = work
    stream.pointee.level_buf_size = workBytes
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  deinit {
    stream.deallocate()
    work.deallocate()
    output.deallocate()
  }

  func add(_ piece: UnsafeMutableBufferPointer<UInt8>, isLast: Bool) {
    stream.pointee.next_in = piece.baseAddress
    stream.pointee.avail_in = UInt32(piece.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat { drain() } while stream.pointee.avail_out == 0
  }

  private func drain() {
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let status = isal_deflate(stream)
    // The only errors are wrong flags, levels and sizes, which are fixed above.
    precondition(status == COMP_OK, "ISA-L refused its own settings with status \(status)")
    let written = output.count - Int(stream.pointee.avail_out)
    bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: output[..<written]))
  }
}
