import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Why a controller comes or goes, as its callbacks see it (rule appearance.being-flags).
@MainActor @Suite struct ContainerMoveTests {
  private func directions(_ move: ContainerMove) -> [Bool] {
    [move.isDelivered(as: .arrival), move.isDelivered(as: .departure)]
  }

  @Test func theInnermostCallbackCounts() {
    var move = ContainerMove()
    move.arrive()
    #expect(directions(move) == [false, false])
    move.beginDelivery(appearing: true)
    #expect(directions(move) == [true, false])
    move.beginDelivery(appearing: false)
    #expect(directions(move) == [false, false])
    move.endDelivery()
    #expect(directions(move) == [true, false])
    move.endDelivery()
    #expect(directions(move) == [false, false])
  }

  @Test func aDepartureIsDeliveredByTheCallbacksOfDisappearing() {
    var move = ContainerMove()
    move.leave()
    move.beginDelivery(appearing: false)
    #expect(directions(move) == [false, true])
    move.beginDelivery(appearing: true)
    #expect(directions(move) == [false, false])
  }

  @Test(arguments: [
    (AppearanceState.Phase.appearing, true), (.appeared, false), (.disappearing, true),
    (.disappeared, false),
  ])
  func theLastCallbackEndsAnArrival(phase: AppearanceState.Phase, lasts: Bool) {
    var move = ContainerMove()
    move.arrive()
    move.beginDelivery(appearing: true)
    move.endDelivery(of: phase)
    #expect(move.isReason(.arrival) == lasts)
  }

  @Test func aDepartureLastsUntilItHasDisappeared() {
    var move = ContainerMove()
    move.leave()
    for (phase, lasts) in [(AppearanceState.Phase.appeared, true), (.disappeared, false)] {
      move.beginDelivery(appearing: false)
      move.endDelivery(of: phase)
      #expect(move.isReason(.departure) == lasts)
    }
  }

  @Test func whatIsAwaitedAndAnnounced() {
    var move = ContainerMove()
    #expect(!move.awaitsDidMove && !move.isAnnounced)
    move.announceDeparture()
    #expect(move.isAnnounced && move.isReason(.departure))
    move.arrive()
    #expect(move.awaitsDidMove && !move.isAnnounced && move.isReason(.arrival))
    move.settle()
    #expect(!move.awaitsDidMove && move.isReason(.arrival))
    move.announceDeparture()
    move.stay()
    #expect(!move.isAnnounced && !move.isReason(.departure) && !move.isReason(.arrival))
    move.arrive()
    move.leave()
    #expect(!move.awaitsDidMove && !move.isAnnounced && move.isReason(.departure))
  }
}
