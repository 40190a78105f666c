internal import CISAL

/// Raw deflate streams by ISA-L that end on a byte and that any stream may follow.
final class ISALBlock {
  private let state: ISALState

  init(level: UInt32) {
    state = ISALState(level: level, format: IGZIP_DEFLATE)
    // Nothing behind the stream looks back into it, and it ends on a byte.
    state.stream.pointee.flush = UInt16(FULL_FLUSH)
  }

  /// The most bytes that a stream can take: stored blocks with their heads, and the flush.
  static func bound(_ inputCount: Int) -> Int { inputCount + inputCount / 64 + 1024 }

  /// Writes one stream of everything and returns its length.
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
