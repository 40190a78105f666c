public import Dispatch
import VirtualTime

extension DispatchQueue: Scheduler {
  /// A time of the stage's clock, or of the machine's on queues of the app's own.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    let seconds: Double

    public init(_ time: DispatchTime) {
      seconds = SchedulerClock.now + time.virtualDelay
    }

    init(seconds: Double) {
      self.seconds = seconds
    }

    public var dispatchTime: DispatchTime { .now() + (seconds - SchedulerClock.now) }

    public func distance(to other: Self) -> Stride { .seconds(other.seconds - seconds) }

    public func advanced(by length: Stride) -> Self {
      Self(seconds: seconds + length.seconds)
    }

    /// A length of time in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      public init(_ timeInterval: DispatchTimeInterval) {
        self = timeInterval.seconds.map { .seconds($0) } ?? Self(magnitude: .max)
      }

      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init?<Number: BinaryInteger>(exactly source: Number) {
        guard let magnitude = Int(exactly: source) else { return nil }
        self.magnitude = magnitude
      }

      private init(magnitude: Int) {
        self.magnitude = magnitude
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      var seconds: Double { Double(magnitude) / 1e9 }

      public static func seconds(_ seconds: Int) -> Self {
        Self(magnitude: seconds * 1_000_000_000)
      }
      public static func seconds(_ seconds: Double) -> Self {
        Self(magnitude: Int((seconds * 1e9).rounded()))
      }
      public static func milliseconds(_ count: Int) -> Self { Self(magnitude: count * 1_000_000) }
      public static func microseconds(_ count: Int) -> Self { Self(magnitude: count * 1000) }
      public static func nanoseconds(_ count: Int) -> Self { Self(magnitude: count) }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self {
        Self(magnitude: left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(magnitude: left.magnitude - right.magnitude)
      }
      public static func * (left: Self, right: Self) -> Self {
        Self(magnitude: left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Self, right: Self) { left = left * right }
    }
  }

  /// How work is to be done; here it makes no difference.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: SchedulerClock.now) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { perform(at: date.seconds, action) }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    `repeat`(from: date.seconds, every: interval.seconds, action)
  }
}
