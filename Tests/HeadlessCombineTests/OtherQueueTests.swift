import Dispatch
import HeadlessCombine
import HeadlessUIKit
import Testing

/// Queues of the app's own, which no stage drives.
@Suite struct OtherQueueTests {
  @Test func aDelayTakesItsTime() async {
    let start = DispatchTime.now().uptimeNanoseconds
    let end = await withCheckedContinuation { continuation in
      let queue = DispatchQueue(label: "OtherQueueTests")
      queue.schedule(after: queue.now.advanced(by: .milliseconds(50))) {
        continuation.resume(returning: DispatchTime.now().uptimeNanoseconds)
      }
    }
    #expect(end - start >= 50_000_000)
  }

  /// Its repetitions followed the stage's clock, which other threads do not have: they never waited.
  @MainActor
  @Test func workBesideAStageIsRepeatedInItsOwnTime() async {
    let stage = Stage(device: .iPhone15)
    let queue = DispatchQueue(label: "OtherQueueTests")
    let start = DispatchTime.now().uptimeNanoseconds
    // Used on the queue alone.
    nonisolated(unsafe) var count = 0
    var repeating: (any Cancellable)?
    let end = await withCheckedContinuation { continuation in
      repeating = queue.schedule(after: queue.now, interval: .milliseconds(20)) { @Sendable in
        count += 1
        guard count == 3 else { return }
        continuation.resume(returning: DispatchTime.now().uptimeNanoseconds)
      }
    }
    repeating?.cancel()
    #expect(end - start >= 40_000_000 && stage.faults.isEmpty)
  }

  /// On the queue itself, after what the queue had to do before.
  @Test func workWithoutADelayIsDoneInItsTurn() async {
    let queue = DispatchQueue(label: "OtherQueueTests")
    // Used on the queue alone.
    nonisolated(unsafe) var steps: [String] = []
    queue.async { steps.append("before") }
    let found = await withCheckedContinuation { continuation in
      queue.schedule {
        dispatchPrecondition(condition: .onQueue(queue))
        steps.append("work")
        continuation.resume(returning: steps)
      }
    }
    #expect(found == ["before", "work"])
  }
}
