import Foundation
import Geometry

/// How an interface gets to stand as the device lies, before it is seen.
///
/// Rule size.launch-orientation.
extension Stage {
  /// [D] An app starts upright, however the device lies.
  func standUpright() {
    guard orientation.isLandscape, window.rootViewController == nil else { return }
    let size = screen.bounds.size
    screen.bounds.size = CGSize(width: size.height, height: size.width)
    core.display.resize(to: screen.bounds)
    orientation = .portrait
    for window in windows { window.frame = screen.bounds }
  }

  /// [D] After `didFinishLaunching`: as the device lies if that is supported, else as the controller
  /// prefers.
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
        turn: Turn(from: old, to: next)
      )
    }
  }

  /// [D] As the device lies if that is among them, else the first that is supported.
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

/// None of the orientations that a scene asked for is one that app and controllers support.
struct OrientationRefusal: Error, CustomStringConvertible {
  let mask: UIInterfaceOrientationMask

  var description: String {
    "None of the requested orientations (\(mask.rawValue)) is supported by the view controller;"
      + " return them from supportedInterfaceOrientations first."
  }
}
