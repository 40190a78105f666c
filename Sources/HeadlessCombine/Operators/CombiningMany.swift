extension Publisher {
  // MARK: One after the other

  public func append<Elements: Swift.Sequence>(
    _ elements: Elements
  ) -> AnyPublisher<Output, Failure> where Elements.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<Elements: Swift.Sequence>(
    _ elements: Elements
  ) -> AnyPublisher<Output, Failure> where Elements.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  // MARK: As they come

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    merge(with: b, c).merge(with: d)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    merge(with: b, c).merge(with: d, e)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure
  {
    merge(with: b, c, d, e).merge(with: f)
  }

  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure
  {
    merge(with: b, c, d, e).merge(with: f, g)
  }

  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output, H.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, H.Failure == Failure
  {
    merge(with: b, c, d, e).merge(with: f, g, h)
  }

  // MARK: Together

  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map(transform)
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map(transform)
  }

  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B,
    _ c: C,
    _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c).zip(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  public func zip<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure {
    zip(b).map(transform)
  }

  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map(transform)
  }

  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map(transform)
  }
}
