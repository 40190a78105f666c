public import Foundation
import HeadlessUIKit

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// How many steps were made; nobody makes any.
open class CMPedometerData: NSObject {
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}

open class CMPedometerEvent: NSObject {
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var type: CMPedometerEventType { .pause }
}

/// A device that counts no steps.
open class CMPedometer: NSObject {
  public override init() { super.init() }

  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Answers in a later turn that there is no such sensor.
  open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping CMPedometerHandler
  ) {
    StageCore.ambient.queue.later { handler(nil, CMErrorNotAvailable.asNSError) }
  }

  /// Nobody walks, so the handler is never called.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {}
  open func stopEventUpdates() {}
}

/// The counter of steps before `CMPedometer`.
open class CMStepCounter: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
}
