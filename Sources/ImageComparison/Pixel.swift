internal import Bitmap

/// One opaque pixel, as difference pictures are made of.
struct Pixel {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// A tenth of its brightness on white, so that marks stand out.
  var greyed: Pixel {
    let luma = (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
    let grey = UInt8(255 - (255 - luma) / 10)
    return Pixel(red: grey, green: grey, blue: grey)
  }
}

extension Bitmap {
  /// The pixels laid on white.
  var pixels: [Pixel] {
    withUnsafeBytes { bytes in
      (0..<(width * height)).map { index in
        let place = index * Self.bytesPerPixel
        let white = 255 - bytes[place + 3]
        return Pixel(
          red: bytes[place + 2] &+ white,
          green: bytes[place + 1] &+ white,
          blue: bytes[place] &+ white
        )
      }
    }
  }

  func mapped(_ change: (_ pixel: Pixel, _ x: Int, _ y: Int) -> Pixel) -> Bitmap {
    let source = pixels
    return Bitmap(width: width, height: height) { target in
      for index in source.indices {
        let pixel = change(source[index], index % width, index / width)
        let place = index * Self.bytesPerPixel
        target[place] = pixel.blue
        target[place + 1] = pixel.green
        target[place + 2] = pixel.red
        target[place + 3] = 255
      }
    }
  }
}
