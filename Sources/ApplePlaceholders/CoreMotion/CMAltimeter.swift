public import Foundation

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// How far a device was lifted: not at all.
open class CMAltitudeData: CMLogItem {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 101.325 }  // [I] The standard atmosphere, in kilopascals.
}

/// A device without a barometer.
open class CMAltimeter: NSObject {
  public override init() { super.init() }

  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// The handler is never called.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAltitudeHandler
  ) {}
  open func stopRelativeAltitudeUpdates() {}
}

/// Headphones that nobody wears.
open class CMHeadphoneMotionManager: NSObject {
  public typealias DeviceMotionHandler = CMDeviceMotionHandler

  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool { false }
  open private(set) var isDeviceMotionActive = false
  open var deviceMotion: CMDeviceMotion? { nil }

  public override init() { super.init() }

  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping DeviceMotionHandler
  ) { isDeviceMotionActive = true }
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}

public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
