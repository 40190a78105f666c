@preconcurrency public import Foundation

/// The device of the current stage.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  weak var stage: Stage?

  public override init() {
    super.init()
  }

  open class var current: UIDevice { Stage.current.deviceObject }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { stage?.device.idiom ?? .phone }
  open var orientation: UIDeviceOrientation { stage?.deviceOrientation ?? .unknown }
  private var isPad: Bool { userInterfaceIdiom == .pad }
  open var name: String { isPad ? "iPad" : "iPhone" }
  open var model: String { name }
  open var localizedModel: String { name }
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is followed.
  open var systemVersion: String { "18.0" }
  open var isMultitaskingSupported: Bool { true }

  /// [D] May be nil; the same on every stage, so that films are reproducible.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// [D] -1 and unknown unless monitored; then full and plugged in.
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The only key that apps set: it rotates the interface if the orientation is supported.
  open func setValue(_ value: Any?, forKey key: String) {
    let raw = value as? Int ?? (value as? NSNumber)?.intValue
    guard key == "orientation", let raw, let wanted = UIInterfaceOrientation(rawValue: raw) else {
      StageCore.ambient.warnOnce(
        "UIDevice",
        "the value '\(key)' of a device cannot be set",
        remedy: "set 'orientation', or call stage.rotate(to:)"
      )
      return
    }
    if wanted != .unknown { stage?.rotate(to: wanted) }
  }

  /// [D] The click of a key: films have no sound.
  open func playInputClick() {}

  // [W] UIKit itself begins when an app starts.
  private var generating = 1
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generating = max(generating - 1, 0) }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  // [D] Posted while monitored; the battery stays full here, and nothing comes near.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )

  /// Called when the device is rotated.
  func orientationChanged() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// [D] The idiom of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension Stage {
  var deviceObject: UIDevice { attachment(DeviceObject.self).device }
}

/// The object by which the app asks about a stage's device.
@MainActor
private final class DeviceObject: StageAttachment {
  let device = UIDevice()

  init(_ stage: Stage) {
    device.stage = stage
  }
}
