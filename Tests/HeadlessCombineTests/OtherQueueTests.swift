import Dispatch
import HeadlessCombine
import Testing

/// Queues of the app's own, which no stage drives.
@Suite struct OtherQueueTests {
  private func wait(for seconds: Double?) async -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    let end = await withCheckedContinuation { continuation in
      DispatchQueue(label: "OtherQueueTests").perform(after: seconds) {
        continuation.resume(returning: DispatchTime.now().uptimeNanoseconds)
      }
    }
    return end - start
  }

  @Test func aDelayTakesItsTime() async {
    #expect(await wait(for: 0.05) >= 50_000_000)
  }

  /// On the queue itself, after what the queue had to do before.
  @Test func workWithoutADelayIsDoneInItsTurn() async {
    let queue = DispatchQueue(label: "OtherQueueTests")
    // Used on the queue alone.
    nonisolated(unsafe) var steps: [String] = []
    queue.async { steps.append("before") }
    let found = await withCheckedContinuation { continuation in
      queue.perform(after: nil) {
        dispatchPrecondition(condition: .onQueue(queue))
        steps.append("work")
        continuation.resume(returning: steps)
      }
    }
    #expect(found == ["before", "work"])
  }
}
