import Foundation
import Scene
import Testing
import Timeline

@testable import VirtualTime

/// Turns of a core that has no views, and mostly no screens.
@MainActor
@Suite struct StageCoreTurnsTests {
  private final class Screens: StageScreens {
    var lines: [String] = []
    /// How often it is still to tell of other sizes.
    var sizes = 0

    func layOut() { lines.append("layout") }
    func notifyOfFittingSizes() -> Bool {
      sizes -= 1
      return sizes >= 0
    }
  }

  private final class Ticks: StagePart {
    var due: Instant?
    var heard: [Double] = []
    var commits = 0

    var nextEnd: Instant? { nil }
    var nextDue: Instant? { due }
    func runDue(on core: StageCore) {
      guard let due, due <= core.now else { return }
      heard.append(core.now.seconds)
      self.due = heard.count < 3 ? due + Instant(seconds: 0.25) : nil
    }
    func commit(on core: StageCore) { commits += 1 }
  }

  private let core = StageCore()

  @Test func `work runs at its very instant`() {
    var times: [Double] = []
    core.queue.at(Instant(seconds: 0.3)) { [core] in
      times.append(core.now.seconds)
      core.queue.at(core.now + Instant(seconds: 0.3)) { times.append(core.now.seconds) }
    }
    core.run(until: Instant(seconds: 1))
    #expect(times == [0.3, 0.6])
    #expect(core.now == Instant(seconds: 1))
  }

