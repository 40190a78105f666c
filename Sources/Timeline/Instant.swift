/// A point or a span on a timeline, in whole flicks of 1/705 600 000 s.
///
/// Every common frame rate divides a flick count exactly, so times never drift.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  public static let ticksPerSecond: Int64 = 705_600_000
  public static let zero = Instant(ticks: 0)

  public var ticks: Int64

  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The nearest instant; halves round away from zero.
  public init(seconds: Double) {
    precondition(seconds.isFinite, "an instant needs finite seconds, not \(seconds)")
    self.ticks = Int64((seconds * Double(Self.ticksPerSecond)).rounded())
  }

  public var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  public static func < (left: Instant, right: Instant) -> Bool { left.ticks < right.ticks }
  public static func + (left: Instant, right: Instant) -> Instant {
    Instant(ticks: left.ticks + right.ticks)
  }
  public static func - (left: Instant, right: Instant) -> Instant {
    Instant(ticks: left.ticks - right.ticks)
  }
}
