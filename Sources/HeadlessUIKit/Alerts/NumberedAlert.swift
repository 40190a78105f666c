import Foundation

/// The alert of an alert view or an action sheet, from its arrival to its end; it reports its
/// buttons by their indices.
final class NumberedAlert: UIAlertController, UIPopoverPresentationControllerDelegate, NamedInLog {
  let nameInLog = "UIAlertController"
  /// Called when a button is pressed; the alert is still on screen.
  var clicked: ((Int) -> Void)?
  /// Called before and after a tap outside of a popover dismisses it.
  var willLeave: (() -> Void)?
  var hasLeft: (() -> Void)?
  private var window: AlertWindow?
  private var hasBegun = false
  private var hasCome = false
  private(set) var isLeaving = false
  private var isBehind = false
  /// A dismissal that has to wait for the end of the presentation.
  private var waiting: (() -> Void)?

  /// Whether it is presented, or on its way there.
  private var isThere: Bool { modal.presenting != nil }

  /// Whether it has been on screen and is gone, in whatever way.
  var isOver: Bool { hasBegun && !isThere }

  var isShown: Bool { isThere && !isBehind }

  func show(_ buttons: AlertButtons) {
    actions = buttons.actions
    contentChanged()
  }

  // MARK: Coming

  /// [W] Alerts of this kind are shown from anywhere, even before the app has a screen: each has a
  /// window of its own.
  func comeInWindow(animated: Bool, _ didCome: @escaping () -> Void) {
    let (window, root) = (AlertWindow(frame: stage.screen.bounds), AlertRoot())
    let other = stage.frontAlert
    // An animation block around the call has no effect on the window.
    UIView.performWithoutAnimation {
      window.rootViewController = root
      window.isHidden = false
    }
    (window.alert, self.window) = (self, window)
    if preferredStyle == .alert { other?.cover(by: self, animated: animated) }
    come(from: root, animated: animated, didCome)
  }

  func come(
    from presenter: UIViewController,
    animated: Bool,
    _ didCome: @escaping () -> Void
  ) {
    hasBegun = true
    presenter.present(self, animated: animated) { [self] in
      hasCome = true
      didCome()
      let waiting = waiting
      self.waiting = nil
      waiting?()
    }
    if isOver { closeWindow() }
  }

  // MARK: Leaving

  /// [D] The old classes report the button first, and dismiss the alert afterwards.
  override func choose(_ action: UIAlertAction) {
    guard let index = actions.firstIndex(where: { $0 === action }) else { return }
    clicked?(index)
  }

  func leave(animated: Bool, _ didLeave: @escaping () -> Void) {
    isLeaving = true
    guard hasCome else {
      waiting = { [weak self] in self?.leave(animated: animated, didLeave) }
      return
    }
    dismiss(animated: animated) { [self] in
      closeWindow()
      didLeave()
    }
    uncoverOther(animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // If the app has dismissed it, the window closes after the callbacks of the dismissal.
    guard isOver, let window else { return }
    uncoverOther(animated: animated)
    window.layer.core.queue.beforeLayout { [self] in closeWindow() }
  }

  private func closeWindow() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    isLeaving = true
    willLeave?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasLeft?()
  }

  // MARK: Several at once

  /// Whether it is one of the alerts of which the last is seen.
  var isInRow: Bool { isThere && !isLeaving && preferredStyle == .alert }

  /// [W] A later alert hides the earlier one, which is shown again when the later one goes.
  private func cover(by other: NumberedAlert, animated: Bool) {
    isBehind = true
    fade(to: 0, animated: animated)
    stage.keyboard.screensChange(from: self, to: other, isCovering: true)
  }

  private func uncoverOther(animated: Bool) {
    guard !isBehind, let other = window?.stage?.frontAlert, other.isBehind else { return }
    other.isBehind = false
    other.fade(to: 1, animated: animated)
    other.stage.keyboard.screensChange(from: self, to: other, isCovering: false)
  }

  /// [I] In step with the alert that comes or goes.
  private func fade(to alpha: CGFloat, animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { window?.alpha = alpha } }
    UIView.animate(
      withDuration: AlertAnimator.duration,
      delay: 0,
      options: AlertAnimator.curve,
      animations: { [window] in window?.alpha = alpha }
    )
  }

  // MARK: The delegate

  /// Logs a call to the delegate, and performs it.
  func tell(_ delegate: AnyObject, _ method: String, button: Int? = nil, _ body: () -> Void) {
    log(
      callTo: delegate,
      method,
      arguments: button.map { [nil, "\($0)"] } ?? [],
      body
    )
  }
}
