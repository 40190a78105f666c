extension Publishers {
  /// What an upstream sends, each in a later turn of a scheduler, in the same order.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      AnyPublisher(
        upstream,
        value: { value, outlet in scheduler.schedule(options: options) { outlet.send(value) } },
        completion: { end, outlet in
          scheduler.schedule(options: options) { outlet.finish(end) }
        }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// In a later turn, in the same order.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The work of subscribing happens where it is asked for: here there is one thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      self,
      value: { value, outlet in scheduler.schedule(in: interval) { outlet.send(value) } },
      completion: { end, outlet in scheduler.schedule(in: interval) { outlet.finish(end) } }
    )
  }

  /// A value is sent when none has followed it for that long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    Deferred {
      var round = 0
      var last: Output?
      return AnyPublisher<Output, Failure>(
        self,
        value: { value, outlet in
          round += 1
          last = value
          let mine = round
          scheduler.schedule(in: dueTime) {
            guard mine == round, let value = last else { return }
            last = nil
            outlet.send(value)
          }
        },
        completion: { end, outlet in
          // [D] What waits is sent before the end.
          if case .finished = end, let value = last { outlet.send(value) }
          last = nil
          outlet.finish(end)
        }
      )
    }.eraseToAnyPublisher()
  }

  /// The first value at once, then at most one in each interval: the newest or the oldest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      let gate = Gate<Output>(latest: latest)
      func open() {
        scheduler.schedule(in: interval) {
          guard let value = gate.waiting else { return gate.isShut = false }
          gate.waiting = nil
          outlet.send(value)
          open()
        }
      }
      return sink(
        receiveCompletion: { outlet.finish($0) },
        receiveValue: { value in
          guard gate.isShut else {
            gate.isShut = true
            outlet.send(value)
            return open()
          }
          if gate.waiting == nil || gate.latest { gate.waiting = value }
        }
      )
    }
  }
}

private final class Gate<Value> {
  let latest: Bool
  var isShut = false
  var waiting: Value?

  init(latest: Bool) {
    self.latest = latest
  }
}
