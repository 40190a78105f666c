extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher<Output, E>(
      self,
      value: { $1.send($0) },
      completion: { end, outlet in
        switch end {
        case .finished: outlet.finish(.finished)
        case .failure(let error): outlet.finish(.failure(transform(error)))
        }
      }
    )
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher<Output, P.Failure> { outlet in
      var parts: Set<AnyCancellable> = []
      sink(
        receiveCompletion: { end in
          switch end {
          case .finished: outlet.finish(.finished)
          case .failure(let error):
            handler(error)
              .sink(
                receiveCompletion: { outlet.finish($0) },
                receiveValue: { outlet.send($0) }
              )
              .store(in: &parts)
          }
        },
        receiveValue: { outlet.send($0) }
      ).store(in: &parts)
      return AnyCancellable { parts = [] }
    }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(value) }
  }

  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix): \(error)", file: file, line: line)
    }
  }

  /// Subscribes again after a failure.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher<Output, E>(
      self,
      value: { $1.send($0) },
      completion: { $1.finish(.finished) }
    )
  }
}
