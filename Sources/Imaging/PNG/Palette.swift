internal import Bitmap
internal import CPNGRows
internal import Glibc

/// The colours of a picture that has at most 256.
final class Palette {
  let table: UnsafeMutablePointer<pngrows_palette>

  /// Without colours.
  init() {
    table = .allocate(capacity: 1)
    pngrows_palette_clear(table)
  }

  /// Nil if the picture has more colours.
  convenience init?(of bitmap: Bitmap) {
    self.init()
    guard Self.collect(bitmap, into: table) else { return nil }
  }

  deinit {
    table.deallocate()
  }

  /// Adds the colours of some pixels; false if they are too many.
  func add(_ row: UnsafePointer<UInt8>, pixels: Int) -> Bool {
    pngrows_palette_add(table, row, pixels) != 0
  }

  var count: Int { table.pointee.count }

  /// The number of bits of an index.
  var depth: Int {
    switch count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Straight red, green, blue, alpha of each colour.
  var colors: [[UInt8]] {
    (0..<count).map { index in
      withUnsafeBytes(of: table.pointee.colors) { all in
        var straight = [UInt8](repeating: 0, count: 4)
        pngrows_pack_rgba(&straight, all.baseAddress?.advanced(by: 4 * index), 1)
        return straight
      }
    }
  }

  /// Whether a palette makes the file smaller, given the size of the PLTE and tRNS chunks.
  func pays(for bitmap: Bitmap) -> Bool {
    let rgb = bitmap.width * 3 * bitmap.height
    let indexed = (bitmap.width * depth + 7) / 8 * bitmap.height
    return indexed + 4 * (4 * count + 24) < rgb
  }

  private static func collect(
    _ bitmap: Bitmap,
    into table: UnsafeMutablePointer<pngrows_palette>
  ) -> Bool {
    bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      for y in 0..<bitmap.height {
        let row = base + y * bitmap.bytesPerRow
        if y > 0, memcmp(row, row - bitmap.bytesPerRow, bitmap.bytesPerRow) == 0 { continue }
        guard pngrows_palette_add(table, row, bitmap.width) != 0 else { return false }
      }
      return true
    }
  }
}
