import Testing

@testable import VirtualTime

/// What took too long is reported once, and never waited for again.
@MainActor
@Suite struct WorkElsewhereTests {
  private let core = StageCore()

  private var elsewhere: WorkElsewhere { core.interop.elsewhere }

  private func sleepAndWake(in piece: Int) {
    let sleeper = StageCore.$piece.withValue(piece) { Sleeper(1, on: StageCore.Home(core)) }
    sleeper.start({ elsewhere.fallAsleep($0) }, end: { _ in })
    sleeper.wake()
  }

  @Test func aPieceThatSleptIsWaitedForWhenItWakes() {
    let piece = elsewhere.beginTask()
    sleepAndWake(in: piece)
    #expect(!elsewhere.areTasksOver)
    elsewhere.end(piece)
    #expect(elsewhere.areTasksOver)
  }

  @Test func aPieceThatWasGivenUpIsForgottenWhenItWakes() {
    let piece = elsewhere.beginTask()
    #expect(elsewhere.giveUp().count == 1)
    sleepAndWake(in: piece)
    #expect(elsewhere.areTasksOver && elsewhere.giveUp().isEmpty)
  }

  @Test func theSameHoldsForTasksThatAreGivenUpAlone() {
    let piece = elsewhere.beginTask()
    #expect(elsewhere.giveUpTasks().count == 1)
    sleepAndWake(in: piece)
    #expect(elsewhere.areTasksOver && elsewhere.giveUpTasks().isEmpty)
  }

  /// It was not waited for when the others were given up.
  @Test func aPieceThatSleepsMeanwhileIsWaitedForAgain() {
    let piece = elsewhere.beginTask()
    let sleeper = StageCore.$piece.withValue(piece) { Sleeper(1, on: StageCore.Home(core)) }
    sleeper.start({ elsewhere.fallAsleep($0) }, end: { _ in })
    #expect(elsewhere.giveUp().isEmpty)
    sleeper.wake()
    #expect(!elsewhere.areTasksOver)
  }
}
