import Scene

/// `viewIsAppearing`: once an appearance, between `viewWillAppear` and the view's own layout. [D]
extension UIViewController {
  /// By then the view stands in the window, with its traits and the size its superview gave it.
  func oweArrival(_ animated: Bool) {
    owedArrival = animated
    // Sent to views that need no layout as well.
    stage.core.queue.afterLayout { [weak self] in
      MainActor.assumeIsolated { self?.arriveIfInWindow() }
    }
  }

  func arriveIfInWindow() {
    if viewIfLoaded?.window != nil { arrive() }
  }

  /// At the latest just before `viewDidAppear`.
  func arrive() {
    guard let animated = owedArrival else { return }
    owedArrival = nil
    modal.heard.append(true)
    move.beginHearing(ofComing: true)
    tell(.appearance(.viewIsAppearing, animated: animated)) { viewIsAppearing(animated) }
    move.endHearing()
    modal.heard.removeLast()
  }
}
