import Bitmap
import Testing

import ImageComparison

/// The similarity of pictures that are exactly one window large, calculated from its definition by
/// another program.
@Suite struct SimilarityTests {
  private typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  private func picture(_ side: Int = 11, _ color: (Int, Int) -> RGB) -> Bitmap {
    let places = (0..<side * side).map { ($0 % side, $0 / side) }
    let bytes = places.flatMap { x, y -> [UInt8] in
      let color = color(x, y)
      return [color.red, color.green, color.blue, 255]
    }
    return Bitmap(width: side, height: side, straightRGBA: bytes)
  }

  private func grey(_ level: UInt8) -> RGB { (level, level, level) }

  private func expect(_ one: Bitmap, _ two: Bitmap, _ similarity: Double) throws {
    let found = try #require(StructuralSimilarity.mean(one, two))
    let reversed = try #require(StructuralSimilarity.mean(two, one))
    #expect(abs(found - similarity) < 1e-9)
    #expect(abs(reversed - similarity) < 1e-9)
  }

  // (2 · 100 · 200 + 6.5025) / (100² + 200² + 6.5025)
  @Test func plainPicturesDifferByTheirBrightness() throws {
    let (dark, light) = (picture { _, _ in grey(100) }, picture { _, _ in grey(200) })
    try expect(dark, light, 0.8000260066177898)
  }

  /// The window is a Gaussian: what lies at its edge counts less.
  @Test func edgesCountByTheirPlace() throws {
    let across = picture { x, _ in grey(x < 6 ? 100 : 200) }
    let down = picture { _, y in grey(y < 6 ? 100 : 200) }
    try expect(across, down, 0.01243912668156827)
    let aside = picture { x, _ in grey(x < 8 ? 100 : 200) }
    try expect(aside, picture { _, _ in grey(100) }, 0.12057863200947466)
  }

  @Test func aDotCountsByItsPlace() throws {
    let dotted = picture { x, y in grey(x == 3 && y == 7 ? 0 : 128) }
    try expect(dotted, picture { _, _ in grey(128) }, 0.23209770934704896)
  }

  @Test func colorsCountByTheirLuma() throws {
    let (red, green, blue): (RGB, RGB, RGB) = ((200, 0, 0), (0, 200, 0), (0, 0, 200))
    let one = picture { x, _ in x < 6 ? red : blue }
    let two = picture { x, _ in x < 6 ? green : blue }
    try expect(one, two, 0.5845354475010086)
  }

  @Test func picturesSmallerThanAWindowOrOfOtherSizesHaveNone() {
    let plain = picture { _, _ in grey(1) }
    #expect(StructuralSimilarity.mean(plain, plain) == 1)
    #expect(StructuralSimilarity.mean(plain, picture(12) { _, _ in grey(1) }) == nil)
    let small = picture(10) { _, _ in grey(1) }
    #expect(StructuralSimilarity.mean(small, small) == nil)
  }
}
