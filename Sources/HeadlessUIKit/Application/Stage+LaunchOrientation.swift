import Foundation
import Geometry

/// The orientation of the interface at launch, before it is visible.
///
/// Rule size.launch-orientation.
extension Stage {
  /// [D] An app starts in portrait, whatever the device's orientation.
  func resetToPortrait() {
    guard orientation.isLandscape, window.rootViewController == nil else { return }
    let size = screen.bounds.size
    screen.bounds.size = CGSize(width: size.height, height: size.width)
    core.display.resize(to: screen.bounds)
    orientation = .portrait
    for window in windows { window.frame = screen.bounds }
  }

  /// [D] After `didFinishLaunching`: the device's orientation if it is supported, otherwise the
  /// controller's preferred one.
  func turnToDevice() {
    let wanted =
      [deviceOrientation.interface, orientation, preferred]
      + UIInterfaceOrientation.all.map(Optional.some)
    guard let next = wanted.compactMap(\.self).first(where: supports), next != orientation else {
      return
    }
    let old = orientation
    let size = screen.bounds.size
    let lies = next.isLandscape != old.isLandscape
    UIView.performWithoutAnimation {
      change(
        to: lies ? CGSize(width: size.height, height: size.width) : size,
        turn: OrientationChange(from: old, to: next)
      )
    }
  }

  /// [D] The device's orientation if it is in the mask, otherwise the first supported one.
  func turn(intoOneOf mask: UIInterfaceOrientationMask, orElse refuse: (any Error) -> Void) {
    let wanted = [deviceOrientation.interface] + UIInterfaceOrientation.all.map(Optional.some)
    let allowed = wanted.compactMap(\.self).filter(mask.contains)
    guard !allowed.contains(orientation) else { return }
    guard let next = allowed.first(where: supports) else {
      return refuse(OrientationRefusal(mask: mask))
    }
    rotate(to: next)
  }

  private var preferred: UIInterfaceOrientation? {
    window.rootViewController?.orientationSuccessor.preferredInterfaceOrientationForPresentation
  }
}

/// Thrown if the app and its controllers support none of the orientations that a scene requested.
struct OrientationRefusal: Error, CustomStringConvertible {
  let mask: UIInterfaceOrientationMask

  var description: String {
    "None of the requested orientations (\(mask.rawValue)) is supported by the view controller;"
      + " return them from supportedInterfaceOrientations first."
  }
}
