// os: intervals for Instruments, which nobody measures here.

public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // [D] os/signpost.h, as the identifiers below.
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  public init(log: OSLog) {
    self = .exclusive
  }

  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  public static let null = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

public struct OSSignposter: Sendable {
  public init() {}
  public init(logHandle: OSLog) {}
  public init(subsystem: String, category: String) {}

  public static let disabled = OSSignposter()
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
