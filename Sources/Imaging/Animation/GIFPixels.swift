internal import Bitmap
internal import CQuantizer

/// The pixels of a part of a picture as a GIF can show them: opaque, or clear below half opacity and
/// where the picture before had the same.
struct GIFPixels {
  let picture: Bitmap
  let part: PixelRectangle
  let before: Bitmap?

  /// Calls `body` with each row, from the top, until it returns false.
  @discardableResult
  func rows(_ body: (_ row: UnsafePointer<UInt8>, _ y: Int) -> Bool) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: part.width * 4) { row in
      guard let start = row.baseAddress else { return false }
      for y in 0..<part.height {
        write(y, to: start)
        guard body(start, y) else { return false }
      }
      return true
    }
  }

  private func write(_ y: Int, to row: UnsafeMutablePointer<UInt8>) {
    picture.withRow(y, of: part) { own in
      quantizer_harden(row, own, part.width)
      before?.withRow(y, of: part) { quantizer_keep_changes(row, $0, own, part.width) }
    }
  }
}

extension Bitmap {
  fileprivate func withRow(
    _ y: Int,
    of part: PixelRectangle,
    _ body: (UnsafePointer<UInt8>) -> Void
  ) {
    withUnsafeBytes { bytes in
      let start = (part.y + y) * bytesPerRow + part.x * Self.bytesPerPixel
      bytes.bindMemory(to: UInt8.self).baseAddress.map { body($0 + start) }
    }
  }
}
