internal import CISAL

/// A zlib stream compressed by ISA-L piece by piece.
final class ISALStream {
  private(set) var bytes: [UInt8] = []
  private let state: ISALState
  private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
  private var hasBegun = false

  init(level: UInt32) {
    state = ISALState(level: level, format: IGZIP_ZLIB)
  }

  deinit {
    output.deallocate()
  }

  func add(_ piece: UnsafeMutableBufferPointer<UInt8>, isLast: Bool) {
    state.read(hasBegun ? piece[...] : begin(piece))
    state.stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      state.write(into: output)
      state.deflate()
      collect()
    } while state.stream.pointee.avail_out == 0
  }

  private func begin(
    _ piece: UnsafeMutableBufferPointer<UInt8>
  ) -> Slice<UnsafeMutableBufferPointer<UInt8>> {
    hasBegun = true
    state.begin(with: piece[0], into: output)
    collect()
    return piece[1...]
  }

  private func collect() {
    let written = output.count - Int(state.stream.pointee.avail_out)
    bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: output[..<written]))
  }
}
