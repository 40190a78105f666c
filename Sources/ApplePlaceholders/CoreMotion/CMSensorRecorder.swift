public import Foundation

/// What a sensor has recorded: nothing.
open class CMSensorDataList: NSObject, NSFastEnumeration {}

open class CMRecordedAccelerometerData: CMAccelerometerData {
  open var identifier: UInt64 { 0 }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: timestamp) }
}

/// A device that records no motion.
open class CMSensorRecorder: NSObject {
  public override init() { super.init() }

  open class func isAccelerometerRecordingAvailable() -> Bool { false }
  open class func isAuthorizedForRecording() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func recordAccelerometer(forDuration duration: TimeInterval) {}
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}
