extension Publishers {
  /// When values are asked for that nobody has asked for yet.
  ///
  /// Publishers send here without being asked, so that both are the same.
  public enum PrefetchStrategy: Sendable {
    case keepFull, byRequest
  }

  /// What happens to a value that finds no place.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// [D] Keeps so many values at most for a subscriber that has not asked for them yet.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      self,
      value: { value, outlet in
        guard outlet.kept >= size else { return outlet.send(value) }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
          outlet.dropOldest()
          outlet.send(value)
        case .customError(let error): outlet.finish(.failure(error()))
        }
      }
    )
  }
}
