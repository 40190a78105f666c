@preconcurrency public import Foundation

/// A stage's display, or another that is plugged in.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  weak var stage: Stage?
  private let device: Stage.Device

  init(_ device: Stage.Device) {
    self.device = device
    super.init()
    bounds = CGRect(origin: .zero, size: device.size)
  }

  open class var main: UIScreen { Stage.current.screen }
  /// [D] The device's own first.
  open class var screens: [UIScreen] { [main] + Stage.current.otherScreens }
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification"
  )
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )

  open internal(set) var bounds = CGRect.zero
  open var scale: CGFloat { device.scale }
  open var nativeScale: CGFloat { device.scale }
  open var nativeBounds: CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: device.size.width * device.scale,
      height: device.size.height * device.scale
    )
  }
  open var maximumFramesPerSecond: Int { CADisplayLink.refreshRate }
  open var traitCollection: UITraitCollection {
    UITraitCollection(device, size: bounds.size)
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    stage?.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
