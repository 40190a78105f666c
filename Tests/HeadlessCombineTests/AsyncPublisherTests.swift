import HeadlessCombine
import Testing

/// Values that are awaited.
@MainActor @Suite struct AsyncPublisherTests {
  @Test func eachValueIsAwaited() async {
    var heard: [Int] = []
    for await value in [1, 2, 3].publisher.values { heard.append(value) }
    #expect(heard == [1, 2, 3])
  }

  @Test func anErrorEndsTheLoop() async {
    var heard: [Int] = []
    let failing = [1].publisher.setFailureType(to: Trouble.self).append(Fail(error: .small))
    await #expect(throws: Trouble.small) {
      for try await value in failing.values { heard.append(value) }
    }
    #expect(heard == [1])
  }

  @Test func aCancelledTaskWaitsNoLonger() async {
    let subject = CurrentValueSubject<Int, Never>(7)
    let (heard, hearing) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      for await value in subject.values { hearing.yield(value) }
    }
    var first = heard.makeAsyncIterator()
    #expect(await first.next() == 7)
    task.cancel()
    await task.value
  }
}
