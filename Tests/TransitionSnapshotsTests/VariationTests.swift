import Foundation
import HeadlessUIKit
import Testing

@testable import TransitionSnapshots

@MainActor @Suite struct VariationTests {
  private static let matrix: Variations =
    .devices(.iPhoneSE, .iPadPro11) * .appearances
    * .textSizes(.small, .large, .accessibilityLarge) * .directions

  @Test func everyCombinationOfASmallMatrixIsTaken() throws {
    let names = try Self.matrix.chosen().map(\.name)
    #expect(names.count == 24 && Set(names).count == 24)
    #expect(names.first == "iPhoneSE-light-small-ltr")
    #expect(names.last == "iPadPro11-dark-accessibilityLarge-rtl")
  }

  @Test func aDeviceWithoutANameIsCalledByItsMeasures() throws {
    let own = Stage.Device(width: 320, height: 480, scale: 2)
    #expect(try Variations.devices(own).chosen().map(\.name) == ["320x480x2"])
  }

  @Test func ofALargeMatrixEveryPairIsTaken() throws {
    let large: Variations =
      .devices(.iPhoneSE, .iPhone15, .iPadPro11, .iPadPro13) * .appearances
      * .textSizes(.small, .large, .extraLarge, .accessibilityLarge) * .directions
    let chosen = try large.chosen()
    #expect(large.combinationCount == 64)
    // Two lists of four values have sixteen pairs, each in a combination of its own.
    #expect((16...20).contains(chosen.count), "\(chosen.count)")
    #expect(Self.pairs(chosen) == Self.pairs(try large.everyCombination.chosen()))
    #expect(try chosen == large.chosen() && chosen == large.everyPair.chosen())
    #expect(try large.everyCombination.chosen().count == 64)
  }

  @Test func pairsOfASmallMatrixAreTakenWhereTheyAreAskedFor() throws {
    let chosen = try Self.matrix.everyPair.chosen()
    #expect((6...8).contains(chosen.count), "\(chosen.count)")
    #expect(Self.pairs(chosen) == Self.pairs(try Self.matrix.chosen()))
    let asked = Variations.appearances.everyPair * .directions * .devices(.iPhoneSE, .iPadPro11)
    #expect(try asked.chosen().count == 4)
  }

  private static func pairs(_ variations: [Variation]) -> Set<[VariedTrait]> {
    Set(
      variations.flatMap { variation in
        let traits = variation.traits
        return traits.indices.flatMap { first in
          traits[(first + 1)...].map { [traits[first], $0] }
        }
      }
    )
  }

  @Test func whatCannotBeVariedIsSaidWithARemedy() {
    #expect(throws: VariationFault.nothing) { try Variations.devices().chosen() }
    #expect(throws: VariationFault.kindTwice("appearance")) {
      try (Variations.appearances * .directions * .appearances).chosen()
    }
    #expect(throws: VariationFault.valueTwice("iPhoneSE")) {
      try Variations.devices(.iPhoneSE, .iPhone15, .iPhoneSE).chosen()
    }
    let measures = (1...1100).map { Stage.Device(width: CGFloat($0), height: 9, scale: 1) }
    let many = Variations(measures.map { .device($0) }) * .directions
    #expect(throws: VariationFault.tooMany(2200)) { try many.everyPair.chosen() }
  }

  @Test func aStageIsMadeUpAsItsVariationSays() throws {
    let last = try #require(Self.matrix.chosen().last)
    let stage = last.stage()
    let traits = stage.window.traitCollection
    #expect(stage.device == .iPadPro11 && traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    let dark = try #require(Variations.appearances.chosen().last)
    #expect(dark.stage(on: .iPhone14).device == .iPhone14)
  }
}
