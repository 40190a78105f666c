import Bitmap
import TestSupport
import Testing

@testable import Imaging

/// Rows that repeat pixels, whole rows and nothing at all, of any width.
@Suite struct RowDeflateTests {
  @Test(arguments: [(PNG.ColorType.rgb, UInt64(1)), (.rgba, 2)])
  func whatIsWrittenIsReadBack(color: PNG.ColorType, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let picture = Self.picture(
        width: Int.random(in: 1...90, using: &random),
        height: Int.random(in: 1...60, using: &random),
        using: &random
      )
      let encoder = SequenceEncoder(setting: .fast, color: color)
      #expect(try PNG.decode(encoder.encode(picture).bytes()) == picture)
    }
  }

  /// Rows so long that the one above is out of reach, and more tokens than a block holds.
  @Test(arguments: [(11_000, 6), (700, 120)])
  func largePicturesAreReadBack(width: Int, height: Int) throws {
    var random = SeededGenerator(seed: 3)
    let picture = Self.picture(width: width, height: height, using: &random)
    let encoder = SequenceEncoder(setting: .fast)
    #expect(try PNG.decode(encoder.encode(picture).bytes()) == picture)
  }

  @Test func whatWasWrittenBeforeDoesNotMatter() {
    let used = RowDeflate(rowBytes: 61, pixelBytes: 3)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let rows = (0..<61 * 40).map { _ in UInt8(random.next() % 4) }
      let fresh = RowDeflate(rowBytes: 61, pixelBytes: 3)
      #expect(Self.deflate(rows, by: used) == Self.deflate(rows, by: fresh))
    }
  }

  /// Runs of a few colours, rows again and rows with a change: opaque, so that any type suits.
  private static func picture(
    width: Int,
    height: Int,
    using random: inout SeededGenerator
  ) -> Bitmap {
    let colors = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let word = random.next()
      return (0..<3).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } + [255]
    }
    let longest = [1, 4, 30].randomElement(using: &random) ?? 1
    var rows: [[UInt8]] = []
    for y in 0..<height {
      if y > 0, random.next() % 3 == 0 {
        rows.append(rows[y - 1])
        if random.next() % 2 == 0 { rows[y][0] ^= 1 }
        continue
      }
      var row: [UInt8] = []
      while row.count < 4 * width {
        let color = colors[Int(random.next() % UInt64(colors.count))]
        for _ in 0..<Int.random(in: 1...longest, using: &random) { row += color }
      }
      rows.append(Array(row[..<(4 * width)]))
    }
    return Bitmap(width: width, height: height, straightRGBA: rows.flatMap { $0 })
  }

  private static func deflate(_ rows: [UInt8], by deflate: RowDeflate) -> [UInt8] {
    let input = rows + [UInt8](repeating: 0, count: RowDeflate.spareBytes)
    return [UInt8](unsafeUninitializedCapacity: RowDeflate.bound(rows.count)) { target, written in
      written = input.withUnsafeBytes {
        deflate.deflate(
          UnsafeRawBufferPointer(rebasing: $0[..<rows.count]),
          into: UnsafeMutableRawBufferPointer(target),
          isThorough: rows[0] % 2 == 0
        )
      }
    }
  }
}
