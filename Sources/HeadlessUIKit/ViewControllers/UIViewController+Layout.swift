import Scene

/// The layout of a root view is its controller's too (rule loading.layout-callbacks).
extension UIViewController {
  func layOutRootView(_ layoutSubviews: () -> Void) {
    arriveIfInWindow()
    updateUnavailableContent()
    tell(.callback(.viewWillLayoutSubviews)) { viewWillLayoutSubviews() }
    layoutSubviews()
    tell(.callback(.viewDidLayoutSubviews)) { viewDidLayoutSubviews() }
  }

  /// The root view's constraints are its controller's too.
  func updateRootConstraints() {
    tell(.callback(.updateViewConstraints)) { updateViewConstraints() }
  }
}
