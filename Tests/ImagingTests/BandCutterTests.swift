import Bitmap
import TestSupport
import Testing

@testable import Imaging

@Suite struct BandCutterTests {
  @Test(arguments: [1, 15, 16, 17, 63, 64, 79, 80, 500, 2532])
  func bandsCoverEveryRowOnceInOrder(height: Int) {
    for rows in [texture(height), flat(height, of: 1), mixture(height)] {
      let bands = BandCutter.bands(of: rows)
      #expect(bands.first?.lowerBound == 0)
      #expect(bands.last?.upperBound == height)
      #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(bands.allSatisfy { !$0.isEmpty && $0.count < 288 })
    }
  }

  @Test(arguments: [1, 7, 40, 133, 700])
  func rowsThatMovedAreCutAlike(offset: Int) {
    let screen = mixture(1200)
    let moved = texture(offset, seed: 99) + screen
    let known = Set(BandCutter.bands(of: screen).map { Array(screen[$0]) })
    let found = BandCutter.bands(of: moved).filter { known.contains(Array(moved[$0])) }
    let rows = found.reduce(0) { $0 + $1.count }
    #expect(rows >= 1200 - 400, "only \(rows) of 1200 rows stand in bands already known")
  }

  @Test func emptySpaceIsOneBandAgainAndAgain() {
    let rows = flat(640, of: 3)
    #expect(BandCutter.bands(of: rows).map(\.count) == Array(repeating: 128, count: 5))
  }

  private func texture(_ height: Int, seed: UInt64 = 1) -> [Digest] {
    var random = SeededGenerator(seed: seed)
    return (0..<height).map { _ in Digest(high: random.next(), low: random.next()) }
  }

  private func flat(_ height: Int, of word: UInt64) -> [Digest] {
    Array(repeating: Digest(high: word, low: word), count: height)
  }

  /// Text lines with empty space between them.
  private func mixture(_ height: Int) -> [Digest] {
    let lines = (0..<height).flatMap { line in
      texture(50, seed: UInt64(line)) + flat(40, of: 7)
    }
    return Array(lines.prefix(height))
  }
}
