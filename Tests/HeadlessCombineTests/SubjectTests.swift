import Foundation
import HeadlessCombine
import Testing

@MainActor @Suite struct SubjectTests {
  @Test func aPassthroughSubjectSendsWhatComesWhileOneListens() {
    let subject = PassthroughSubject<Int, Trouble>()
    subject.send(1)
    let recorder = Recorder(subject)
    subject.send(2)
    subject.send(completion: .failure(.small))
    subject.send(3)
    #expect(recorder.line == "2 !small")
    #expect(Recorder(subject).line == "!small")
  }

  @Test func aCurrentValueSubjectBeginsWithItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(subject)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(recorder.line == "1 2 3")
    subject.send(completion: .finished)
    subject.send(4)
    #expect(recorder.line == "1 2 3 |")
    #expect(subject.value == 3)
  }

  @Test func nothingArrivesAfterCancelling() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.map { $0 + 1 }.filter { $0 > 0 })
    subject.send(1)
    recorder.stop()
    subject.send(2)
    #expect(recorder.line == "2")
  }

  @Test func aCancelledChainLetsGoOfItsParts() {
    weak var held: Token?
    let subject = PassthroughSubject<Int, Never>()
    var listening: AnyCancellable?
    do {
      let token = Token()
      held = token
      listening = subject.map { $0 + token.number }.removeDuplicates().sink { _ in }
    }
    #expect(held != nil)
    listening = nil
    #expect(held == nil)
    _ = listening
  }

  @Test func aValueSentWhileAnotherIsTakenComesAfterIt() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let listening = subject.sink { value in
      if value < 3 { subject.send(value + 1) }
      heard.append(value)
    }
    subject.send(1)
    #expect(heard == [1, 2, 3])
    listening.cancel()
  }

  @Test func aSubscriberGetsAsManyValuesAsItAsksFor() {
    let slow = SlowSubscriber()
    [1, 2, 3].publisher.subscribe(slow)
    #expect(slow.heard == [])
    slow.subscription?.request(.max(2))
    #expect(slow.heard == ["1", "2"])
    slow.subscription?.request(.max(5))
    #expect(slow.heard == ["1", "2", "3", "|"])
  }

  @Test func theLatestOfEachIsCombined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder(left.combineLatest(right) { "\($0)\($1)" })
    left.send(1)
    right.send("a")
    left.send(2)
    right.send("b")
    left.send(completion: .finished)
    right.send("c")
    right.send(completion: .finished)
    #expect(recorder.line == "1a 2a 2b 2c |")
  }

  @Test func whatWaitsForItsPartnerKeepsItsPlace() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder(left.zip(right))
    for value in 1...3 { left.send(value) }
    right.send("a")
    right.send("b")
    #expect(recorder.line == "(1, \"a\") (2, \"b\")")
  }

  @Test func aSinkMayStopWhileItsSubscriptionBegins() {
    let subscription = EagerSubscription()
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in },
      receiveValue: { _ in subscription.sink?.cancel() }
    )
    subscription.sink = sink
    sink.receive(subscription: subscription)
    #expect(subscription.calls == ["request", "cancel"])
    let late = EagerSubscription()
    sink.receive(subscription: late)
    #expect(late.calls == ["cancel"])
  }

  @Test func whatCanBringNothingMoreEnds() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (pairs, latest) = (Recorder(left.zip(right)), Recorder(left.combineLatest(right)))
    left.send(1)
    left.send(completion: .finished)
    right.send(2)
    right.send(3)
    #expect(pairs.line == "(1, 2) |")
    #expect(latest.line == "(1, 2) (1, 3)")
    right.send(completion: .finished)
    #expect(latest.line == "(1, 2) (1, 3) |")
    #expect(Recorder(PassthroughSubject<Int, Never>().prefix(0)).line == "|")
  }

  @Test func anEmptyPublisherEndsItsPairsButNotTheLatest() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(Recorder(subject.zip(Empty<Int, Never>())).line == "|")
    #expect(Recorder(subject.combineLatest(Empty<Int, Never>())).line == "")
  }

  @Test func theNewestPublisherReplacesTheOneBefore() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    #expect(recorder.line == "1 3 |")
  }

  @Test func sharedWorkIsDoneOnce() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (first, second) = (Recorder(shared), Recorder(shared))
    subject.send(1)
    first.stop()
    subject.send(2)
    second.stop()
    subject.send(3)
    #expect(first.line == "1")
    #expect(second.line == "1 2")
    #expect(subscriptions == 1)
  }

  @Test func aFutureTellsEverybodyItsOneValue() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let early = Recorder(future)
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.line == "5 |")
    #expect(Recorder(future).line == "5 |")
  }

  @Test func aDemandIsNeverNegativeAndUnlimitedStays() {
    #expect(Subscribers.Demand.max(2) - 3 == .none)
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(.max) + .max(1) == .unlimited)
    #expect(Subscribers.Demand.max(3) < .unlimited)
    #expect(!(Subscribers.Demand.unlimited < .unlimited))
  }
}

/// Sends a value as soon as it is asked.
private final class EagerSubscription: Subscription {
  var sink: Subscribers.Sink<Int, Never>?
  private(set) var calls: [String] = []

  func request(_ demand: Subscribers.Demand) {
    calls.append("request")
    _ = sink?.receive(1)
  }

  func cancel() { calls.append("cancel") }
}

private final class Token {
  let number = 1
}

private final class SlowSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private(set) var subscription: (any Subscription)?
  private(set) var heard: [String] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    heard.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { heard.append("|") }
}
