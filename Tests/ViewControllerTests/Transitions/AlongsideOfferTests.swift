import Foundation
import Testing

@testable import HeadlessUIKit

/// An animation block that is opened takes what waits, once.
@MainActor @Suite struct AlongsideOfferTests {
  @Test func theFirstBlockTakesTheOffer() {
    var taken = 0
    PendingAlongsideBlock.make({ _ in taken += 1 }) {
      PendingAlongsideBlock.take(in: nil)
      PendingAlongsideBlock.take(in: nil)
    }
    PendingAlongsideBlock.take(in: nil)
    #expect(taken == 1)
  }

  @Test func anOfferLastsAsLongAsItsBody() {
    var taken = 0
    PendingAlongsideBlock.make({ _ in taken += 1 }) {}
    PendingAlongsideBlock.take(in: nil)
    #expect(taken == 0)
  }

  @Test func anInnerOfferDoesNotTakeTheOuterOnesPlace() {
    var taken: [String] = []
    PendingAlongsideBlock.make({ _ in taken.append("outer") }) {
      PendingAlongsideBlock.make({ _ in taken.append("inner") }) {
        PendingAlongsideBlock.take(in: nil)
      }
      PendingAlongsideBlock.take(in: nil)
    }
    #expect(taken == ["inner", "outer"])
  }
}
