extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, each asked for when somebody awaits it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reading: Reading<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await reading.reader.next(isolation: actor)?.get()
    }
  }

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let reader = Reader<P.Output, Never>()
    publisher.receive(subscriber: reader)
    return Iterator(reading: Reading(reader))
  }
}
