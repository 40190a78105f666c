/// A controller's part in a change of screens.
extension UIViewController {
  /// [D] R7: its own, else its parent's.
  var coordinator: TransitionCoordinator? {
    activeTransition?.coordinator ?? parent?.coordinator
  }

  /// [D] C7: the parent, or the presenting controller, is told of another preferred size.
  func tellOfPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard modal.presenting != nil else { return }
    modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
