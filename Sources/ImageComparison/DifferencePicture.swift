package import Bitmap
internal import CPixels

/// Pictures that show where two pictures differ.
package enum DifferencePicture {
  /// The golden in grey; red where it differs, yellow where an edge differs, blue where tolerated.
  package static func marked(golden: Bitmap, actual: Bitmap, limit: Int = 0) -> Bitmap {
    let rule = Verdicts.Rule(channelLimit: limit, ignoresAntialiasing: true)
    let verdicts = Verdicts(of: golden, and: actual, rule: rule)
    return Bitmap(width: golden.width, height: golden.height) { target in
      golden.withSource {
        cpixels_mark(target.bindMemory(to: UInt8.self).baseAddress, $0, verdicts.pixels)
      }
    }
  }

  /// The differences alone, scaled so that the largest is white; makes a difference of one level
  /// visible.
  package static func amplified(golden: Bitmap, actual: Bitmap) -> Bitmap {
    let largest = Swift.max(1, Verdicts(of: golden, and: actual).summary.maxChannelDelta)
    return Bitmap(width: golden.width, height: golden.height) { target in
      golden.withSource { a in
        actual.withSource { b in
          cpixels_amplify(target.bindMemory(to: UInt8.self).baseAddress, a, b, Int32(largest))
        }
      }
    }
  }

  /// Golden, difference and actual in a row, with a narrow gap between them.
  package static func triptych(golden: Bitmap, actual: Bitmap, limit: Int = 0) -> Bitmap {
    laidOut([golden, marked(golden: golden, actual: actual, limit: limit), actual], columns: 3)
  }

  /// The whole scene in two rows: golden and actual, then the marked and the amplified difference.
  package static func quartet(golden: Bitmap, actual: Bitmap, limit: Int = 0) -> Bitmap {
    let difference = marked(golden: golden, actual: actual, limit: limit)
    let amplified = amplified(golden: golden, actual: actual)
    return laidOut([golden, actual, difference, amplified], columns: 2)
  }

  /// Panels of one size, with black between them.
  private static func laidOut(_ panels: [Bitmap], columns: Int) -> Bitmap {
    let gap = 8
    let (cellWidth, cellHeight) = (panels[0].width, panels[0].height)
    let rows = (panels.count + columns - 1) / columns
    let width = cellWidth * columns + gap * (columns - 1)
    let height = cellHeight * rows + gap * (rows - 1)
    return Bitmap(width: width, height: height) { target in
      target.initializeMemory(as: UInt32.self, repeating: 255 << 24)
      for (index, panel) in panels.enumerated() {
        let (x, y) = (
          index % columns * (cellWidth + gap), index / columns * (cellHeight + gap)
        )
        panel.copy(into: target, rowPixels: width, x: x, y: y)
      }
    }
  }
}

extension Bitmap {
  fileprivate func copy(
    into target: UnsafeMutableRawBufferPointer,
    rowPixels: Int,
    x: Int,
    y: Int
  ) {
    withUnsafeBytes { source in
      for row in 0..<height {
        let start = ((y + row) * rowPixels + x) * Self.bytesPerPixel
        let line = source[(row * bytesPerRow)..<((row + 1) * bytesPerRow)]
        UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + bytesPerRow)])
          .copyBytes(from: line)
      }
    }
  }
}
