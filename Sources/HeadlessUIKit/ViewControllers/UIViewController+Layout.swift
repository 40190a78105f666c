/// The layout of a root view is its controller's too (spec/uikit.md L8).
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
