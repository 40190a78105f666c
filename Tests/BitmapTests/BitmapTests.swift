import Bitmap
import Testing

@Suite struct BitmapTests {
  @Test func equalPixelsAreEqualWhoeverMadeThem() {
    #expect(grey(2, 3, 7) == grey(2, 3, 7))
    #expect(grey(2, 3, 7) != grey(2, 3, 8))
    #expect(grey(2, 3, 7).digest == grey(2, 3, 7).digest)
  }

  @Test func sizeIsPartOfIdentity() {
    #expect(grey(2, 3, 7) != grey(3, 2, 7))
    #expect(grey(2, 3, 7).digest != grey(3, 2, 7).digest)
  }

  @Test func equalityHoldsWhenDigestsAreKnown() {
    let (one, same, other) = (grey(4, 4, 1), grey(4, 4, 1), grey(4, 4, 2))
    _ = (one.digest, same.digest, other.digest)
    #expect(one == same)
    #expect(one != other)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func premultiplyingWhatWasUnpremultipliedGivesItBack(alpha: UInt8) {
    let kept = (0...alpha).allSatisfy { channel in
      let straight = Bitmap.unpremultiply(channel, by: alpha)
      return Bitmap.premultiply(straight, by: alpha) == channel
    }
    #expect(kept)
  }

  @Test func opaqueStraightPixelsRoundTrip() {
    let bytes = (0..<64).map { (index: UInt8) -> UInt8 in index % 4 == 3 ? 255 : index * 3 }
    #expect(Bitmap(width: 4, height: 4, straightRGBA: bytes).straightRGBA() == bytes)
  }

  @Test func memoryIsBlueGreenRedAlpha() {
    let bitmap = Bitmap(width: 1, height: 1, straightRGBA: [255, 0, 0, 128])
    #expect(bitmap.withUnsafeBytes { Array($0) } == [0, 0, 128, 128])
  }

  @Test func poolHandsTheSameMemoryOutAgain() {
    let pool = PixelPool(limit: 1)
    let first = address(of: Bitmap(width: 8, height: 8, pool: pool, initialising: fill(1)))
    let second = address(of: Bitmap(width: 8, height: 8, pool: pool, initialising: fill(2)))
    #expect(first == second)
  }

  @Test func poolGivesALittleLessOfABlock() {
    let pool = PixelPool(limit: 2)
    let first = address(of: Bitmap(width: 800, height: 800, pool: pool, initialising: fill(1)))
    let smaller = Bitmap(width: 800, height: 700, pool: pool, initialising: fill(2))
    #expect(address(of: smaller) == first)
    #expect(smaller == grey(800, 700, 2))
  }

  @Test func poolTakesTheSmallestBlockThatFits() {
    let pool = PixelPool(limit: 4)
    let blocks = [900, 700, 800].compactMap { pool.take(byteCount: $0) }
    for block in blocks { pool.giveBack(block) }
    #expect(pool.take(byteCount: 650)?.base == blocks[1].base)
    #expect(pool.take(byteCount: 650)?.base == blocks[2].base)
    #expect(pool.take(byteCount: 650)?.base == blocks[0].base)
  }

  @Test func poolKeepsLargeBlocksForLargePictures() {
    let pool = PixelPool(limit: 4)
    let large = pool.take(byteCount: 3000)
    large.map(pool.giveBack)
    let small = pool.take(byteCount: 1999)
    #expect(small?.byteCount == 1999)
    #expect(small?.base != large?.base)
    #expect(pool.take(byteCount: 2000)?.base == large?.base)
  }

  @Test(arguments: [1, 63, (1 << 20) - 1, 1 << 20, 4 << 20, (4 << 20) + 1, 12_052_000])
  func aBlockIsWholeAndSaysWhetherItIsZero(byteCount: Int) throws {
    let pool = PixelPool(limit: 1)
    let fresh = try #require(pool.take(byteCount: byteCount))
    let bytes = UnsafeMutableRawBufferPointer(start: fresh.base, count: byteCount)
    #expect(fresh.byteCount == byteCount)
    #expect(Int(bitPattern: fresh.base) % 64 == 0)
    if fresh.isZero { #expect(bytes.allSatisfy { $0 == 0 }) }
    bytes.initializeMemory(as: UInt8.self, repeating: 7)
    pool.giveBack(fresh)
    let used = try #require(pool.take(byteCount: byteCount))
    #expect(used.base == fresh.base)
    #expect(!used.isZero)
    #expect(bytes[0] == 7 && bytes[byteCount - 1] == 7)
    pool.giveBack(used)
  }

  @Test func memoryThatIsNotThereIsNil() {
    #expect(PixelPool().take(byteCount: Int.max - 8) == nil)
    #expect(PixelPool().take(byteCount: 1 << 60) == nil)
  }

  @Test func poolNeverSharesMemoryThatIsInUse() {
    let pool = PixelPool()
    let first = Bitmap(width: 8, height: 8, pool: pool, initialising: fill(1))
    let second = Bitmap(width: 8, height: 8, pool: pool, initialising: fill(2))
    #expect(first == grey(8, 8, 1))
    #expect(second == grey(8, 8, 2))
  }

  private func grey(_ width: Int, _ height: Int, _ level: UInt8) -> Bitmap {
    Bitmap(width: width, height: height, initialising: fill(level))
  }

  private func fill(_ level: UInt8) -> (UnsafeMutableRawBufferPointer) -> Void {
    { $0.initializeMemory(as: UInt8.self, repeating: level) }
  }

  private func address(of bitmap: Bitmap) -> UnsafeRawPointer? {
    bitmap.withUnsafeBytes { $0.baseAddress }
  }
}
