public import Foundation

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The sensors of a device that lies still: none is there, and no handler is called.
open class CMMotionManager: NSObject {
  public override init() {
    super.init()
  }

  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var showsDeviceMovementDisplay = false

  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open private(set) var isDeviceMotionActive = false
  open private(set) var isAccelerometerActive = false
  open private(set) var isGyroActive = false
  open private(set) var isMagnetometerActive = false
  /// [D] Those that are available on a device: without sensors there are none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }

  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame,
    to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { startDeviceMotionUpdates(using: referenceFrame) }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    isDeviceMotionActive = true
  }
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }

  open func startAccelerometerUpdates() { isAccelerometerActive = true }
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAccelerometerHandler
  ) { isAccelerometerActive = true }
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }

  open func startGyroUpdates() { isGyroActive = true }
  open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMGyroHandler
  ) { isGyroActive = true }
  open func stopGyroUpdates() { isGyroActive = false }

  open func startMagnetometerUpdates() { isMagnetometerActive = true }
  open func startMagnetometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMMagnetometerHandler
  ) { isMagnetometerActive = true }
  open func stopMagnetometerUpdates() { isMagnetometerActive = false }
}
