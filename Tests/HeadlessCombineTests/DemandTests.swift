import HeadlessCombine
import Testing

/// Who gets how much of what, and for how long.
@MainActor @Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  /// Asks for as many values as it is told, and for `more` with each that it gets.
  private final class Asker: Subscriber {
    typealias Input = Int
    typealias Failure = Never

    private(set) var subscription: (any Subscription)?
    private(set) var heard: [String] = []
    private let more: Demand

    init(more: Demand = .none) {
      self.more = more
    }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Demand {
      heard.append("\(input)")
      return more
    }

    func receive(completion: Subscribers.Completion<Never>) { heard.append("|") }
  }

  @Test func aPassthroughSubjectLosesWhatNobodyAskedFor() {
    let (subject, asker) = (PassthroughSubject<Int, Never>(), Asker())
    subject.subscribe(asker)
    subject.send(1)
    asker.subscription?.request(.max(2))
    for value in 2...4 { subject.send(value) }
    asker.subscription?.request(.max(1))
    subject.send(5)
    #expect(asker.heard == ["2", "3", "5"])
    subject.send(completion: .finished)
    #expect(asker.heard.last == "|")
  }

  /// [D] It keeps one value: the latest.
  @Test func aCurrentValueSubjectKeepsItsLatestForLater() {
    let (subject, asker) = (CurrentValueSubject<Int, Never>(1), Asker())
    subject.subscribe(asker)
    subject.send(2)
    subject.send(3)
    #expect(asker.heard == [])
    asker.subscription?.request(.max(1))
    #expect(asker.heard == ["3"])
    subject.send(4)
    subject.send(5)
    asker.subscription?.request(.unlimited)
    subject.send(6)
    #expect(asker.heard == ["3", "5", "6"])
  }

  @Test func eachValueMayAskForMore() {
    let asker = Asker(more: .max(1))
    [1, 2, 3].publisher.subscribe(asker)
    asker.subscription?.request(.max(1))
    #expect(asker.heard == ["1", "2", "3", "|"])
  }

  /// A sequence without an end was sent on for ever, and closures were asked after they had thrown.
  @Test func aValueThatEndsAPublisherEndsWhatFeedsItAtOnce() {
    var asked: [Int] = []
    let first = (1...).publisher.map { number -> Int in
      asked.append(number)
      return 10 * number
    }.first { $0 > 10 }
    #expect(Recorder(first).line == "20 |" && asked == [1, 2])
    let failing = (1...).publisher.tryMap { number -> Int in
      asked.append(number)
      throw Trouble.small
    }
    #expect(Recorder(failing).line == "!small" && asked == [1, 2, 1])
  }

  @Test func whatIsFlattenedOrWatchedEndsAtOnce() {
    var asked: [Int] = []
    let flat = (1...).publisher.flatMap { number -> Just<Int> in
      asked.append(number)
      return Just(number)
    }.first { $0 > 1 }
    #expect(Recorder(flat).line == "2 |" && asked == [1, 2])
    #expect(Recorder(Just(0).flatMap { _ in (1...).publisher }.first()).line == "1 |")
    var heard: [Int] = []
    let watched = (1...).publisher.handleEvents(receiveOutput: { heard.append($0) }).first()
    #expect(Recorder(watched).line == "1 |" && heard == [1])
  }

  /// The last values wait for somebody who asks, but nothing more is asked for.
  @Test func anEndThatWaitsEndsWhatFeedsItAtOnce() {
    let asker = Asker()
    (1...).publisher.prefix(3).subscribe(asker)
    #expect(asker.heard == [])
    asker.subscription?.request(.max(2))
    #expect(asker.heard == ["1", "2"])
    asker.subscription?.request(.max(1))
    #expect(asker.heard == ["1", "2", "3", "|"])
  }

  @Test func aCancelledSubscriptionBringsNothing() {
    let asker = Asker()
    [1, 2, 3].publisher.subscribe(asker)
    asker.subscription?.request(.max(1))
    asker.subscription?.cancel()
    asker.subscription?.request(.unlimited)
    #expect(asker.heard == ["1"])
  }

  @Test(
    arguments: [
      (Demand.max(2), Demand.max(3), Demand.max(5)), (.none, .max(3), .max(3)),
      (.unlimited, .max(3), .unlimited), (.max(3), .unlimited, .unlimited),
      (.max(-4), .max(1), .max(1)),
    ] as [(Demand, Demand, Demand)]
  )
  private func demandsAddUp(one: Demand, two: Demand, sum: Demand) {
    #expect(one + two == sum)
    var total = one
    total += two
    #expect(total == sum)
  }

  @Test func demandsAreOrdered() {
    let rising = [Demand.none, .max(1), .max(7), .unlimited]
    for (index, left) in rising.enumerated() {
      for (other, right) in rising.enumerated() { #expect((left < right) == (index < other)) }
    }
    var demand = Demand.max(5)
    demand -= 2
    #expect(demand == .max(3) && Demand.max(5) - 2 == .max(3))
    #expect(Demand.unlimited.max == nil && Demand.none.max == 0)
  }

  /// [D] A buffer keeps what comes before it is asked for, up to its size.
  @Test(arguments: [(false, ["1", "2", "|"]), (true, ["3", "4", "|"])])
  func aFullBufferDropsValues(oldest: Bool, heard: [String]) {
    let (subject, asker) = (PassthroughSubject<Int, Never>(), Asker())
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: oldest ? .dropOldest : .dropNewest)
      .subscribe(asker)
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(asker.heard == [])
    asker.subscription?.request(.unlimited)
    #expect(asker.heard == heard)
  }

  @Test func aFullBufferMayFail() {
    let source = PassthroughSubject<Int, Trouble>()
    var subscription: (any Subscription)?
    var heard: [Int] = []
    var ending: Subscribers.Completion<Trouble>?
    source.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { .great })
      .subscribe(
        AnySubscriber(
          receiveSubscription: { subscription = $0 },
          receiveValue: { value in
            heard.append(value)
            return .none
          },
          receiveCompletion: { ending = $0 }
        )
      )
    for value in 1...3 { source.send(value) }
    subscription?.request(.unlimited)
    #expect(heard == [1] && ending == .failure(.great))
  }

  // MARK: Subscribers of a subject

  @Test func subscribersHearInTheOrderOfTheirArrival() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    var listening: [AnyCancellable] = []
    for name in ["a", "b", "c"] {
      subject.sink { heard.append(name + "\($0)") }.store(in: &listening)
    }
    subject.send(1)
    listening.remove(at: 1).cancel()
    subject.send(2)
    #expect(heard == ["a1", "b1", "c1", "a2", "c2"])
  }

  /// One that leaves while a value is told to all does not keep it from the others.
  @Test func aSubscriberMayStopItselfOrAnother() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    var (first, second): (AnyCancellable?, AnyCancellable?) = (nil, nil)
    first = subject.sink {
      heard.append("a\($0)")
      first?.cancel()
      second?.cancel()
    }
    second = subject.sink { heard.append("b\($0)") }
    let third = subject.sink { heard.append("c\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(heard == ["a1", "c1", "c2"])
    third.cancel()
  }

  @Test func afterTheEndOnlyTheEndIsTold() {
    let subject = CurrentValueSubject<Int, Trouble>(1)
    subject.send(completion: .failure(.small))
    subject.send(completion: .finished)
    #expect(Recorder(subject).line == "!small")
    let passed = PassthroughSubject<Int, Never>()
    let recorder = Recorder(passed)
    passed.send(completion: .finished)
    passed.send(completion: .finished)
    #expect(recorder.line == "|")
  }

  @Test func aSubjectPassesOnWhatItSubscribesTo() {
    let (source, subject) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let recorder = Recorder(subject)
    let link = source.subscribe(subject)
    source.send(1)
    source.send(completion: .failure(.great))
    #expect(recorder.line == "1 !great")
    link.cancel()
  }

  // MARK: Lifetime

  @Test func aCancellableCancelsOnce() {
    var count = 0
    var kept: AnyCancellable? = AnyCancellable { count += 1 }
    kept?.cancel()
    kept?.cancel()
    kept = nil
    #expect(count == 1 && kept == nil)
    do {
      let dropped = AnyCancellable { count += 1 }
      #expect(dropped == dropped && dropped != AnyCancellable {})
    }
    #expect(count == 2)
  }

  @Test func aStoreKeepsWhatItHolds() {
    let subject = PassthroughSubject<Int, Never>()
    var (set, array): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
    var count = 0
    subject.sink { _ in count += 1 }.store(in: &set)
    subject.sink { _ in count += 1 }.store(in: &array)
    subject.send(1)
    #expect(count == 2 && set.count == 1 && array.count == 1)
    set = []
    subject.send(1)
    array = []
    subject.send(1)
    #expect(count == 3)
  }

  @Test func aSinkHearsNothingAfterItsEnd() {
    var heard: [String] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in heard.append("|") },
      receiveValue: { heard.append("\($0)") }
    )
    #expect(sink.receive(1) == .none)
    sink.receive(completion: .finished)
    sink.receive(completion: .finished)
    _ = sink.receive(2)
    #expect(heard == ["1", "|"])
  }

  @Test func anAssignedPropertyEndsWithItsOwner() {
    final class Model {
      @Published var name = "a"
      func follow(_ subject: PassthroughSubject<String, Never>) { subject.assign(to: &$name) }
    }
    var released = false
    let subject = PassthroughSubject<String, Never>()
    let watched = subject.handleEvents(receiveCancel: { released = true })
    do {
      let model = Model()
      watched.assign(to: &model.$name)
      model.follow(subject)
      subject.send("b")
      #expect(model.name == "b" && !released)
    }
    #expect(released)
  }

  @Test func identitiesAreOfObjects() {
    let (one, two) = (Asker(), Asker())
    #expect(one.combineIdentifier == one.combineIdentifier)
    #expect(one.combineIdentifier != two.combineIdentifier)
    let made = CombineIdentifier()
    #expect(made == made && made != CombineIdentifier())
  }

  // MARK: Sharing

  @Test func aConnectablePublisherWaitsForItsConnection() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (first, second) = (Recorder(connectable), Recorder(connectable))
    #expect(first.line == "" && second.line == "")
    let connection = connectable.connect()
    #expect(first.line == "1 2 |" && second.line == "1 2 |")
    connection.cancel()
  }

  @Test func aConnectionEndsWithTheLastSubscriberAndBeginsAnew() {
    var (begun, ended) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared =
      subject
      .handleEvents(
        receiveSubscription: { _ in begun += 1 },
        receiveCancel: { ended += 1 }
      )
      .multicast(subject: PassthroughSubject<Int, Never>()).autoconnect()
    let (first, second) = (Recorder(shared), Recorder(shared))
    first.stop()
    #expect(begun == 1 && ended == 0)
    second.stop()
    #expect(begun == 1 && ended == 1)
    let third = Recorder(shared)
    subject.send(1)
    #expect(begun == 2 && third.line == "1" && first.line == "")
  }

  @Test func theSubjectOfAMulticastIsMadeWhenSomebodySubscribes() {
    var made = 0
    let shared = [1, 2].publisher.multicast { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }
    #expect(made == 0)
    let recorders = [Recorder(shared), Recorder(shared)]
    let connection = shared.connect()
    #expect(made == 1 && recorders.map(\.line) == ["1 2 |", "1 2 |"])
    connection.cancel()
  }
}
