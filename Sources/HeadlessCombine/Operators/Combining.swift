extension Publisher {
  /// Retains every publisher that it makes until that has ended.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    flattened(most: maxPublishers.max, transform)
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flattened(most: maxPublishers.max) { transform($0).setFailureType(to: Failure.self) }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { outlet in
      let crew = Crew(outlet)
      return crew.follow(self) { publisher in
        crew.dismiss()
        crew.add(publisher)
      }
    }
  }

  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }

  private func flattened<P: Publisher>(
    most: Int?,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { outlet in
      let crew = Crew(outlet, most: most)
      return crew.follow(self) { crew.add(transform($0)) }
    }
  }

  // MARK: Side by side

  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
      .setFailureType(to: Failure.self)
      .flatMap(maxPublishers: .max(1)) { $0 }
  }

  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: values))
  }

  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    other.append(self)
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: values).append(self)
  }

  // MARK: Together

  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> AnyPublisher<(Output, B.Output), Failure> where B.Failure == Failure {
    together(with: b, keepsLatest: true)
  }

  public func combineLatest<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure {
    combineLatest(b).map(transform)
  }

  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B,
    _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B,
    _ c: C,
    _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  public func zip<B: Publisher>(_ b: B) -> AnyPublisher<(Output, B.Output), Failure>
  where B.Failure == Failure {
    together(with: b, keepsLatest: false)
  }

  public func zip<B: Publisher, C: Publisher>(
    _ b: B,
    _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b).zip(c).map { ($0.0, $0.1, $1) }
  }

  /// Pairs the newest of both, or the first of one with the first of the other and so on.
  private func together<B: Publisher>(
    with other: B,
    keepsLatest: Bool
  ) -> AnyPublisher<(Output, B.Output), Failure> where B.Failure == Failure {
    AnyPublisher { outlet in
      var (left, right): ([Output], [B.Output]) = ([], [])
      var (hasLeft, hasRight) = (true, true)
      func pair() {
        guard let a = left.first, let b = right.first else { return }
        outlet.send((a, b))
        guard !keepsLatest else { return }
        left.removeFirst()
        right.removeFirst()
      }
      func checkEnd() {
        // No further pair can come; the latest of one may still be combined with news of the other.
        let isStarved = !hasLeft && left.isEmpty || !hasRight && right.isEmpty
        if !hasLeft && !hasRight || isStarved && !keepsLatest { outlet.finish(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { outlet.finish(completion) } else { checkEnd() }
      }
      let first = sink(
        receiveCompletion: {
          hasLeft = false
          end($0)
        },
        receiveValue: {
          if keepsLatest { left = [] }
          left.append($0)
          pair()
          checkEnd()
        }
      )
      let second = other.sink(
        receiveCompletion: {
          hasRight = false
          end($0)
        },
        receiveValue: {
          if keepsLatest { right = [] }
          right.append($0)
          pair()
          checkEnd()
        }
      )
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

/// The publishers that feed one outlet, and the one that brings them.
private final class Crew<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private let most: Int
  private var leader: AnyCancellable?
  private var isLed = true
  private var members: [Int: AnyCancellable] = [:]
  private var waiting: [() -> Void] = []
  private var running: Set<Int> = []
  private var next = 0

  init(_ outlet: Outlet<Output, Failure>, most: Int? = nil) {
    (self.outlet, self.most) = (outlet, most ?? .max)
  }

  /// The result ends everything; the outlet has it before anything is sent, to end it at once.
  func follow<P: Publisher>(
    _ publisher: P,
    _ bring: @escaping (P.Output) -> Void
  ) -> AnyCancellable where P.Failure == Failure {
    let sink = Subscribers.Sink<P.Output, Failure>(
      receiveCompletion: { [self] end in
        isLed = false
        if case .failure = end { outlet.finish(end) }
        checkEnd()
      },
      receiveValue: bring
    )
    leader = AnyCancellable(sink)
    let feeding = AnyCancellable(cancel)
    outlet.source = feeding
    publisher.receive(subscriber: sink)
    return feeding
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    guard running.count < most else {
      waiting.append { [self] in add(publisher) }
      return
    }
    let number = next
    next += 1
    running.insert(number)
    let member = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { [self] end in
        if case .failure = end { outlet.finish(end) }
        running.remove(number)
        members[number] = nil
        if running.count < most, !waiting.isEmpty { waiting.removeFirst()() }
        checkEnd()
      },
      receiveValue: { [self] in outlet.send($0) }
    )
    members[number] = AnyCancellable(member)
    publisher.receive(subscriber: member)
  }

  func dismiss() {
    members = [:]
    running = []
  }

  func cancel() {
    leader = nil
    waiting = []
    dismiss()
  }

  private func checkEnd() {
    if !isLed, running.isEmpty, waiting.isEmpty { outlet.finish(.finished) }
  }
}

extension Publishers {
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let whole: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      whole = a.merge(with: b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      whole.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let whole: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      whole = a.combineLatest(b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      whole.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let whole: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      whole = a.combineLatest(b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      whole.receive(subscriber: subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let whole: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      whole = a.zip(b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      whole.receive(subscriber: subscriber)
    }
  }
}
