extension Publishers {
  /// When collected values are sent on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// [D] Ends when nothing has come for that long: with the error, or without one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      var clock: (any Cancellable)?
      func wait() {
        clock?.cancel()
        let end = scheduler.now.advanced(by: interval)
        // Only repeated work can be cancelled.
        clock = scheduler.schedule(after: end, interval: interval) {
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      let values = sink(
        receiveCompletion: { outlet.finish($0) },
        receiveValue: { value in
          wait()
          outlet.send(value)
        }
      )
      return AnyCancellable {
        clock?.cancel()
        values.cancel()
      }
    }
  }

  /// [D] The time from the subscription to the first value, and from each to the next.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    Deferred {
      var last = scheduler.now
      return map { _ -> S.SchedulerTimeType.Stride in
        defer { last = scheduler.now }
        return last.distance(to: scheduler.now)
      }
    }.eraseToAnyPublisher()
  }

  /// [D] Sends what has come in each span of time, and before the end what is left.
  ///
  /// [I] The spans begin with the subscription; one without values sends nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, span, most) = strategy.parts
    return AnyPublisher { outlet in
      var group: [Output] = []
      func send() {
        guard !group.isEmpty else { return }
        let whole = group
        group = []
        outlet.send(whole)
      }
      let clock = scheduler.schedule(after: scheduler.now.advanced(by: span), interval: span, send)
      let values = sink(
        receiveCompletion: { end in
          if case .finished = end { send() }
          outlet.finish(end)
        },
        receiveValue: { value in
          group.append(value)
          if group.count >= most { send() }
        }
      )
      return AnyCancellable {
        clock.cancel()
        values.cancel()
      }
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
    switch self {
    case .byTime(let scheduler, let span): (scheduler, span, .max)
    case .byTimeOrCount(let scheduler, let span, let count): (scheduler, span, count)
    }
  }
}
