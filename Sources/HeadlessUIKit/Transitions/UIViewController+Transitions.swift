/// A controller's part in a transition.
extension UIViewController {
  /// [D] Rule coordinator.lookup: its own, otherwise its parent's.
  var coordinator: TransitionCoordinator? {
    activeTransition?.coordinator ?? parent?.coordinator
  }

  /// Notifies the parent, or the presenting controller, of a new preferred size.
  ///
  /// [D] rule containment.preferred-size
  func notifyOfPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard modal.presenting != nil else { return }
    modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
