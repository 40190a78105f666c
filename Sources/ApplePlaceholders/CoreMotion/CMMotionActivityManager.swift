public import Foundation
import HeadlessUIKit

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

/// What somebody does with a device; nothing is known of it.
open class CMMotionActivity: CMLogItem {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: timestamp) }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

/// A device that does not tell how it is moved.
open class CMMotionActivityManager: NSObject {
  public override init() { super.init() }

  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Nothing begins or ends, so the handler is never called.
  open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  open func stopActivityUpdates() {}

  /// Answers in a later turn that there is no such sensor.
  open func queryActivityStarting(
    from start: Date,
    to end: Date,
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    StageCore.ambient.queue.later {
      handler(nil, CMErrorMotionActivityNotAvailable.asNSError)
    }
  }
}
