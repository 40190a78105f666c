import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct RandomSourceTests {
  private static let sources: [(String, (UInt64) -> GKRandomSource)] = [
    ("twister", { GKMersenneTwisterRandomSource(seed: $0) }),
    ("congruential", { GKLinearCongruentialRandomSource(seed: $0) }),
    ("cipher", { GKARC4RandomSource(seed: Data("\($0)".utf8)) }),
  ]

  @Test(arguments: 0..<3)
  func aShuffleIsAPermutationThatItsSeedRepeats(kind: Int) throws {
    let make = Self.sources[kind].1
    let numbers = Array(1...49)
    let shuffles = try (0..<5).map { seed in
      try [make(seed), make(seed)].map {
        try #require($0.arrayByShufflingObjects(in: numbers) as? [Int])
      }
    }
    for twins in shuffles {
      #expect(twins[0] == twins[1] && twins[0].sorted() == numbers && twins[0] != numbers)
    }
    #expect(Set(shuffles.map(\.[0])).count == 5)
  }

  @Test(arguments: 0..<3)
  func everyResultComesUpAboutAsOften(kind: Int) {
    let source = Self.sources[kind].1(7)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<6000 { counts[source.nextInt(upperBound: 6)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
    let heads = (0..<1000).filter { _ in source.nextBool() }.count
    #expect((430...570).contains(heads))
    #expect((0..<1000).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
  }

  /// The first numbers that the authors' program prints for one seed.
  @Test func theTwisterIsTheOneThatItsAuthorsPublished() {
    var generator = TwisterGenerator(seed: 5489)
    #expect(generator.next() == 14_514_284_786_278_117_030)
    #expect(generator.next() == 4_620_546_740_167_642_908)
  }

  @Test func theCipherIsARC4() {
    var generator = CipherGenerator(key: Array("Key".utf8))
    #expect(generator.next() == 0xEB9F_7781_B734_CA72)
  }

  @Test func everyStageBeginsWithTheSameNumbers() {
    let runs = (0..<2).map { _ in
      let stage = Stage(device: .iPhone15)
      return withExtendedLifetime(stage) {
        let shared = (0..<5).map { _ in GKRandomSource.sharedRandom().nextInt() }
        return shared + [GKRandomSource().nextInt(), GKMersenneTwisterRandomSource().nextInt()]
      }
    }
    #expect(runs[0] == runs[1] && Set(runs[0]).count == 7)
  }

  @Test func diceStayWithinTheirSides() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 10, highestValue: 20)
    #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(10...20))
    let normal = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    let values = (0..<2000).map { _ in normal.nextInt() }
    #expect(values.allSatisfy { (0...60).contains($0) })
    #expect(values.filter { (20...40).contains($0) }.count > 1200)
    #expect(normal.mean == 30 && normal.deviation == 10)
  }

  @Test func aShuffledDieShowsEverySideBeforeItRepeatsOne() {
    let die = GKShuffledDistribution.d6()
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6)) }
  }
}
