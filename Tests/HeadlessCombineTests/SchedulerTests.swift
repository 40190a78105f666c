import Foundation
import HeadlessCombine
import HeadlessUIKit
import Scene
import Testing

/// Schedulers as code calls them, without a publisher.
@MainActor @Suite struct SchedulerTests {
  private let stage = Stage(device: .iPhone15)

  /// What code that takes any scheduler does with it.
  private func log<S: Scheduler>(_ scheduler: S) -> () -> [Int] {
    var heard: [Int] = []
    let start = scheduler.now
    for seconds in [2, 1] {
      scheduler.schedule(after: start.advanced(by: .seconds(seconds))) { heard.append(seconds) }
    }
    scheduler.schedule { heard.append(0) }
    return { heard }
  }

  @Test func workIsDoneInTheOrderOfItsTimes() {
    let logs = [log(DispatchQueue.main), log(RunLoop.main), log(OperationQueue.main)]
    #expect(logs.map { $0() } == [[], [], []])
    stage.advance(by: 1.5)
    #expect(logs.map { $0() } == [[0, 1], [0, 1], [0, 1]])
    stage.advance(by: 1)
    #expect(logs.map { $0() } == [[0, 1, 2], [0, 1, 2], [0, 1, 2]])
    #expect(log(ImmediateScheduler.shared)() == [2, 1, 0])
  }

  @Test func workIsRepeatedUntilItIsCancelled() {
    var count = 0
    let main = DispatchQueue.main
    let first = main.now.advanced(by: 0.5)
    let repeating = main.schedule(after: first, interval: .seconds(1)) { count += 1 }
    stage.advance(by: 0.4)
    #expect(count == 0)
    stage.advance(by: 2.2)
    #expect(count == 3)
    repeating.cancel()
    stage.advance(by: 2)
    #expect(count == 3)
  }

  /// Nothing but the first time keeps a film open.
  @Test func aFilmDoesNotWaitForEndlessRepetitions() throws {
    var repeating: (any Cancellable)?
    let loop = RunLoop.main
    let film = try stage.record {
      repeating = loop.schedule(after: loop.now.advanced(by: 0.25), interval: 0.25) {}
    }
    #expect(film.duration < 0.5 && film.faults.isEmpty)
    repeating?.cancel()
  }

  @Test func timesAreThoseOfTheStage() {
    let (queue, loop) = (DispatchQueue.main.now, RunLoop.main.now)
    stage.advance(by: 1.5)
    #expect(queue.distance(to: DispatchQueue.main.now) == 1.5)
    #expect(loop.distance(to: RunLoop.main.now) == 1.5)
    let later = DispatchQueue.SchedulerTimeType(.now() + 1)
    #expect(abs(DispatchQueue.main.now.distance(to: later).magnitude - 1_000_000_000) < 50_000_000)
  }
}
