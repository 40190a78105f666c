import Foundation
import Geometry

/// Decides which controller controls the status bar (rule presentation.status-bar).
extension Stage {
  /// [D] Phones have no status bar in landscape.
  var hidesStatusBarAlways: Bool { device.idiom == .phone && orientation.isLandscape }

  /// Whether frames can show the bar: not on a phone's screen that is wider than it is high, nor
  /// without a safe area at the upper edge.
  ///
  /// Controllers are not told: such a stage may stand for a part of a screen.
  var hasRoomForStatusBar: Bool {
    let size = screen.bounds.size
    let isWidePhone = device.idiom == .phone && size.width > size.height
    return !isWidePhone && safeArea(hidingBar: false).top > 0
  }

  /// [D] Starts at the root or the controller presented over it, and follows `childForStatusBar…`.
  var statusBarChooser: UIViewController? {
    statusBarOwner.map { $0.followed(\.childForStatusBarStyle) }
  }

  var statusBarHider: UIViewController? {
    statusBarOwner.map { $0.followed(\.childForStatusBarHidden) }
  }

  var statusBarOwner: UIViewController? {
    window.rootViewController?.statusBarSuccessor
  }

  func safeAreaChanged() {
    for window in windows { window.insetsChanged() }
  }

  /// The safe area of the screen in its current orientation.
  func safeArea(hidingBar isHidden: Bool) -> UIEdgeInsets {
    var area = device.safeArea(in: orientation)
    // [W] If the bar is the only thing at the top, hiding it removes the inset.
    if isHidden, device.hasHomeButton { area.top = 0 }
    return area
  }
}

extension UIViewController {
  func followed(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    var seen: [UIViewController] = [self]
    while let next = child(controller), !seen.contains(where: { $0 === next }) {
      controller = next
      seen.append(next)
    }
    return controller
  }
}

extension Stage.Device {
  var hasHomeButton: Bool { idiom == .phone && safeArea.bottom == 0 }

  /// [W] In landscape a phone's notch is at a side, both sides have the same inset, and the home
  /// indicator takes 21 points.
  func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    guard idiom == .phone, orientation.isLandscape else { return safeArea }
    guard !hasHomeButton else { return .zero }
    return UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
  }

  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }
}
