internal import Bitmap

/// Divides a picture into bands, depending only on the content of its rows.
///
/// Rows that have moved since another frame are divided in the same way, so their bands are found
/// again: boundaries depend on the content (content-defined chunking), not on fixed rows.
enum BandCutter {
  /// This many equal rows form bands of their own.
  static let flatRun = 16
  /// Their height, so that such bands are equal.
  static let flatHeight = 128
  /// The least, average and approximate largest number of rows elsewhere.
  struct Heights {
    let least: Int
    let mean: Int
    let most: Int

    /// Small bands: little is compressed again when something moves.
    static let low = Heights(least: 48, mean: 64, most: 256)
    /// Large bands find more repetitions: a tenth fewer bytes on user interfaces.
    static let high = Heights(least: 192, mean: 256, most: 1024)
  }

  static func bands(of rows: [Digest], _ heights: Heights = .low) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    var open = 0
    var row = 0
    while row < rows.count {
      let end = endOfRun(at: row, in: rows)
      if end - row >= flatRun {
        if open < row { bands.append(open..<row) }
        bands += flatBands(row..<end)
        open = end
      } else if isBorder(before: row, in: rows, since: open, heights) {
        bands.append(open..<row)
        open = row
      }
      row = end
    }
    if open < rows.count { bands.append(open..<rows.count) }
    return bands
  }

  private static func endOfRun(at start: Int, in rows: [Digest]) -> Int {
    var end = start + 1
    while end < rows.count, rows[end] == rows[start] { end += 1 }
    return end
  }

  private static func isBorder(
    before row: Int,
    in rows: [Digest],
    since open: Int,
    _ heights: Heights
  ) -> Bool {
    let height = row - open
    guard height >= heights.least else { return false }
    return height >= heights.most || rows[row].low % UInt64(heights.mean) == 0
  }

  /// Full bands from the top; a small rest is added to the last one.
  private static func flatBands(_ run: Range<Int>) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    var top = run.lowerBound
    while run.upperBound - top >= flatHeight + flatRun {
      bands.append(top..<(top + flatHeight))
      top += flatHeight
    }
    return bands + [top..<run.upperBound]
  }
}
