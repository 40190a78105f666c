import HeadlessCombine
import Testing

/// Subscribers that hide what they are made of.
@MainActor @Suite struct AnySubscriberTests {
  @Test func closuresGetAsManyValuesAsTheyAskFor() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: { value in
        heard.append("\(value)")
        return value == 1 ? .max(1) : .none
      },
      receiveCompletion: { _ in heard.append("|") }
    )
    subject.subscribe(subscriber)
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(heard == ["1", "2", "|"])
  }

  /// Counts what is asked for.
  private final class Asked: Subscription {
    var count = 0

    func request(_ demand: Subscribers.Demand) { count += 1 }
    func cancel() {}
  }

  @Test func withoutClosuresNothingIsAskedFor() {
    let (subscriber, asked) = (AnySubscriber<Int, Never>(), Asked())
    subscriber.receive(subscription: asked)
    #expect(subscriber.receive(1) == .none)
    subscriber.receive(completion: .finished)
    #expect(asked.count == 0)
  }

  @Test func eachSubscriberHasAnIdentityOfItsOwn() {
    let (one, other) = (AnySubscriber<Int, Never>(), AnySubscriber<Int, Never>())
    #expect(one.combineIdentifier != other.combineIdentifier)
  }

  @Test func aSubjectHearsEverything() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(subject)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(recorder.line == "0 1 2 |")
  }

  @Test func aSubscriberKeepsItsIdentityInside() {
    var heard: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in },
      receiveValue: { heard.append($0) }
    )
    let subscriber = AnySubscriber(sink)
    [3, 4].publisher.subscribe(subscriber)
    #expect(heard == [3, 4])
    #expect(subscriber.combineIdentifier == sink.combineIdentifier)
  }

  /// [D] The object that is assigned to is retained no longer than values may come.
  @Test func theCompletionReleasesTheObject() {
    final class Box {
      var value = 0
    }
    let subject = PassthroughSubject<Int, Never>()
    var box: Box? = Box()
    weak let seen = box
    let listening = subject.assign(to: \.value, on: box ?? Box())
    box = nil
    subject.send(3)
    #expect(seen?.value == 3)
    subject.send(completion: .finished)
    #expect(seen == nil)
    listening.cancel()
  }

  /// The object held what cancels the assigning, which was about to change and stopped the program.
  @Test func theCompletionFreesAnObjectThatListensItself() {
    final class Listener {
      var value = 0
      var listening: AnyCancellable?
    }
    let subject = PassthroughSubject<Int, Never>()
    var listener: Listener? = Listener()
    weak let seen = listener
    listener?.listening = subject.assign(to: \.value, on: listener ?? Listener())
    listener = nil
    subject.send(3)
    #expect(seen?.value == 3)
    subject.send(completion: .finished)
    #expect(seen == nil)
  }
}
