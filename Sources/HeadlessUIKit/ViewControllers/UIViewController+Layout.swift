import Scene

/// Forwards the layout of a root view to its controller (rule loading.layout-callbacks).
extension UIViewController {
  func layOutRootView(_ layoutSubviews: () -> Void) {
    sendIsAppearingIfInWindow()
    updateUnavailableContent()
    tell(.callback(.viewWillLayoutSubviews)) { viewWillLayoutSubviews() }
    layoutSubviews()
    tell(.callback(.viewDidLayoutSubviews)) { viewDidLayoutSubviews() }
  }

  /// Forwards the update of constraints to the controller.
  func updateRootConstraints() {
    tell(.callback(.updateViewConstraints)) { updateViewConstraints() }
  }
}
