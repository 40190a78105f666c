import Bitmap
import Foundation
import ImageComparison
import Imaging
import TestSupport
import Testing

/// The test pictures of pixelmatch and what its versions 5 and 6, which lay pictures on white, find
/// in them.
@Suite struct PixelmatchVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let golden: String
    let actual: String
    let threshold: Double
    /// With edges of shapes forgiven.
    let differing: Int
    /// With them counted.
    let withEdges: Int

    var testDescription: String { "\(golden) and \(actual) at \(threshold)" }

    init(_ pair: (String, String), _ threshold: Double, _ differing: Int, _ withEdges: Int) {
      (golden, actual) = pair
      (self.threshold, self.differing, self.withEdges) = (threshold, differing, withEdges)
    }
  }

  static let rows = [
    Row(("1a", "1b"), 0.05, 143, 251),
    Row(("1a", "1b"), 0.1, 106, 167),
    Row(("2a", "2b"), 0.05, 12437, 13090),
    Row(("3a", "3b"), 0.05, 212, 404),
    Row(("4a", "4b"), 0.05, 36049, 41623),
    Row(("5a", "5b"), 0.05, 0, 256),
    Row(("6a", "6b"), 0.05, 51, 4900),
    Row(("7a", "7b"), 0.1, 2448, 2737),
    Row(("8a", "5b"), 0.05, 0, 0),
  ]

  @Test(arguments: rows)
  func yiqFindsWhatPixelmatchFinds(row: Row) throws {
    let (golden, actual) = (try Self.picture(row.golden), try Self.picture(row.actual))
    let strict = Comparer.yiq(threshold: row.threshold, ignoresAntialiasing: false)
    let lenient = Comparer.yiq(threshold: row.threshold)
    #expect(strict.compare(golden, actual).differingPixels == row.withEdges)
    #expect(lenient.compare(golden, actual).differingPixels == row.differing)
  }

  /// Pixels that are not equal, and the largest difference of a channel: on white, so that it is
  /// left out where pictures are transparent and alpha is one of the channels.
  @Test(arguments: [
    ("1a", "1b", 12933, 255), ("2a", "2b", 31695, 202), ("3a", "3b", 583, 228),
    ("4a", "4b", 69117, 203), ("5a", "5b", 256, nil), ("6a", "6b", 4900, nil),
    ("7a", "7b", 7575, 162),
  ])
  func exactCountsEveryPixel(golden: String, actual: String, pixels: Int, delta: Int?) throws {
    let found = Comparer.exact.compare(try Self.picture(golden), try Self.picture(actual))
    #expect(found.differingPixels == pixels)
    if let delta { #expect(found.maxChannelDelta == delta) }
  }

  @Test(arguments: ["1a", "6a"])
  func aPictureEqualsItself(name: String) throws {
    let picture = try Self.picture(name)
    #expect(Comparer.yiq(threshold: 0).compare(picture, try Self.picture(name)) == Comparison())
  }

  static func picture(_ name: String) throws -> Bitmap {
    try PNG.decode(Array(Repository.fixture("pixelmatch/\(name).png")))
  }
}
