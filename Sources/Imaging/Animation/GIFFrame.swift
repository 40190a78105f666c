internal import Bitmap
internal import CPNGRows
internal import CQuantizer

/// A part of a picture as indices into at most 256 colours.
struct GIFFrame {
  /// Red, green, blue.
  private(set) var colors: [[UInt8]] = []
  /// The index of the transparent colour.
  private(set) var clear: UInt8?
  private(set) var indices: [UInt8] = []

  /// Pixels equal to those of `before` become transparent; `rectangle` is the rectangle of both.
  init(_ part: Bitmap, _ rectangle: PixelRectangle, since before: Bitmap?) throws(AnimationFault) {
    let picture = part.hardened(unlike: before)
    if let palette = Palette(of: picture) {
      self.init(exact: palette, picture)
    } else {
      try self.init(best: picture, rectangle)
    }
  }

  private init(exact palette: Palette, _ picture: Bitmap) {
    let found = palette.colors
    colors = found.map { Array($0[0..<3]) }
    clear = found.firstIndex { $0[3] == 0 }.map { UInt8($0) }
    indices = [UInt8](repeating: 0, count: picture.width * picture.height)
    picture.withUnsafeBytes { pixels in
      let all = pixels.bindMemory(to: UInt8.self).baseAddress
      pngrows_pack_indices(&indices, all, indices.count, palette.table, 8)
    }
  }

  private init(best picture: Bitmap, _ part: PixelRectangle) throws(AnimationFault) {
    let made = picture.withUnsafeBytes { pixels in
      quantizer_new(pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count / 4, 255)
    }
    guard let made else { throw .library(format: "GIF", reason: "out of memory") }
    defer { quantizer_free(made) }
    colors = (0..<quantizer_count(made)).map { index in
      var color = [UInt8](repeating: 0, count: 3)
      quantizer_color(made, index, &color)
      return color
    }
    let last = UInt8(colors.count)
    clear = last
    colors.append([0, 0, 0])
    indices = [UInt8](repeating: 0, count: picture.width * picture.height)
    map(picture, part: part, quantizer: made, clear: last)
  }

  private mutating func map(
    _ picture: Bitmap,
    part: PixelRectangle,
    quantizer: OpaquePointer,
    clear: UInt8
  ) {
    picture.withUnsafeBytes { pixels in
      indices.withUnsafeMutableBufferPointer { target in
        guard let from = pixels.bindMemory(to: UInt8.self).baseAddress,
          let to = target.baseAddress
        else { return }
        for y in 0..<part.height {
          quantizer_map(
            quantizer,
            to + y * part.width,
            from + y * picture.bytesPerRow,
            part.width,
            part.x,
            part.y + y,
            clear
          )
        }
      }
    }
  }
}

extension Bitmap {
  /// Every pixel opaque or transparent: below half opacity, or unchanged from before.
  fileprivate func hardened(unlike before: Bitmap?) -> Bitmap {
    Bitmap(width: width, height: height) { memory in
      let target = memory.bindMemory(to: UInt8.self).baseAddress
      withUnsafeBytes { own in
        let pixels = own.bindMemory(to: UInt8.self).baseAddress
        quantizer_harden(target, pixels, own.count / 4)
        before?.withUnsafeBytes { old in
          quantizer_keep_changes(
            target,
            old.bindMemory(to: UInt8.self).baseAddress,
            pixels,
            own.count / 4
          )
        }
      }
    }
  }
}
