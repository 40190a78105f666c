/// The interface turns for what covers the screen, and back when that is dismissed.
///
/// Rule size.presented-orientation.
extension Stage {
  /// [D] The preferred orientation of a controller that is presented over the whole screen, if it
  /// supports it; otherwise one that it supports.
  ///
  /// Returns the former orientation if it turns.
  func turn(for presented: UIViewController, animated: Bool) -> UIInterfaceOrientation? {
    let preferred = presented.preferredInterfaceOrientationForPresentation
    let former = orientation
    let wanted = [preferred, former, deviceOrientation.interface]
    return turn(toFirstOf: wanted, for: presented, animated: animated) ? former : nil
  }

  /// [I] Back to the device's orientation, as far as the controller below supports it.
  func turnBack(
    to former: UIInterfaceOrientation,
    for uncovered: UIViewController,
    animated: Bool
  ) {
    let device = uncovered.shouldAutorotate ? deviceOrientation.interface : nil
    _ = turn(toFirstOf: [device, former, orientation], for: uncovered, animated: animated)
  }

  /// Returns whether the interface turns.
  private func turn(
    toFirstOf wanted: [UIInterfaceOrientation?],
    for controller: UIViewController,
    animated: Bool
  ) -> Bool {
    guard let allowed = orientations(of: controller) else { return false }
    let candidates = wanted.compactMap(\.self) + UIInterfaceOrientation.all
    let next = candidates.first { allowed.contains($0) }
    guard let next, next != orientation else { return false }
    AnimationContext.with(nil) {
      if animated {
        turnInterface(to: next) {}
      } else {
        UIView.performWithoutAnimation { turnInterface(to: next) {} }
      }
    }
    return true
  }

  /// [D] Those that the app supports as well; nil for apps on pads that support all, since they
  /// share the screen with others and their controllers are not asked.
  private func orientations(of controller: UIViewController) -> UIInterfaceOrientationMask? {
    let app = application.supportedInterfaceOrientations(for: window)
    guard device.idiom != .pad || app != .all else { return nil }
    return app.intersection(controller.supportedInterfaceOrientations)
  }
}
