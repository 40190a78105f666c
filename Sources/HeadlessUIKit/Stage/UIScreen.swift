@preconcurrency public import Foundation

/// A stage's screen, or an external one.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  weak var stage: Stage?
  private let ownDevice: Stage.Device?
  var device: Stage.Device { ownDevice ?? Stage.current.device }

  /// Without bounds: nothing is shown on it.
  public override init() {
    ownDevice = nil
    super.init()
  }

  init(_ device: Stage.Device) {
    ownDevice = device
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
  /// Frames are drawn at full brightness, whatever the app sets.
  open var brightness: CGFloat = 1 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  open var isCaptured: Bool { false }
  /// Nothing is focused on a phone.
  open var supportsFocus: Bool { false }
  open var focusedItem: (any UIFocusItem)? { nil }
  open var focusedView: UIView? { nil }
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  open var traitCollection: UITraitCollection {
    traits(forSize: bounds.size)
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    stage?.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
