internal import CPNGRows
internal import CQuantizer

/// The colours of a frame, at most 256: its own, or the best fitting ones.
enum GIFColors {
  case exact(Palette)
  case best(Quantizer)

  init(of pixels: GIFPixels) throws(AnimationFault) {
    let palette = Palette()
    if pixels.rows({ row, _ in palette.add(row, pixels: pixels.part.width) }) {
      self = .exact(palette)
    } else {
      self = .best(try Quantizer(of: pixels))
    }
  }

  /// Red, green, blue of each.
  var table: [[UInt8]] {
    switch self {
    case .exact(let palette): palette.colors.map { Array($0[0..<3]) }
    case .best(let quantizer): quantizer.colors + [[0, 0, 0]]
    }
  }

  /// The index of the transparent colour.
  var clear: UInt8? {
    switch self {
    case .exact(let palette): palette.colors.firstIndex { $0[3] == 0 }.map { UInt8($0) }
    case .best(let quantizer): UInt8(quantizer.count)
    }
  }

  /// Writes the indices of a row whose first pixel is at (x, y).
  func map(
    _ row: UnsafePointer<UInt8>,
    pixels: Int,
    x: Int,
    y: Int,
    to indices: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .exact(let palette): pngrows_pack_indices(indices, row, pixels, palette.table, 8)
    case .best(let quantizer): quantizer.map(row, pixels: pixels, x: x, y: y, to: indices)
    }
  }
}
