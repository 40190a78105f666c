import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// What nodes of a scene do in a time.
@MainActor @Suite struct SceneActionTests {
  private let stage = Stage(device: .iPhone15)
  private let hall = SCNNode()

  @Test func anActionJumpsAtItsEnd() {
    var ends = 0
    let steps = SCNAction.sequence([
      .move(by: SCNVector3(1, 0, 0), duration: 1), .fadeOut(duration: 1),
    ])
    hall.runAction(steps) { ends += 1 }
    stage.advance(by: 0.5)
    #expect(hall.position.x == 0 && hall.hasActions)
    stage.advance(by: 1)
    #expect(hall.position.x == 1 && hall.opacity == 1 && ends == 0)
    stage.advance(by: 1)
    #expect(hall.opacity == 0 && ends == 1 && !hall.hasActions)
  }

  @Test func anActionThatIsRemovedDoesNotEnd() {
    hall.runAction(.move(to: SCNVector3(9, 9, 9), duration: 1), forKey: "move")
    hall.runAction(.repeatForever(.fadeOut(duration: 0)), forKey: "blink")
    #expect(hall.actionKeys == ["move", "blink"])
    hall.removeAction(forKey: "move")
    stage.advance(by: 2)
    #expect(hall.position.x == 0 && hall.actionKeys == ["blink"])
  }

  @Test func anEndlessActionGoesOnUntilItIsRemoved() {
    var turns = 0
    let steps = SCNAction.sequence([.wait(duration: 1), .run { _ in turns += 1 }])
    hall.runAction(.repeatForever(steps), forKey: "turns")
    stage.advance(by: 3.5)
    #expect(turns == 3)
    hall.removeAllActions()
    stage.advance(by: 3)
    #expect(turns == 3)
  }

  @Test func anEndlessActionThatTakesNoTimeLetsTimePass() {
    var turns = 0
    hall.runAction(.repeatForever(.run { _ in turns += 1 }))
    stage.advance(by: 1)
    #expect((59...62).contains(turns) && stage.faults.isEmpty)
  }

  @Test func aRepetitionIsCountedDown() {
    var turns = 0
    hall.runAction(.repeat(.sequence([.wait(duration: 1), .run { _ in turns += 1 }]), count: .max))
    stage.advance(by: 2.5)
    #expect(turns == 2)
    hall.removeAllActions()
    hall.runAction(.repeat(.run { _ in turns += 1 }, count: 3))
    stage.advance(by: 0.1)
    #expect(turns == 5)
  }

  @Test(arguments: [0, 1, 2])
  func speedsAndDurationsOfWholesAreThoseOfTheirParts(kind: Int) {
    let part = SCNAction.wait(duration: 1)
    let whole = [SCNAction.sequence([part, part]), .group([part]), .repeat(part, count: 2)][kind]
    var ends = 0
    whole.speed = 2
    whole.duration = 4
    hall.runAction(whole) { ends += 1 }
    stage.advance(by: 1.9)
    #expect(ends == 0)
    stage.advance(by: 0.2)
    #expect(ends == 1)
  }

  @Test func nothingEndsInALaterTurn() {
    var ends = 0
    for action in [SCNAction.sequence([]), .group([]), .repeat(.hide(), count: 0)] {
      hall.runAction(action) { ends += 1 }
    }
    #expect(ends == 0)
    stage.advance(by: 0.1)
    #expect(ends == 3)
  }

  @Test func onlyAValueThatJumpsIsAFault() {
    hall.runAction(.sequence([.wait(duration: 1), .hide(), .run { _ in }, .fadeOut(duration: 0)]))
    #expect(stage.faults.isEmpty)
    hall.runAction(.repeatForever(.fadeOut(duration: 1)))
    #expect(stage.faults.count == 1)
  }

  @Test func aCopyOfAnActionHasItsTiming() throws {
    let action = SCNAction.fadeOut(duration: 1)
    action.timingFunction = { $0 * $0 }
    action.duration = 2
    let copy = try #require(action.copy() as? SCNAction)
    #expect(copy.timingFunction?(0.5) == 0.25 && copy.duration == 2)
  }

  @Test func aTransactionEndsAfterItsDuration() {
    var ends = 0
    SCNTransaction.begin()
    #expect(SCNTransaction.animationDuration == 0.25)
    SCNTransaction.animationDuration = 1
    SCNTransaction.completionBlock = { ends += 1 }
    SCNTransaction.commit()
    stage.advance(by: 0.5)
    #expect(ends == 0)
    stage.advance(by: 1)
    #expect(ends == 1)
  }

  @Test func aTransactionOfATurnEndsAfterIt() {
    var ends = 0
    SCNTransaction.completionBlock = { ends += 1 }
    #expect(ends == 0 && SCNTransaction.animationDuration == 0)
    stage.advance(by: 0.1)
    #expect(ends == 1 && SCNTransaction.completionBlock == nil)
  }

  @Test func aTransactionBelongsToItsStage() {
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 7
    let other = Stage(device: .iPhone15)
    withExtendedLifetime(other) { #expect(SCNTransaction.animationDuration == 0) }
  }
}
