extension Publisher {
  /// Ends with the first value that the closure takes.
  public func contains(
    where isMeant: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: isMeant).map { _ in true }.replaceEmpty(with: false)
  }

  /// Ends with the first value that the closure refuses.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    best { areInIncreasingOrder($0, $1) }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// The value that no later one is better than.
  private func best(
    _ isBetter: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, next in best.map { isBetter(next, $0) ? next : $0 } ?? next }
      .compactMap { $0 }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}
