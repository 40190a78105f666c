public import Foundation
public import HeadlessUIKit

/// The button that chooses a loudspeaker, of which there is one.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
}

/// There is nothing to choose from, so none of these is called.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// Looks for other loudspeakers, of which there is none.
open class AVRouteDetector: NSObject {
  open var isRouteDetectionEnabled = false
  open var multipleRoutesDetected: Bool { false }

  public override init() { super.init() }
}

extension NSNotification.Name {
  public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
    "AVRouteDetectorMultipleRoutesDetectedDidChange"
  )
}
