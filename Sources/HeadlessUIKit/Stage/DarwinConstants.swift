public import Foundation

// Apple's C headers have these, and code that imports UIKit counts on them.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

/// The largest number, as a `repeatCount`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension RunLoop.Mode {
  /// While a finger moves: every mode is the same to a stage.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
