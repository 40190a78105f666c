/// A picture made of rows of other pictures of the same width, without copying.
package struct RowStack: Sendable {
  /// Some rows of a bitmap.
  package struct Run: Sendable {
    package var bitmap: Bitmap
    package var rows: Range<Int>

    package init(_ bitmap: Bitmap, rows: Range<Int>) {
      (self.bitmap, self.rows) = (bitmap, rows)
    }
  }

  package let width: Int
  package private(set) var height = 0
  package private(set) var runs: [Run] = []
  /// Whether the bitmaps are also used elsewhere, so that caching facts about their rows pays off.
  package let isShared: Bool

  package init(width: Int, isShared: Bool) {
    (self.width, self.isShared) = (width, isShared)
  }

  /// All of one bitmap.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, isShared: false)
    add(Run(bitmap, rows: 0..<bitmap.height))
  }

  package mutating func add(_ run: Run) {
    precondition(run.bitmap.width == width, "every row has the width of its stack")
    runs.append(run)
    height += run.rows.count
  }

  /// Passes rows as one block of memory; if they come from several runs, `scratch` collects them.
  package func withRows<Result, Failure: Error>(
    _ rows: Range<Int>,
    scratch: (_ byteCount: Int) -> UnsafeMutableRawBufferPointer,
    _ body: (UnsafeRawPointer?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let parts = parts(of: rows)
    let stride = width * Bitmap.bytesPerPixel
    if parts.count == 1 {
      return try parts[0].bitmap.withUnsafeBytes { bytes throws(Failure) in
        try body(bytes.baseAddress?.advanced(by: parts[0].rows.lowerBound * stride))
      }
    }
    let memory = scratch(rows.count * stride)
    var filled = 0
    for part in parts {
      part.bitmap.withUnsafeBytes { bytes in
        let source = bytes[(part.rows.lowerBound * stride)..<(part.rows.upperBound * stride)]
        UnsafeMutableRawBufferPointer(rebasing: memory[filled...]).copyBytes(from: source)
        filled += source.count
      }
    }
    return try body(UnsafeRawPointer(memory.baseAddress))
  }

  private func parts(of rows: Range<Int>) -> [Run] {
    var top = 0
    return runs.compactMap { run in
      defer { top += run.rows.count }
      let wanted = rows.clamped(to: top..<(top + run.rows.count))
      guard !wanted.isEmpty else { return nil }
      let first = run.rows.lowerBound + wanted.lowerBound - top
      return Run(run.bitmap, rows: first..<(first + wanted.count))
    }
  }
}
