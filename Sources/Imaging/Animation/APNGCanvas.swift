internal import Bitmap
internal import CPNGRows
internal import Glibc

/// The picture on which the frames of an animation are composed.
struct APNGCanvas {
  private let size: PNG.Size
  private var pixels: [UInt8]
  private var pending: (part: APNGParser.ParsedFrame, saved: [UInt8])?

  init(_ size: PNG.Size) {
    self.size = size
    pixels = [UInt8](repeating: 0, count: size.width * size.height * Bitmap.bytesPerPixel)
  }

  var bitmap: Bitmap {
    Bitmap(width: size.width, height: size.height) { $0.copyBytes(from: pixels) }
  }

  /// Disposes of the previous frame as it requires, then draws this one.
  mutating func lay(_ picture: Bitmap, _ part: APNGParser.ParsedFrame) {
    dispose()
    // The first frame has no predecessor, so `previous` means an empty picture.
    pending = (part, part.dispose == .previous ? pixels : [])
    eachRow(of: part.rectangle) { row, target in
      picture.withUnsafeBytes { source in
        guard let start = source.baseAddress?.advanced(by: row * picture.bytesPerRow) else {
          return
        }
        switch part.blend {
        case .source: memcpy(target, start, picture.bytesPerRow)
        case .over: pngrows_blend_over(target, start, picture.width)
        }
      }
    }
  }

  private mutating func dispose() {
    guard let (part, saved) = pending else { return }
    switch part.dispose {
    case .none: break
    case .previous: pixels = saved
    case .background:
      eachRow(of: part.rectangle) { _, target in
        memset(target, 0, part.rectangle.width * Bitmap.bytesPerPixel)
      }
    }
  }

  private mutating func eachRow(
    of part: PixelRectangle,
    _ body: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    pixels.withUnsafeMutableBufferPointer { all in
      guard let base = all.baseAddress else { return }
      for row in 0..<part.height {
        body(row, base + ((part.y + row) * size.width + part.x) * Bitmap.bytesPerPixel)
      }
    }
  }
}
