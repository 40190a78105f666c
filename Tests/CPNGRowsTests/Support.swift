import CPNGRows
import CZlib

/// Numbers that look random and are always the same.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

func noise(_ count: Int, seed: UInt64) -> [UInt8] {
  var generator = Generator(state: seed)
  return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
}

/// PNG rows, filters included, and how they are cut.
struct Rows: CustomStringConvertible {
  let description: String
  let bytes: [UInt8]
  let rowBytes: Int
  let pixelBytes: Int

  init(_ name: String, pixelBytes: Int, _ rows: [[UInt8]]) {
    description = "\(name), \(pixelBytes) bytes a pixel"
    bytes = rows.flatMap { $0 }
    rowBytes = rows[0].count
    self.pixelBytes = pixelBytes
  }

  /// The stream of the coder, open at its end.
  func deflated(isThorough: Bool) -> [UInt8] {
    guard let coder = pngrows_deflater_make(rowBytes) else { preconditionFailure("no memory") }
    defer { pngrows_deflater_free(coder) }
    let spare: [UInt8] = [0x5A, 0xA5, 0, 0, 0x5A, 0xA5, 1, 2]
    let count = bytes.count / rowBytes
    let bound = pngrows_deflate_bound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, written in
      written = pngrows_deflate(
        coder,
        target.baseAddress,
        bytes + spare,
        count,
        rowBytes,
        pixelBytes,
        isThorough ? 1 : 0
      )
    }
  }
}

/// What zlib makes of a raw stream, ended by an empty block; nil when zlib refuses it.
func inflated(_ stream: [UInt8], atMost most: Int) -> [UInt8]? {
  var input = stream + [0x03, 0x00]
  var state = z_stream()
  let version = zlibVersion()
  guard inflateInit2_(&state, -15, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
    return nil
  }
  defer { inflateEnd(&state) }
  var outcome = Z_OK
  let bytes = [UInt8](unsafeUninitializedCapacity: most + 1) { target, written in
    input.withUnsafeMutableBufferPointer { source in
      state.next_in = source.baseAddress
      state.avail_in = UInt32(source.count)
      state.next_out = target.baseAddress
      state.avail_out = UInt32(most + 1)
      outcome = inflate(&state, Z_FINISH)
    }
    written = Int(state.total_out)
  }
  return outcome == Z_STREAM_END && state.avail_in == 0 ? bytes : nil
}
