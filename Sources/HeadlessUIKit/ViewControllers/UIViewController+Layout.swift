/// The layout of a root view is its controller's too (spec/uikit.md L8).
extension UIViewController {
  func layOutRootView(_ layoutSubviews: () -> Void) {
    tell("viewWillLayoutSubviews()") { viewWillLayoutSubviews() }
    layoutSubviews()
    tell("viewDidLayoutSubviews()") { viewDidLayoutSubviews() }
  }
}
