/// A point or a span on a timeline, in whole flicks of 1/705 600 000 s.
///
/// Every common frame rate divides a flick count exactly, so times never drift.
public struct Instant: Hashable, Sendable {
  public static let ticksPerSecond: Int64 = 705_600_000
  public static let zero = Instant(ticks: 0)

  /// An infinite span; adding to it or subtracting from it leaves it infinite.
  public static let forever = Instant(ticks: .max)

  public var ticks: Int64

  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The nearest instant; halves round away from zero, and infinity is `forever`.
  public init(seconds: Double) {
    self.init(nearestTicks: seconds * Double(Self.ticksPerSecond))
  }

  public init(milliseconds: Double) {
    self.init(nearestTicks: milliseconds * Double(Self.ticksPerSecond / 1000))
  }

  public var seconds: Double {
    isForever ? .infinity : Double(ticks) / Double(Self.ticksPerSecond)
  }

  public var isForever: Bool { ticks == .max }
}

extension Instant {
  /// Rounds to a whole tick and saturates: values out of range become `forever`, or its negative.
  init(nearestTicks ticks: Double) {
    precondition(!ticks.isNaN, "an instant needs a number, not NaN")
    let limit = 0x1p63
    if ticks >= limit {
      self = .forever
    } else {
      self.init(ticks: ticks <= -limit ? .min : Int64(ticks.rounded()))
    }
  }

  /// The span times a factor, to the nearest tick.
  public func scaled(by factor: Double) -> Instant {
    if factor == 1 { return self }
    if isForever { return factor == 0 ? .zero : Instant(nearestTicks: factor * .infinity) }
    return Instant(nearestTicks: Double(ticks) * factor)
  }
}

extension Instant: Comparable {
  public static func < (left: Instant, right: Instant) -> Bool { left.ticks < right.ticks }
}

extension Instant: AdditiveArithmetic {
  public static func + (left: Instant, right: Instant) -> Instant {
    if left.isForever || right.isForever { return .forever }
    let (sum, overflows) = left.ticks.addingReportingOverflow(right.ticks)
    return Instant(ticks: overflows ? (left.ticks < 0 ? .min : .max) : sum)
  }

  public static func - (left: Instant, right: Instant) -> Instant {
    if left.isForever { return .forever }
    let (difference, overflows) = left.ticks.subtractingReportingOverflow(right.ticks)
    return Instant(ticks: overflows ? (left.ticks < 0 ? .min : .max) : difference)
  }

  public static prefix func - (instant: Instant) -> Instant { .zero - instant }
}

extension Instant: CustomStringConvertible {
  public var description: String { isForever ? "forever" : "\(seconds) s" }
}
