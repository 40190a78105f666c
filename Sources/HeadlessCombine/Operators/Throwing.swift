/// Operators whose closures may throw: the publisher ends with the error. [D]
extension Publisher {
  public func tryScan<T>(
    _ initial: T,
    _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred {
      var total = initial
      return tryMap { value -> T in
        total = try next(total, value)
        return total
      }
    }.eraseToAnyPublisher()
  }

  public func tryReduce<T>(
    _ initial: T,
    _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initial, next).last().replaceEmpty(with: initial)
  }

  public func tryRemoveDuplicates(
    by isSame: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    Deferred {
      var last: Output?
      return tryFilter { value in
        if let last, try isSame(last, value) { return false }
        last = value
        return true
      }
    }.eraseToAnyPublisher()
  }

  public func tryPrefix(
    while goesOn: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempting { try goesOn($0) ? $1.send($0) : $1.finish(.finished) }
  }

  public func tryDrop(
    while isSkipped: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    Deferred {
      var isSkipping = true
      return tryFilter { value in
        if isSkipping { isSkipping = try isSkipped(value) }
        return !isSkipping
      }
    }.eraseToAnyPublisher()
  }

  public func tryFirst(
    where isMeant: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(isMeant).first() }

  public func tryLast(
    where isMeant: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(isMeant).last() }

  public func tryContains(
    where isMeant: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryFirst(where: isMeant).map { _ in true }.replaceEmpty(with: false)
  }

  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryContains { try !predicate($0) }.map { !$0 }
  }

  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryBest { try areInIncreasingOrder($0, $1) }
  }

  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryBest { try areInIncreasingOrder($1, $0) }
  }

  /// The value that no later one is better than.
  private func tryBest(
    _ isBetter: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryReduce(Output?.none) { best, next in
      guard let best else { return next }
      return try isBetter(next, best) ? next : best
    }.compactMap { $0 }
  }
}
