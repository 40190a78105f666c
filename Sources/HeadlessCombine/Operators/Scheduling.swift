public import Dispatch
public import Foundation
import Timeline
import VirtualTime

/// Where and when values are delivered.
///
/// On the main queue and the main run loop, delays follow the stage's clock.
public protocol Scheduler {
  typealias SchedulerTimeType = SchedulerTime

  /// Runs work after that many seconds, or in a later turn where they are nil.
  func perform(after seconds: Double?, _ work: @escaping () -> Void)
}

public enum SchedulerTime {
  /// A length of time.
  public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    let seconds: Double

    init(_ seconds: Double) {
      self.seconds = seconds
    }

    public init(floatLiteral value: Double) {
      self.init(value)
    }

    public init(integerLiteral value: Int) {
      self.init(Double(value))
    }

    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
  }
}

extension DispatchQueue: Scheduler {
  public func perform(after seconds: Double?, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    guard let seconds else { return async { work() } }
    let isMain = label == DispatchQueue.main.label
    guard isMain, let core = StageCore.inUse else {
      return asyncAfter(deadline: .now() + seconds) { work() }
    }
    core.queue.at(core.now + Instant(seconds: seconds)) { work() }
  }
}

extension RunLoop: Scheduler {
  public func perform(after seconds: Double?, _ work: @escaping () -> Void) {
    DispatchQueue.main.perform(after: seconds, work)
  }
}

extension OperationQueue: Scheduler {
  public func perform(after seconds: Double?, _ work: @escaping () -> Void) {
    DispatchQueue.main.perform(after: seconds, work)
  }
}

public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func perform(after seconds: Double?, _ work: @escaping () -> Void) { work() }
}

extension Publishers {
  /// What an upstream sends, each in a later turn of a scheduler, in the same order.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Never?

    public init(upstream: Upstream, scheduler: Context, options: Never?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      AnyPublisher(
        upstream,
        value: { value, outlet in scheduler.perform(after: nil) { outlet.send(value) } },
        completion: { end, outlet in scheduler.perform(after: nil) { outlet.finish(end) } }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// In a later turn, in the same order.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
      .eraseToAnyPublisher()
  }

  /// The work of subscribing happens where it is asked for: here there is one thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay<S: Scheduler>(
    for interval: SchedulerTime.Stride,
    tolerance: SchedulerTime.Stride? = nil,
    scheduler: S,
    options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = interval.seconds
    return AnyPublisher(
      self,
      value: { value, outlet in scheduler.perform(after: seconds) { outlet.send(value) } },
      completion: { end, outlet in scheduler.perform(after: seconds) { outlet.finish(end) } }
    )
  }

  /// A value is sent when none has followed it for that long.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTime.Stride,
    scheduler: S,
    options: Never? = nil
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
          scheduler.perform(after: dueTime.seconds) {
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
    for interval: SchedulerTime.Stride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      let gate = Gate<Output>(latest: latest)
      func open() {
        scheduler.perform(after: interval.seconds) {
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
