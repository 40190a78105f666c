/// The layout of a root view is its controller's too (rule loading.layout-callbacks).
extension UIViewController {
  func layOutRootView(_ layoutSubviews: () -> Void) {
    arriveIfInWindow()
    updateUnavailableContent()
    tell("viewWillLayoutSubviews()") { viewWillLayoutSubviews() }
    layoutSubviews()
    tell("viewDidLayoutSubviews()") { viewDidLayoutSubviews() }
  }

  /// The root view's constraints are its controller's too.
  func updateRootConstraints() {
    tell("updateViewConstraints()") { updateViewConstraints() }
  }
}
