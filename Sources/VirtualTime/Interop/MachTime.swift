import Timeline

/// The virtual clock in nanoseconds, which code measures with.
public func mach_absolute_time() -> UInt64 {
  UInt64((max(StageCore.ambient.now.seconds, 0) * 1e9).rounded())
}

/// What a tick of `mach_absolute_time()` lasts: a nanosecond.
///
/// A structure and a function of C have one name here: `mach_timebase_info(&info)` makes another one.
public struct mach_timebase_info: Hashable, Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { (numer, denom) = (0, 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

// The function's answer is compared so: it always succeeds.
extension mach_timebase_info {
  public static func == (answer: mach_timebase_info, code: kern_return_t) -> Bool {
    code == KERN_SUCCESS
  }

  public static func != (answer: mach_timebase_info, code: kern_return_t) -> Bool {
    code != KERN_SUCCESS
  }
}

// [D] mach/kern_return.h.
public typealias kern_return_t = Int32
public let KERN_SUCCESS: kern_return_t = 0

public typealias mach_timebase_info_data_t = mach_timebase_info
