extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher(self, value: { $1.send(transform($0)) })
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<A, B>(
    _ first: KeyPath<Output, A>,
    _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func map<A, B, C>(
    _ first: KeyPath<Output, A>,
    _ second: KeyPath<Output, B>,
    _ third: KeyPath<Output, C>
  ) -> AnyPublisher<(A, B, C), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> { attempting { $1.send(try transform($0)) } }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher(self, value: { value, outlet in transform(value).map(outlet.send) })
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    attempting { value, outlet in try transform(value).map(outlet.send) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }

  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? value }
  }

  public func scan<T>(
    _ initial: T,
    _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Deferred {
      var total = initial
      return map { value -> T in
        total = next(total, value)
        return total
      }
    }.eraseToAnyPublisher()
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      var isOver = false
      receiveSubscription?(outlet)
      receiveRequest?(.unlimited)
      let inner = Subscribers.Sink<Output, Failure>(
        receiveCompletion: {
          isOver = true
          receiveCompletion?($0)
          outlet.finish($0)
        },
        receiveValue: {
          receiveOutput?($0)
          outlet.send($0)
        }
      )
      let feeding = AnyCancellable {
        if !isOver { receiveCancel?() }
        inner.cancel()
      }
      outlet.source = feeding
      receive(subscriber: inner)
      return feeding
    }
  }

  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : prefix + ": "
    var stream = stream
    func write(_ line: String) {
      if stream == nil { Swift.print(head + line) } else { stream?.write(head + line + "\n") }
    }
    return handleEvents(
      receiveSubscription: { _ in write("receive subscription") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") }
    )
  }

  /// Ends with the error that the closure throws.
  func attempting<T>(
    _ work: @escaping (Output, Outlet<T, any Error>) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher<T, any Error>(
      self,
      value: { value, outlet in
        do {
          try work(value, outlet)
        } catch {
          outlet.finish(.failure(error))
        }
      },
      completion: { end, outlet in
        switch end {
        case .finished: outlet.finish(.finished)
        case .failure(let error): outlet.finish(.failure(error))
        }
      }
    )
  }
}
