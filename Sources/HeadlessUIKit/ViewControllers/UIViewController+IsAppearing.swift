import Scene

/// `viewIsAppearing`: once per appearance, between `viewWillAppear` and the view's layout. [D]
extension UIViewController {
  /// At that time the view is in the window, with its traits and the size set by its superview.
  func scheduleIsAppearing(_ animated: Bool) {
    pendingIsAppearing = animated
    // Sent even if the view needs no layout.
    stage.core.queue.afterLayout { [weak self] in
      MainActor.assumeIsolated { self?.sendIsAppearingIfInWindow() }
    }
  }

  func sendIsAppearingIfInWindow() {
    if viewIfLoaded?.window != nil { sendIsAppearing() }
  }

  /// At the latest just before `viewDidAppear`.
  func sendIsAppearing() {
    guard let animated = pendingIsAppearing else { return }
    pendingIsAppearing = nil
    modal.callbacksInDelivery.append(true)
    move.beginDelivery(appearing: true)
    tell(.appearance(.viewIsAppearing, animated: animated)) { viewIsAppearing(animated) }
    move.endDelivery()
    modal.callbacksInDelivery.removeLast()
  }
}
