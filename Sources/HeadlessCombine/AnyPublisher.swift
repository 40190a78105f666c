/// Any publisher of such values.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Connects an outlet to what feeds it; the result ends that.
  private let attach: (Outlet<Output, Failure>) -> (any Cancellable)?

  init(_ attach: @escaping (Outlet<Output, Failure>) -> (any Cancellable)?) {
    self.attach = attach
  }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      self.init(publisher, value: { $1.send($0) })
    }
  }

  /// Passes what `upstream` sends through closures.
  init<Upstream: Publisher>(
    _ upstream: Upstream,
    value: @escaping (Upstream.Output, Outlet<Output, Failure>) -> Void,
    completion:
      @escaping (Subscribers.Completion<Upstream.Failure>, Outlet<Output, Failure>) -> Void
  ) {
    self.init { outlet in
      let sink = Subscribers.Sink<Upstream.Output, Upstream.Failure>(
        receiveCompletion: { completion($0, outlet) },
        receiveValue: { value($0, outlet) }
      )
      // Kept before anything is sent: a value that ends the outlet ends what feeds it at once.
      let feeding = AnyCancellable(sink)
      outlet.source = feeding
      upstream.receive(subscriber: sink)
      return feeding
    }
  }

  /// The same, with the end of `upstream`.
  init<Upstream: Publisher>(
    _ upstream: Upstream,
    value: @escaping (Upstream.Output, Outlet<Output, Failure>) -> Void
  ) where Upstream.Failure == Failure {
    self.init(upstream, value: value, completion: { $1.finish($0) })
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    if !outlet.isOver { outlet.source = attach(outlet) }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Gives a subscriber the values it has asked for, and keeps the others until it asks again.
final class Outlet<Input, Failure: Error>: Subscription {
  private var take: ((Input) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private(set) var demand = Subscribers.Demand.none
  private var waiting: ArraySlice<Input> = []
  private var ending: Subscribers.Completion<Failure>?
  private var isGiving = false

  /// What feeds the outlet; it is cancelled with it.
  var source: (any Cancellable)? {
    didSet { if isOver || ending != nil { release() } }
  }

  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    take = subscriber.receive
    end = subscriber.receive(completion:)
  }

  var isOver: Bool { take == nil }

  /// How many values wait for somebody who asks for them.
  var kept: Int { waiting.count }

  func dropOldest() { _ = waiting.popFirst() }

  func send(_ value: Input) {
    guard !isOver, ending == nil else { return }
    waiting.append(value)
    give()
  }

  /// Takes the place of values that nobody has asked for.
  func sendLatest(_ value: Input) {
    if demand == .none { waiting = [] }
    send(value)
  }

  /// What feeds the outlet has nothing more to bring, even if values still wait.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver, ending == nil else { return }
    ending = completion
    give()
    release()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    give()
  }

  func cancel() {
    (take, end) = (nil, nil)
    waiting = []
    release()
  }

  private func release() {
    let source = source
    guard source != nil else { return }
    self.source = nil
    source?.cancel()
  }

  /// A value that is sent while another is being given comes after it.
  private func give() {
    guard !isGiving else { return }
    isGiving = true
    defer { isGiving = false }
    while let take, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += take(waiting.removeFirst())
    }
    guard waiting.isEmpty, let ending, let end else { return }
    (take, self.end) = (nil, nil)
    end(ending)
  }
}
