extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that may fail, each asked for when somebody awaits it.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reading: Reading<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await reading.reader.next(isolation: actor)?.get()
    }
  }

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let reader = Reader<P.Output, P.Failure>()
    publisher.receive(subscriber: reader)
    return Iterator(reading: Reading(reader))
  }
}
