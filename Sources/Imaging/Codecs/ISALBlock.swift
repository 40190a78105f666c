internal import CISAL

/// Raw ISA-L deflate streams that end on a byte boundary, so that any stream may follow.
final class ISALBlock {
  private let state: ISALState

  init(level: UInt32) {
    state = ISALState(level: level, format: IGZIP_DEFLATE)
    // A full flush ends on a byte and prevents references to earlier data.
    state.stream.pointee.flush = UInt16(FULL_FLUSH)
  }

  /// The largest size of a stream: stored blocks with headers, and the flush.
  static func bound(_ inputCount: Int) -> Int { inputCount + inputCount / 64 + 1024 }

  /// Compresses everything into one stream and returns its length.
  func deflate(
    _ input: UnsafeMutableBufferPointer<UInt8>,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    state.begin(with: input[0], into: target)
    state.read(input[1...])
    state.deflate()
    let rest = state.stream.pointee
    precondition(rest.avail_in == 0 && rest.avail_out > 0, "a stream outgrew its bound")
    return target.count - Int(rest.avail_out)
  }
}
