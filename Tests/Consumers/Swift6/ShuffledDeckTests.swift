import Testing
import UIKit

/// What is drawn by lot is drawn alike in every run.
@MainActor @Suite struct ShuffledDeckTests {
  private struct Draw: Equatable {
    let deck: [Int]
    let card: Int?
    let dice: [Int]
    let share: Double
    let coin: Bool
    let old: UInt32
    let id: UUID

    init() {
      deck = (1...52).shuffled()
      card = deck.randomElement()
      dice = (0..<20).map { _ in Int.random(in: 1...6) }
      share = Double.random(in: 0..<1)
      coin = .random()
      old = UInt32.arc4random_uniform(9)
      id = .ofStage()
    }
  }

  @Test func everyStageDrawsAlikeAndNeverTheSameTwice() throws {
    let stages = [Stage(device: .iPhone15), Stage(device: .iPhone15)]
    var draws: [[Draw]] = []
    for stage in stages { try stage.prepare { draws.append([Draw(), Draw()]) } }
    withExtendedLifetime(stages) {
      #expect(draws[0] == draws[1] && draws[0][0].deck != draws[0][1].deck)
      let first = draws[0][0]
      #expect(first.deck.sorted() == Array(1...52) && first.deck != Array(1...52))
      #expect(Set(first.dice) == Set(1...6) && (0..<1).contains(first.share) && first.old < 9)
      #expect(first.id != draws[0][1].id)
      let form = /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/
      #expect(first.id.uuidString.wholeMatch(of: form) != nil)
    }
  }
}
