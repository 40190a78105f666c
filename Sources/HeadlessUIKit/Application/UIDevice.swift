@preconcurrency public import Foundation

/// The device of the stage in use.
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
  open var systemVersion: String { "17.0" }
  open var isMultitaskingSupported: Bool { true }

  private var generating = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generating = max(generating - 1, 0) }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// The device has been turned.
  func orientationChanged() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// [D] The idiom of the device in use.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
