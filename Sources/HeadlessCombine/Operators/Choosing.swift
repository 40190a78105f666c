extension Publisher {
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where isMeant: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isMeant).first()
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return Empty().eraseToAnyPublisher() }
    return Deferred {
      var left = count
      return AnyPublisher<Output, Failure>(
        self,
        value: { value, outlet in
          left -= 1
          outlet.send(value)
          if left == 0 { outlet.finish(.finished) }
        }
      )
    }.eraseToAnyPublisher()
  }

  public func prefix(
    while goesOn: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self, value: { goesOn($0) ? $1.send($0) : $1.finish(.finished) })
  }

  public func prefix<Other: Publisher>(
    untilOutputFrom other: Other
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      let stop = other.sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in outlet.finish(.finished) }
      )
      let values = sink(
        receiveCompletion: { outlet.finish($0) },
        receiveValue: { outlet.send($0) }
      )
      return AnyCancellable {
        stop.cancel()
        values.cancel()
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    Deferred {
      var left = count
      return filter { _ in
        left -= 1
        return left < 0
      }
    }.eraseToAnyPublisher()
  }

  public func drop(while isSkipped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    Deferred {
      var isSkipping = true
      return filter { value in
        isSkipping = isSkipping && isSkipped(value)
        return !isSkipping
      }
    }.eraseToAnyPublisher()
  }

  /// [D] Each value is compared with the last that was sent.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    Deferred {
      var last: Output?
      return filter { value in
        if let last, isSame(last, value) { return false }
        last = value
        return true
      }
    }.eraseToAnyPublisher()
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in Never?.none } }

  public func collect() -> AnyPublisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    Deferred {
      var group: [Output] = []
      return AnyPublisher<[Output], Failure>(
        self,
        value: { value, outlet in
          group.append(value)
          guard group.count >= count else { return }
          outlet.send(group)
          group = []
        },
        completion: { end, outlet in
          if case .finished = end, !group.isEmpty { outlet.send(group) }
          outlet.finish(end)
        }
      )
    }.eraseToAnyPublisher()
  }

  public func reduce<T>(
    _ initial: T,
    _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Deferred {
      var total = initial
      return AnyPublisher<T, Failure>(
        self,
        value: { value, _ in total = next(total, value) },
        completion: { end, outlet in
          if case .finished = end { outlet.send(total) }
          outlet.finish(end)
        }
      )
    }.eraseToAnyPublisher()
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  public func last(where isMeant: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isMeant).last()
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    output(in: index...index)
  }

  public func output<R: RangeExpression<Int>>(in range: R) -> AnyPublisher<Output, Failure> {
    let bounds = range.relative(to: 0..<Int.max)
    return prefix(bounds.upperBound).dropFirst(bounds.lowerBound)
  }

  public func drop<Other: Publisher>(
    untilOutputFrom other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure {
    AnyPublisher { outlet in
      var isOpen = false
      let opening = other.first().sink(
        receiveCompletion: { if !isOpen { outlet.finish($0) } },
        receiveValue: { _ in isOpen = true }
      )
      let values = sink(
        receiveCompletion: { outlet.finish($0) },
        receiveValue: { if isOpen { outlet.send($0) } }
      )
      return AnyCancellable {
        opening.cancel()
        values.cancel()
      }
    }
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    Deferred {
      var isEmpty = true
      return AnyPublisher<Output, Failure>(
        self,
        value: {
          isEmpty = false
          $1.send($0)
        },
        completion: { end, outlet in
          if case .finished = end, isEmpty { outlet.send(value) }
          outlet.finish(end)
        }
      )
    }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == value }
  }
}
