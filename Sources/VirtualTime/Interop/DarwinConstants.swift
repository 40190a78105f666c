public import Foundation

// Apple's C headers declare these, and code that imports UIKit relies on them.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

// [D] NSString.h; Foundation on Linux has them as encodings only.
public let NSASCIIStringEncoding: UInt = 1
public let NSUTF8StringEncoding: UInt = 4
public let NSISOLatin1StringEncoding: UInt = 5
public let NSUnicodeStringEncoding: UInt = 10

// Where Linux has macros that are no plain number.
public let INT8_MIN = Int32(Int8.min)
public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

// [D] NSObjCRuntime.h
public let NSIntegerMin = Int.min
public let NSIntegerMax = Int.max

/// The largest number, as a `repeatCount`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension RunLoop.Mode {
  /// The mode while a finger moves; modes have no effect on a stage.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Core Foundation's Boolean, for transactions.
public let kCFBooleanTrue: NSNumber? = true
public let kCFBooleanFalse: NSNumber? = false

/// Without an Objective-C runtime there is no pool: objects are released at once.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
