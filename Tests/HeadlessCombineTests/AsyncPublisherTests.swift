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

  /// Begins when it is told to, and gives what it is asked for.
  private final class Late: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Never

    private var give: (() -> Void)?
    private(set) var begin: (() -> Void)?
    var notes: [String] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      give = { _ = subscriber.receive(7) }
      begin = { [self] in
        notes.append("begun")
        subscriber.receive(subscription: self)
      }
    }

    func request(_ demand: Subscribers.Demand) {
      notes.append("asked")
      give?()
    }

    func cancel() {
      notes.append("cancelled")
      give = nil
    }
  }

  @Test func aPublisherThatBeginsLaterIsAskedThen() async {
    let late = Late()
    var values = late.values.makeAsyncIterator()
    Task {
      late.notes.append("awaited")
      late.begin?()
    }
    #expect(await values.next(isolation: #isolation) == 7)
    #expect(late.notes == ["awaited", "begun", "asked"])
  }

  /// It went on, for as long as the publisher did.
  @Test func aLoopThatIsLeftCancels() async {
    let late = Late()
    Task { late.begin?() }
    for await _ in late.values { break }
    #expect(late.notes == ["begun", "asked", "cancelled"])
  }

  @Test func aLoopWithErrorsThatIsLeftCancels() async throws {
    let late = Late()
    Task { late.begin?() }
    for try await _ in late.setFailureType(to: Trouble.self).values { break }
    #expect(late.notes == ["begun", "asked", "cancelled"])
  }

  /// It was asked on another thread, while the main one may have sent.
  @Test func aPublisherIsAskedOnTheActorThatAwaits() async {
    let late = Late()
    var values = late.values.makeAsyncIterator()
    late.begin?()
    Task { late.notes.append("meanwhile") }
    let value = await values.next(isolation: #isolation)
    #expect(value == 7)
    #expect(late.notes.prefix(2) == ["begun", "asked"])
  }
}