  @Test func `a commit lays out between those who wait for it`() {
    let screens = Screens()
    core.screens = screens
    core.queue.afterCommit { screens.lines.append("after commit") }
    core.queue.afterLayout { screens.lines.append("after layout") }
    core.queue.beforeLayout { screens.lines.append("before layout") }
    core.flushTurn()
    #expect(
      screens.lines == ["before layout", "layout", "after layout", "layout", "after commit"]
    )
  }

  @Test func `whoever is told of another size may ask for more layout`() {
    let screens = Screens()
    screens.sizes = 2
    core.screens = screens
    core.flushTurn()
    #expect(screens.lines.count == 3)
  }

  @Test func `parts have their turns, one of a kind`() {
    let ticks = core.part(Ticks.self)
    ticks.due = Instant(seconds: 0.25)
    #expect(core.part(Ticks.self) === ticks)
    #expect(core.nextDue == ticks.due && core.nextEnd == nil)
    core.run(until: Instant(seconds: 1))
    #expect(ticks.heard == [0.25, 0.5, 0.75])
    #expect(ticks.commits == 4, "the turn that was pending, and one for each tick")
  }

  @Test func `a delay is counted from now, and never leads back`() {
    var times: [Double] = []
    core.setClock(Instant(seconds: 2))
    core.run(after: 0.5) { [core] in times.append(core.now.seconds) }
    core.run(after: -1) { [core] in times.append(core.now.seconds) }
    let number = core.run(after: 0.25) { times.append(-1) }
    core.queue.cancel(number)
    core.run(after: 0.75, holds: false) { [core] in times.append(core.now.seconds) }
    #expect(core.nextEnd == Instant(seconds: 2) && core.nextDue == Instant(seconds: 2))
    core.run(until: Instant(seconds: 2.5))
    #expect(times == [2, 2.5])
    #expect(core.nextEnd == nil && core.nextDue == Instant(seconds: 2.75) && core.hasWaiting)
    core.run(until: Instant(seconds: 3))
    #expect(times == [2, 2.5, 2.75] && !core.hasWaiting)
  }

  @Test func `all that code does is activity`() {
    #expect(core.activity == 0)
    core.noteChange()
    core.noteChange()
    core.queue.later {}
    core.note("App", "began")
    #expect(core.activity == 4)
  }

  @Test func `a core begins as a phone's, with nothing to do`() {
    #expect(core.displayScale == 3 && core.now == .zero && !core.isElsewhere)
    #expect(core.nextDue == nil && core.nextEnd == nil && !core.hasWaiting)
  }

  /// The first outputs of SplitMix64 from seed 0, as its authors publish them.
  @Test func `chance is the same on every stage`() {
    for _ in 0..<2 {
      let random = StageCore().part(StageRandom.self)
      let numbers = (0..<3).map { _ in random.next() }
      #expect(
        numbers == [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]
      )
    }
  }

  @Test func `a recording is live, drained and held for as long as it is said`() {
    var state = RecordingState()
    #expect(!state.isLive && !state.isDraining && state.holds == 0 && state.start == nil)
    let outer = state.beginSupervision(from: Instant(seconds: 1))
    #expect(state.start == Instant(seconds: 1) && state.isSupervised && !outer.isSupervised)
    let inner = state.beginSupervision(from: Instant(seconds: 2))
    #expect(state.start == Instant(seconds: 2))
    state.endSupervision(inner)
    #expect(state.start == Instant(seconds: 1) && state.isSupervised)
    state.endSupervision(outer)
    #expect(state.start == nil && !state.isSupervised)
    state.beginLive()
    state.beginDrain()
    #expect(state.isLive && state.isDraining)
    state.endLive()
    #expect(!state.isLive && state.isDraining)
    state.endDrain()
    state.hold()
    state.hold()
    state.letGo()
    state.transitionFinished()
    #expect(!state.isDraining && state.holds == 1 && state.finishedTransitions == 1)
  }

  @Test func `turns without an end are reported`() {
    func again() { core.queue.later { again() } }
    again()
    core.flushTurn()
    #expect(core.journal.faults.map(\.kind) == [.endless])
    #expect(core.now == .zero)
  }

  @Test func `turns without an end go on with each frame, and keep no recording open`() {
    var count = 0
    func again() {
      count += 1
      core.queue.later { again() }
    }
    again()
    core.flushTurn()
    let atOnce = count
    core.run(until: Instant(seconds: 0.1))
    #expect(count > atOnce && count < atOnce + 300)
    #expect(core.queue.isSettled)
    #expect(core.journal.faults.map(\.kind) == [.endless])
  }

  /// Time stood still for them.
  @Test func `delays of nothing without an end go on with each frame, too`() {
    var count = 0
    func again() {
      count += 1
      core.queue.at(core.now) { again() }
    }
    again()
    core.run(until: Instant(seconds: 0.1))
    #expect(count > 10_000 && count < 10_300 && core.now == Instant(seconds: 0.1))
    #expect(core.queue.isSettled)
    #expect(core.journal.faults.map(\.kind) == [.endless])
  }

  @Test func `postponed work may be cancelled`() {
    var heard = 0
    func again() { core.queue.at(core.now) { again() } }
    again()
    core.flushTurn()
    // With the work that waits, which has been postponed by then.
    let number = core.queue.at(core.now) { heard += 1 }
    core.queue.postpone(from: core.now, to: Instant(seconds: 0.05))
    core.queue.cancel(number)
    core.run(until: Instant(seconds: 0.1))
    #expect(heard == 0)
  }

  @Test func `a long chain ends, and makes no later one slow`() {
    var count = 0
    func go(_ turns: Int) {
      guard turns > 0 else { return }
      core.queue.later {
        count += 1
        go(turns - 1)
      }
    }
    go(10_000)
    core.flushTurn()
    #expect(count == 10_000 && core.journal.faults.isEmpty)
    go(10_300)
    core.run(until: Instant(seconds: 1))
    #expect(count == 20_300 && !core.queue.hasPostponed)
    go(500)
    core.flushTurn()
    #expect(count == 20_800 && core.journal.faults.map(\.kind) == [.endless])
  }

  @Test func `a turn inside a turn only commits`() {
    var depths: [Bool] = []
    core.queue.later { [core] in
      core.queue.later { depths.append(core.isRunningTurns) }
      core.flushTurn()
      #expect(depths.isEmpty)
    }
    core.flushTurn()
    #expect(depths == [true])
    #expect(!core.isRunningTurns)
  }
}
