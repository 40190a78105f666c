/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their arrival.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(
    _ subscriber: S,
    first value: Output?
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    if ending == nil { outlets.append(outlet) }
    outlet.source = AnyCancellable { [weak self, weak outlet] in
      self?.outlets.removeAll { $0 === outlet }
    }
    subscriber.receive(subscription: outlet)
    if let value, ending == nil { outlet.send(value) }
    if let ending { outlet.finish(ending) }
  }

  /// [D] A value that nobody has asked for is lost, unless the subject keeps its latest.
  func send(_ value: Output, keeps: Bool) {
    guard ending == nil else { return }
    for outlet in outlets where keeps || outlet.demand > .none { outlet.sendLatest(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard ending == nil else { return }
    ending = completion
    let all = outlets
    outlets = []
    for outlet in all { outlet.finish(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value, keeps: false) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: nil)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.ending == nil else { return }
    current = value
    audience.send(value, keeps: true)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: current)
  }
}
