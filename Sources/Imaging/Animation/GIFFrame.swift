internal import CLZW

/// A part of a picture as compressed indices into at most 256 colours.
struct GIFFrame {
  /// Red, green, blue.
  let colors: [[UInt8]]
  /// The index of the transparent colour.
  let clear: UInt8?
  /// The codes of the indices in blocks, each behind its length.
  let blocks: [UInt8]

  // Runs can cross the rows that are compressed together.
  private static let band = 32

  init(_ pixels: GIFPixels) throws(AnimationFault) {
    let found = try GIFColors(of: pixels)
    (colors, clear) = (found.table, found.clear)
    guard let codes = lzw_new(Self.depth(of: colors.count)) else { throw .noMemoryForGIF }
    defer { lzw_free(codes) }
    Self.compress(pixels, found, into: codes)
    var count = 0
    guard let made = lzw_end(codes, &count) else { throw .noMemoryForGIF }
    blocks = Array(UnsafeBufferPointer(start: made, count: count))
  }

  private static func compress(
    _ pixels: GIFPixels,
    _ colors: GIFColors,
    into codes: OpaquePointer
  ) {
    let part = pixels.part
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: part.width * band) { indices in
      guard let start = indices.baseAddress else { return }
      pixels.rows { row, y in
        let place = start + y % band * part.width
        colors.map(row, pixels: part.width, x: part.x, y: part.y + y, to: place)
        let isFull = (y + 1) % band == 0 || y + 1 == part.height
        if isFull { lzw_add(codes, start, (y % band + 1) * part.width) }
        return true
      }
    }
  }

  /// The number of bits of an index; GIF knows no fewer than two.
  private static func depth(of colors: Int) -> Int32 {
    Int32(max(2, (colors - 1).bitWidth - (colors - 1).leadingZeroBitCount))
  }
}
