import Scene

/// `viewIsAppearing`: once per appearance, between `viewWillAppear` and the view's layout. [D]
extension UIViewController {
  /// At that time the view is in the window, with its traits and the size set by its superview.
  func oweArrival(_ animated: Bool) {
    owedArrival = animated
    // Sent even if the view needs no layout.
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
