public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, until the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// One subscription for all subscribers, while there are any.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    return shared(through: subject) { [self] in subscribe(subject) }
  }

  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// [I] The subject is made once, when somebody subscribes or connects.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  public final class Multicast<Upstream: Publisher, Middle: Subject>: ConnectablePublisher
  where Middle.Output == Upstream.Output, Middle.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> Middle
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> Middle) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let whole: AnyPublisher<Output, Failure>

    public init(upstream: Upstream) {
      self.upstream = upstream
      whole = shared(through: upstream, connect: upstream.connect)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      whole.receive(subscriber: subscriber)
    }
  }
}

/// Counts the subscribers of `publisher`.
private func shared<P: Publisher>(
  through publisher: P,
  connect: @escaping () -> any Cancellable
) -> AnyPublisher<P.Output, P.Failure> {
  let count = Count()
  return AnyPublisher { outlet in
    let member = publisher.sink(
      receiveCompletion: { outlet.finish($0) },
      receiveValue: { outlet.send($0) }
    )
    count.people += 1
    if count.people == 1 { count.connection = connect() }
    return AnyCancellable {
      member.cancel()
      count.people -= 1
      guard count.people == 0 else { return }
      count.connection?.cancel()
      count.connection = nil
    }
  }
}

private final class Count {
  var people = 0
  var connection: (any Cancellable)?
}
