internal import Bitmap
internal import CPNGRows

/// The format of pixels in the rows of a PNG file.
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

  /// The best layout for one picture: a palette if it is smaller, RGB if it is opaque, otherwise
  /// RGBA.
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

  /// The distance in bytes from a pixel to its left neighbour, for filters.
  var filterStep: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .indexed: 1
    }
  }

  /// The size of a row, without its filter byte.
  func rowBytes(width: Int) -> Int {
    switch self {
    case .rgb: width * 3
    case .rgba: width * 4
    case .indexed(let palette): (width * palette.depth + 7) / 8
    }
  }

  /// Filters help with photographs, never with palette indices (12.7).
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
