import Dispatch
import HeadlessCombine
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
