public import Foundation
import Geometry

/// Rotating the device and resizing the window (rules size.*).
extension Stage {
  /// The start and end orientation of a rotation.
  struct OrientationChange: Hashable {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
  }

  // [W] Numbers.md; twice that for half a turn.
  private static let phoneDuration: TimeInterval = 0.3
  private static let padDuration: TimeInterval = 0.4

  /// Rotates the device; the interface follows if the app and its controllers support it.
  public func rotate(to orientation: UIInterfaceOrientation) {
    rotate(to: orientation) {}
  }

  /// Resizes the screen, as dragging a window on a pad does.
  public func resize(to size: CGSize) {
    resize(to: size) {}
  }

  /// The same with a completion, which is called when everything is at rest; at once if nothing
  /// rotates.
  package func rotate(to orientation: UIInterfaceOrientation, then done: @escaping () -> Void) {
    precondition(orientation != .unknown, "a device cannot be turned to an unknown orientation")
    core.becomeAmbient()
    core.flushTurn()
    deviceOrientation = orientation.device
    deviceObject.orientationChanged()
    guard orientation != self.orientation, supports(orientation) else {
      done()
      return core.flushTurn()
    }
    turnInterface(to: orientation, done)
    core.flushTurn()
  }

  func turnInterface(to orientation: UIInterfaceOrientation, _ done: @escaping () -> Void) {
    let turn = OrientationChange(from: self.orientation, to: orientation)
    let changesAspect = orientation.isLandscape != self.orientation.isLandscape
    let size = screen.bounds.size
    let newSize = changesAspect ? CGSize(width: size.height, height: size.width) : size
    change(to: newSize, turn: turn, done)
  }

  /// Rotates the interface to the device's orientation if that was not possible before.
  func followDevice() {
    // [D] The raw values are equal, but the names of the landscape cases are swapped.
    let wanted = UIInterfaceOrientation(rawValue: deviceOrientation.rawValue)
    if let wanted, wanted != .unknown, wanted != orientation { rotate(to: wanted) }
  }

  /// [D] iOS 16: an interface in an orientation that is no longer supported rotates.
  func orientationsMayHaveChanged() {
    followDevice()
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard !supports(orientation), let next = order.first(where: supports) else { return }
    turnInterface(to: next) {}
  }

  package func resize(to size: CGSize, then done: @escaping () -> Void) {
    precondition(size.width > 0 && size.height > 0, "a window cannot have the size \(size)")
    core.becomeAmbient()
    core.flushTurn()
    guard size != screen.bounds.size else { return done() }
    change(to: size, turn: nil, done)
    core.flushTurn()
  }

  /// [D] Whether both the app and its top controller support it.
  func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let app = application.supportedInterfaceOrientations(for: window)
    guard app.contains(orientation) else { return false }
    guard let controller = window.rootViewController?.orientationSuccessor else { return true }
    return controller.shouldAutorotate
      && controller.supportedInterfaceOrientations.contains(orientation)
  }

  func change(to size: CGSize, turn: OrientationChange?, _ done: @escaping () -> Void = {}) {
    let quarters = turn.map(\.quarterTurns) ?? 0
    let once = device.idiom == .pad ? Self.padDuration : Self.phoneDuration
    let coordinator = SizeCoordinator(
      window,
      turnedBy: CGFloat(quarters) * .pi / 2,
      over: abs(quarters) == 2 ? 2 * once : once
    )
    let traits = screen.traits(forSize: size)
    self.turn = turn
    if let turn {
      post(UIApplication.willChangeStatusBarOrientationNotification, about: turn.to)
    }
    announce(size, traits: traits, coordinator: coordinator)
    for window in ownWindows { window.rememberTraits() }
    resizeScreen(to: size, turn)
    core.recording.hold()
    let core = core
    UIView.animate(
      withDuration: coordinator.transitionDuration,
      animations: { [self] in move(to: size, turnedBy: quarters, coordinator) },
      completion: { [weak self] _ in
        core.recording.letGo()
        coordinator.complete()
        self?.turn = nil
        done()
      }
    )
  }

  private func resizeScreen(to size: CGSize, _ turn: OrientationChange?) {
    let space = FormerCoordinateSpace(bounds: screen.bounds)
    let traits = screen.traitCollection
    screen.bounds.size = size
    core.display.resize(to: screen.bounds)
    if let turn {
      orientation = turn.to
      post(UIApplication.didChangeStatusBarOrientationNotification, about: turn.from)
    }
    tellScene(of: space, turn?.from ?? orientation, traits)
  }

  /// [D] The scene's delegate gets the previous values.
  private func tellScene(
    of space: FormerCoordinateSpace,
    _ orientation: UIInterfaceOrientation,
    _ traits: UITraitCollection
  ) {
    guard let sceneDelegate else { return }
    let callback = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    tell(sceneDelegate, callback: callback) {
      sceneDelegate.windowScene(
        windowScene,
        didUpdate: space,
        interfaceOrientation: orientation,
        traitCollection: traits
      )
    }
  }

  /// [I] Rule size.traits-before-size: traits before sizes, windows back to front.
  private func announce(
    _ size: CGSize,
    traits: UITraitCollection,
    coordinator: SizeCoordinator
  ) {
    let changes = !screen.traitCollection.hasSizeClasses(of: traits)
    for window in ownWindows {
      guard let root = window.rootViewController else { continue }
      if changes { root.passTraits(traits, coordinator) }
      root.announceSize(size, coordinator)
    }
  }

  private func move(
    to size: CGSize,
    turnedBy quarters: Int,
    _ coordinator: SizeCoordinator
  ) {
    // The screen keeps its size even if an interaction reverses the animation.
    AnimationContext.current?.block.isLasting = true
    for window in ownWindows { window.turn(into: size, by: quarters) }
    UIView.performWithoutAnimation {
      statusBar.update()
      statusBar.refresh(animation: .none)
    }
    safeAreaChanged()
    for window in ownWindows {
      window.layoutIfNeeded()
      window.traitsMayHaveChanged()
    }
    coordinator.runAlongside()
    for window in ownWindows { window.layoutIfNeeded() }
  }

  // [W] The new orientation before the change, the old one after it.
  private func post(_ name: Notification.Name, about orientation: UIInterfaceOrientation) {
    let key = UIApplication.statusBarOrientationUserInfoKey
    application.post(name, [key: NSNumber(value: orientation.rawValue)])
  }
}

extension Stage.OrientationChange {
  /// Clockwise, the shorter way: -1, 1 or 2.
  var quarterTurns: Int {
    let quarters = (to.quarterTurns - from.quarterTurns + 4) % 4
    return quarters == 3 ? -1 : quarters
  }
}

extension UIWindow {
  /// Starts in the orientation of the rotated device, and rotates upright.
  fileprivate func turn(into size: CGSize, by quarters: Int) {
    guard quarters != 0 else {
      frame = CGRect(origin: .zero, size: size)
      return
    }
    UIView.performWithoutAnimation {
      center = CGPoint(x: size.width / 2, y: size.height / 2)
      transform = CGAffineTransform(rotationAngle: -CGFloat(quarters) * .pi / 2)
    }
    bounds = CGRect(origin: .zero, size: size)
    transform = .identity
  }
}
