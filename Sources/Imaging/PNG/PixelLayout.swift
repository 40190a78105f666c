internal import Bitmap
internal import CPNGRows

/// How pixels stand in the rows of a PNG file.
enum PixelLayout {
  case rgb
  case rgba
  case indexed(Palette)

  init(_ type: PNG.ColorType) {
    switch type {
    case .rgb: self = .rgb
    case .rgba: self = .rgba
    }
  }

  /// The layout that suits one picture: a palette when it pays, else RGB when it is opaque.
  init(suiting bitmap: Bitmap) {
    if let palette = Palette(of: bitmap), palette.pays(for: bitmap) {
      self = .indexed(palette)
    } else {
      self = bitmap.isOpaque ? .rgb : .rgba
    }
  }

  /// The colour type of IHDR, 11.2.1.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }

  var bitDepth: Int {
    switch self {
    case .rgb, .rgba: 8
    case .indexed(let palette): palette.depth
    }
  }

  /// Bytes from a pixel to its left neighbour, as filters see it.
  var filterStep: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .indexed: 1
    }
  }

  /// Bytes of a row, without its filter byte.
  func rowBytes(width: Int) -> Int {
    switch self {
    case .rgb: width * 3
    case .rgba: width * 4
    case .indexed(let palette): (width * palette.depth + 7) / 8
    }
  }

  /// Filters pay on photographs, never on palette indices (12.7).
  var mayFilter: Bool {
    switch self {
    case .rgb, .rgba: true
    case .indexed: false
    }
  }
}

extension Bitmap {
  package var isOpaque: Bool {
    withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = bytes.baseAddress?.advanced(by: y * bytesPerRow)
        guard pngrows_alpha(row, width) == 255 else { return false }
      }
      return true
    }
  }
}
