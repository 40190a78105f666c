internal import Bitmap
internal import CPNGRows

/// A part of a picture, in pixels.
struct PixelRectangle: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The smallest rectangle that contains every change; one pixel if there is none.
  init(changedFrom before: Bitmap, to after: Bitmap) {
    self.init(x: 0, y: 0, width: 1, height: 1)
    var columns = Int.max..<Int.max
    var rows = 0..<0
    for y in 0..<after.height {
      guard let changed = Self.changedColumns(inRow: y, from: before, to: after) else { continue }
      columns =
        min(
          columns.lowerBound,
          changed.lowerBound
        )..<(columns.upperBound == .max
        ? changed.upperBound : max(columns.upperBound, changed.upperBound))
      rows = (rows.isEmpty ? y : rows.lowerBound)..<(y + 1)
    }
    guard !rows.isEmpty else { return }
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  private static func changedColumns(inRow y: Int, from before: Bitmap, to after: Bitmap) -> Range<
    Int
  >? {
    let offset = y * after.bytesPerRow
    return before.withUnsafeBytes { old in
      after.withUnsafeBytes { new in
        var (first, end) = (0, 0)
        let differs = pngrows_difference(
          old.baseAddress?.advanced(by: offset),
          new.baseAddress?.advanced(by: offset),
          after.width,
          &first,
          &end
        )
        return differs == 0 ? nil : first..<end
      }
    }
  }
}

extension Bitmap {
  func cropped(to part: PixelRectangle) -> Bitmap {
    cropped(x: part.x, y: part.y, width: part.width, height: part.height)
  }
}
