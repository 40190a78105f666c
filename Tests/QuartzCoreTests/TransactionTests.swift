import TestSupport
import Testing
import VirtualTime

@testable import QuartzCore

/// What transactions pass on.
@MainActor
@Suite struct TransactionTests {
  private let screen = Screen()

  @Test(.evidence(.documented))
  func `an inner transaction inherits and does not pass outwards`() {
    screen.core.becomeAmbient()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("outer", forKey: "own")
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "outer")
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    CATransaction.setValue("inner", forKey: "own")
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") == nil)
    CATransaction.commit()
    #expect(screen.core.transactions.depth == 0)
  }

  @Test(.evidence(.documented))
  func `a turn's own transaction ends with it`() {
    screen.core.becomeAmbient()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }
}
