public import Foundation

extension RunLoop: Scheduler {
  /// A time of the stage's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    let seconds: Double

    public init(_ date: Date) {
      seconds = SchedulerClock.now + date.timeIntervalSinceNow
    }

    init(seconds: Double) {
      self.seconds = seconds
    }

    public var date: Date { Date(timeIntervalSinceNow: seconds - SchedulerClock.now) }

    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }

    public func advanced(by length: Stride) -> Self {
      Self(seconds: seconds + length.timeInterval)
    }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }

      public init(floatLiteral value: Double) { self.init(value) }
      public init(integerLiteral value: Double) { self.init(value) }

      public init?<Number: BinaryInteger>(exactly source: Number) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
      }

      public var timeInterval: TimeInterval { magnitude }

      public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
      public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
      public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
      public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
      public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self {
        Self(left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(left.magnitude - right.magnitude)
      }
      public static func * (left: Self, right: Self) -> Self {
        Self(left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Self, right: Self) { left = left * right }
    }
  }

  /// There are none.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: SchedulerClock.now) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DispatchQueue.main.perform(at: date.seconds, action) }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.repeat(from: date.seconds, every: interval.timeInterval, action)
  }
}
