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

  @Test func workWithoutADelayIsDone() async {
    #expect(await wait(for: nil) > 0)
  }
}
