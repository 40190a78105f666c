/// The orientation of the interface while a controller covers the screen.
///
/// Rule size.presented-orientation.
extension UIPresentationController {
  /// [D] The interface turns to an orientation that the presented controller supports.
  func turnInterface(for shown: UIViewController, animated: Bool) {
    guard fillsScreen, let presenting, let window = presenting.viewIfLoaded?.window,
      window === presenting.stage.window
    else { return }
    formerOrientation = presenting.stage.turn(for: shown, animated: animated)
  }

  /// After its dismissal was cancelled.
  func turnInterfaceAgain(for shown: UIViewController) {
    guard !shown.supportedInterfaceOrientations.contains(shown.stage.orientation) else { return }
    turnInterface(for: shown, animated: false)
  }
}

extension UIViewController {
  /// Turns the interface back if the leaving presentations, topmost first, have turned it.
  func turnInterfaceBack(from leaving: [UIViewController], animated: Bool) {
    let presentations = leaving.compactMap(\.modal.controller)
    let former = presentations.compactMap(\.formerOrientation).last
    for one in presentations { one.formerOrientation = nil }
    guard let former else { return }
    stage.turnBack(to: former, for: orientationHolder, animated: animated)
  }
}
