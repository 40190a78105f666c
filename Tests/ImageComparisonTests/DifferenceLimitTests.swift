import Foundation
import Testing

import ImageComparison

/// How much may differ.
@Suite struct DifferenceLimitTests {
  private func found(_ pixels: Int, _ fraction: Double) -> Comparison {
    Comparison(differingPixels: pixels, fraction: fraction)
  }

  @Test func aLimitIsReachedAndNotPassed() {
    let pixels = DifferenceLimit.pixels(3)
    #expect(pixels.allows(found(3, 1)) && !pixels.allows(found(4, 0)))
    let fraction = DifferenceLimit.fraction(0.25)
    #expect(fraction.allows(found(1_000_000, 0.25)) && !fraction.allows(found(1, 0.26)))
    let both = DifferenceLimit(maxDifferingPixels: 3, maxDifferingFraction: 0.25)
    #expect(both.allows(found(3, 0.25)))
    #expect(!both.allows(found(4, 0.25)) && !both.allows(found(3, 0.5)))
    #expect(DifferenceLimit.none.allows(found(0, 0)) && !DifferenceLimit.none.allows(found(1, 0)))
  }

  @Test func aLimitIsTold() {
    #expect(DifferenceLimit.pixels(3).description == "3 px")
    #expect(DifferenceLimit.fraction(0.5).description == "a fraction of 0.5")
    let both = DifferenceLimit(maxDifferingPixels: 3, maxDifferingFraction: 0.25)
    #expect(both.description == "3 px and a fraction of 0.25")
    #expect(PixelRect(x: 1, y: 2, width: 3, height: 4).description == "x=1 y=2 w=3 h=4")
  }

  @Test func theEndsOfAllLimitsAreLimits() {
    #expect(DifferenceLimit.pixels(0).maxDifferingPixels == 0)
    #expect(DifferenceLimit.fraction(0).maxDifferingFraction == 0)
    #expect(DifferenceLimit.fraction(1).allows(found(9, 1)))
  }

  @Test func nonsenseIsNoLimit() async {
    await #expect(processExitsWith: .failure) { _ = DifferenceLimit() }
    await #expect(processExitsWith: .failure) { _ = DifferenceLimit.pixels(-1) }
    await #expect(processExitsWith: .failure) { _ = DifferenceLimit.fraction(-0.1) }
    await #expect(processExitsWith: .failure) { _ = DifferenceLimit.fraction(1.1) }
    await #expect(processExitsWith: .failure) { _ = DifferenceLimit.fraction(.nan) }
  }

  @Test func aComparerJudgesByItsLimit() {
    let (one, two) = (ComparerTests.picture(), ComparerTests.picture(dots: [(x: 0, y: 0, grey: 0)]))
    let strict = Comparer.channel(max: 0).judge(one, two)
    #expect(strict.found.differingPixels == 1 && !strict.passes)
    #expect(Comparer.channel(max: 0, allowing: .pixels(1)).judge(one, two).passes)
    #expect(Comparer.channel(max: 128).judge(one, two).passes)
    #expect(!Comparer.channel(max: 127).judge(one, two).passes)
    #expect(!strict.found.isIdentical && Comparer.exact.compare(one, one).isIdentical)
  }

  /// What is forgiven is no longer counted; the box shrinks to the rest.
  @Test func theBoxOfWhatIsSeenIsLeft() {
    let dots = [
      (x: 1, y: 1, grey: UInt8(129)), (x: 9, y: 3, grey: UInt8(0)), (x: 15, y: 8, grey: UInt8(0)),
      (x: 18, y: 9, grey: UInt8(127)),
    ]
    let (golden, actual) = (ComparerTests.picture(), ComparerTests.picture(dots: dots))
    let found = Comparer.perceptual(deltaE94: 2.3).compare(golden, actual)
    #expect(found.differingPixels == 2 && found.toleratedPixels == 2)
    #expect(found.bounds == PixelRect(x: 9, y: 3, width: 7, height: 6))
    #expect(found.fraction == 0.01)
    #expect(found.maxChannelDelta == 128)
  }
}
