package import Bitmap
internal import CPNGRows
internal import Glibc

/// An opaque picture in the format of videos: a plane of luma and two planes of chroma at half
/// resolution (BT.709, limited range, planar 4:2:0).
///
/// Sides are even: the last line of an odd side is repeated.
package struct VideoPlanes {
  /// Luma first, then both chroma planes.
  package private(set) var bytes: [UInt8] = []
  private var last: Bitmap?

  package init() {}

  /// The length of a side of the planes.
  package static func side(_ length: Int) -> Int { (length + 1) & ~1 }

  /// Converts the next picture; unchanged rows are kept.
  package mutating func show(_ bitmap: Bitmap) {
    let (width, height) = (Self.side(bitmap.width), Self.side(bitmap.height))
    if last?.width != bitmap.width || last?.height != bitmap.height {
      last = nil
      bytes = [UInt8](repeating: 0, count: width * height / 2 * 3)
    }
    let last = last
    bytes.withUnsafeMutableBufferPointer { planes in
      guard let y = planes.baseAddress else { return }
      let (u, v) = (y + width * height, y + width * height / 4 * 5)
      for pair in 0..<height / 2 where !Self.isKept(pair, since: last, in: bitmap) {
        let (first, second) = Self.rows(pair, bitmap)
        let color = pair * width / 2
        bitmap.withUnsafeBytes { pixels in
          guard let all = pixels.bindMemory(to: UInt8.self).baseAddress else { return }
          let (one, two) = (all + first * bitmap.bytesPerRow, all + second * bitmap.bytesPerRow)
          pngrows_planes(y + 2 * pair * width, width, u + color, v + color, one, two, bitmap.width)
        }
      }
    }
    self.last = bitmap
  }

  private static func rows(_ pair: Int, _ bitmap: Bitmap) -> (first: Int, second: Int) {
    (2 * pair, min(2 * pair + 1, bitmap.height - 1))
  }

  private static func isKept(_ pair: Int, since last: Bitmap?, in bitmap: Bitmap) -> Bool {
    guard let last else { return false }
    let (first, second) = rows(pair, bitmap)
    let start = first * bitmap.bytesPerRow
    let count = (second - first + 1) * bitmap.bytesPerRow
    return last.withUnsafeBytes { old in
      bitmap.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return memcmp(old + start, new + start, count) == 0
      }
    }
  }
}
