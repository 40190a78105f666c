import Bitmap
import Testing

@testable import Imaging

/// Which compressed rows are kept, and for how long.
@Suite struct BandCacheTests {
  // A generation ends when more than half of these bytes came in; each band costs 256 on top.
  private let cache = BandCache(byteLimit: 10_000)

  private static func digest(_ number: UInt8) -> Digest {
    Bitmap(width: 1, height: 1, straightRGBA: [number, 0, 0, 255]).digest
  }

  /// Asks for a band, and makes it when it is new; whether it was.
  private func use(_ number: UInt8, bytes: Int = 2_000) -> Bool {
    let isNew = cache.slot(for: Self.digest(number)).isNew
    if isNew { cache.grew(by: bytes) }
    return isNew
  }

  @Test func aBandIsMadeOnce() {
    let first = cache.slot(for: Self.digest(1)), second = cache.slot(for: Self.digest(1))
    #expect(first.isNew && !second.isNew && first.slot === second.slot)
    #expect(cache.slot(for: Self.digest(2)).slot !== first.slot)
  }

  @Test func whatNobodyUsedForTwoGenerationsIsForgotten() {
    // Three of these fill a generation.
    #expect([1, 2, 3].map { use($0) } == [true, true, true])
    #expect([4, 5].map { use($0) } == [true, true])
    // The first generation is still there, until the second is full.
    #expect(!use(1))
    #expect(use(6))
    #expect([2, 3].map { use($0) } == [true, true], "nobody asked for them in the second")
    #expect(!use(1), "it was used in the second")
  }

  @Test func whatIsUsedAllTheTimeStays() {
    _ = use(0)
    for number in 1...100 as ClosedRange<UInt8> {
      #expect(!use(0))
      _ = use(number)
    }
  }

  @Test func neverMoreThanTheLimitIsKept() {
    for number in 1...100 as ClosedRange<UInt8> { _ = use(number) }
    let kept = (1...100 as ClosedRange<UInt8>).filter {
      !cache.slot(for: Self.digest($0)).isNew
    }
    #expect(kept.count * 2_256 <= 10_000 + 2 * 2_256)
    #expect(!kept.isEmpty && kept.allSatisfy { $0 > 94 })
  }

  @Test(arguments: [(4_743, false), (4_745, true)])
  func aGenerationEndsPastHalfOfTheLimit(bytes: Int, ends: Bool) {
    _ = use(1, bytes: bytes)
    // In the generation after it, one band alone makes the next.
    _ = use(2, bytes: 4_745)
    #expect(use(1) == ends || !ends)
    let again = BandCache(byteLimit: 10_000)
    _ = again.slot(for: Self.digest(1))
    again.grew(by: bytes)
    _ = again.slot(for: Self.digest(2))
    again.grew(by: bytes)
    again.grew(by: 0)
    #expect(again.slot(for: Self.digest(1)).isNew == ends)
  }
}
