/// A controller's part in a transition.
extension UIViewController {
  /// [D] R7: its own, otherwise its parent's.
  var coordinator: TransitionCoordinator? {
    activeTransition?.coordinator ?? parent?.coordinator
  }

  /// [D] C7: notifies the parent, or the presenting controller, of a new preferred size.
  func notifyOfPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard modal.presenting != nil else { return }
    modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
