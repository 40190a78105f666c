internal import Bitmap

/// A QR code, as ISO/IEC 18004 describes it.
struct QRCode {
  let grid: QRGrid

  /// Nil for texts that are too long.
  init?(_ text: [UInt8], level: QRLevel) {
    guard let message = QRMessage(text, level: level) else { return nil }
    var plain = QRGrid(message.version)
    plain.drawBytes(message.bytes)
    let grids = QRMask.allCases.map { mask in
      var grid = plain.masked(mask)
      grid.drawFormat(level.bits << 3 | mask.rawValue)
      return grid
    }
    guard let best = grids.min(by: { $0.penalty < $1.penalty }) else { return nil }
    grid = best
  }

  /// A pixel for each module, and one of white around them.
  // [W] So wide is the border on iOS.
  var bitmap: Bitmap {
    let side = grid.side + 2
    return Bitmap(width: side, height: side) { target in
      for y in 0..<side {
        for x in 0..<side {
          let isInside = 1...grid.side ~= x && 1...grid.side ~= y
          let level: UInt8 = isInside && grid[x - 1, y - 1] ? 0 : 255
          for channel in 0..<4 {
            target[(y * side + x) * 4 + channel] = channel == 3 ? 255 : level
          }
        }
      }
    }
  }
}
