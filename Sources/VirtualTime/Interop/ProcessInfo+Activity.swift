public import Foundation

// Nothing suspends or ends a program here, so that activities have no effect.

extension ProcessInfo {
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    // [D] NSProcessInfo.h.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
    public static let userInitiatedAllowingIdleSystemSleep =
      userInitiated.subtracting(.idleSystemSleepDisabled)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF << 32)
  }

  /// The result keeps the activity alive until it is given to `endActivity(_:)`.
  public func beginActivity(
    options: ActivityOptions = [],
    reason: String
  ) -> any NSObjectProtocol { NSObject() }

  public func endActivity(_ activity: any NSObjectProtocol) {}

  public func performActivity(
    options: ActivityOptions = [],
    reason: String,
    using block: () -> Void
  ) { block() }

  /// [D] Runs the block on another queue; it would run again when time ends, which it never does.
  public func performExpiringActivity(
    withReason reason: String,
    using block: @escaping @Sendable (_ expired: Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}
