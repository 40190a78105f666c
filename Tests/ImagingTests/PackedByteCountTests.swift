import Testing

@testable import Imaging

/// The bytes that a picture's rows have at least, which tell a file that cannot hold them.
@Suite struct PackedByteCountTests {
  private static let limits = PNG.Limits.standard

  /// Pictures 37 pixels wide and 29 high.
  @Test(arguments: [
    (0, 1, 145), (0, 8, 1102), (0, 16, 2175), (2, 8, 3248), (2, 16, 6467), (3, 4, 551),
    (3, 8, 1102), (4, 8, 2175), (4, 16, 4321), (6, 8, 4321), (6, 16, 8613),
  ])
  func itIsThatOfWholeRows(colorType: Int, depth: Int, count: Int) throws {
    let sample = SamplePNG(colorType: colorType, depth: depth, interlaced: false)
    let found = try sample.bytes.withUnsafeBytes { bytes in
      try SPNGDecoder(bytes, limits: Self.limits).packedByteCount()
    }
    #expect(found == count)
  }
}
