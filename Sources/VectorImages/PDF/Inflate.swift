internal import CZlib

/// Decompresses zlib streams (RFC 1950), as far as they are intact.
enum Inflate {
  /// Returns nil if nothing could be read, or if the output is larger than a file may hold.
  static func unpack(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // Some writers omit or damage the header or the checksum.
    unpack(bytes, window: 15) ?? unpack(bytes.dropFirst(2), window: -15)
  }

  private static func unpack(_ bytes: ArraySlice<UInt8>, window: Int32) -> ArraySlice<UInt8>? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, window, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var plain: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let isWhole = bytes.withUnsafeBytes { source -> Bool in
      let start = source.bindMemory(to: UInt8.self).baseAddress
      stream.next_in = UnsafeMutablePointer(mutating: start)
      stream.avail_in = UInt32(clamping: source.count)
      while true {
        let state = inflate(&stream, into: &chunk, adding: &plain)
        if plain.count > VectorLimits.streamBytes { return false }
        if state != Z_OK { return !plain.isEmpty || state == Z_STREAM_END }
      }
    }
    return isWhole ? plain[...] : nil
  }

  /// Runs one step; the result is not `Z_OK` at the end, and where the bytes end early or are
  /// damaged.
  private static func inflate(
    _ stream: inout z_stream,
    into chunk: inout [UInt8],
    adding plain: inout [UInt8]
  ) -> Int32 {
    let room = chunk.count
    let state = chunk.withUnsafeMutableBufferPointer { target in
      stream.next_out = target.baseAddress
      stream.avail_out = UInt32(room)
      return CZlib.inflate(&stream, Z_NO_FLUSH)
    }
    let written = room - Int(stream.avail_out)
    plain += chunk[..<written]
    return state == Z_OK && written == 0 && stream.avail_in == 0 ? Z_BUF_ERROR : state
  }
}
