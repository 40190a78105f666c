public import Bitmap

/// Pictures that show a person where two pictures differ.
public enum DifferencePicture {
  /// The golden greyed; red where it differs, yellow where an edge does, blue where tolerated.
  public static func marked(golden: Bitmap, actual: Bitmap, limit: Int = 0) -> Bitmap {
    let rule = Verdicts.Rule(channelLimit: limit, ignoresAntialiasing: true)
    let verdicts = Verdicts(of: golden, and: actual, rule: rule)
    return golden.mapped { pixel, x, y in
      switch verdicts[x, y] {
      case .same: pixel.greyed
      case .tolerated: Pixel(red: 40, green: 90, blue: 255)
      case .antialiased: Pixel(red: 255, green: 214, blue: 0)
      case .lighter, .darker: Pixel(red: 255, green: 0, blue: 0)
      }
    }
  }

  /// The differences alone, the largest stretched to white: what one level off looks like.
  public static func amplified(golden: Bitmap, actual: Bitmap) -> Bitmap {
    let largest = Swift.max(1, Verdicts(of: golden, and: actual).summary.maxChannelDelta)
    let other = actual.pixels
    return golden.mapped { pixel, x, y in
      let match = other[y * golden.width + x]
      let stretch = { (a: UInt8, b: UInt8) in UInt8(abs(Int(a) - Int(b)) * 255 / largest) }
      return Pixel(
        red: stretch(pixel.red, match.red),
        green: stretch(pixel.green, match.green),
        blue: stretch(pixel.blue, match.blue)
      )
    }
  }

  /// Golden, difference and actual in a row, with a narrow gap between them.
  public static func triptych(golden: Bitmap, actual: Bitmap, limit: Int = 0) -> Bitmap {
    let panels = [golden, marked(golden: golden, actual: actual, limit: limit), actual]
    let gap = 8
    let width = golden.width * 3 + gap * 2
    return Bitmap(width: width, height: golden.height) { target in
      target.initializeMemory(as: UInt8.self, repeating: 0)
      for (place, panel) in panels.enumerated() {
        panel.withUnsafeBytes { source in
          for y in 0..<golden.height {
            let start = (y * width + place * (golden.width + gap)) * Bitmap.bytesPerPixel
            let row = source[(y * panel.bytesPerRow)..<((y + 1) * panel.bytesPerRow)]
            UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + panel.bytesPerRow)])
              .copyBytes(from: row)
          }
        }
      }
    }
  }
}
