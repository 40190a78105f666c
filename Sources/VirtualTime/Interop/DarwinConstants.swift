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

/// Core Foundation's truth, as code hands it to transactions.
public let kCFBooleanTrue: NSNumber? = true
public let kCFBooleanFalse: NSNumber? = false

/// There is no pool without an Objective-C runtime: what is let go is gone at once.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
