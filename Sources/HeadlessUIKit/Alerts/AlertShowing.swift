import Foundation

/// One showing of an alert view or an action sheet, from its arrival to its end.
@MainActor
final class AlertShowing {
  let alert: NumberedAlert
  private var window: UIWindow?
  private var hasCome = false
  private(set) var isLeaving = false
  /// A dismissal that has to wait for the end of the presentation.
  private var waiting: (() -> Void)?

  init(_ alert: NumberedAlert) {
    self.alert = alert
  }

  /// Whether it is on screen, or on its way there.
  var isThere: Bool { alert.modal.presenting != nil }

  /// [W] Alerts of this kind are shown from anywhere, even before the app has a screen: each has a
  /// window of its own.
  func comeInWindow(_ didCome: @escaping () -> Void) {
    let (window, root) = (AlertWindow(frame: alert.stage.screen.bounds), AlertRoot())
    // An animation block around the call has no effect on the window.
    UIView.performWithoutAnimation {
      window.rootViewController = root
      window.isHidden = false
    }
    self.window = window
    come(from: root, animated: true, didCome)
  }

  func come(
    from presenter: UIViewController,
    animated: Bool,
    _ didCome: @escaping () -> Void
  ) {
    presenter.present(alert, animated: animated) { [self] in
      hasCome = true
      didCome()
      let waiting = waiting
      self.waiting = nil
      waiting?()
    }
    if !isThere { end() }
  }

  func leave(animated: Bool, _ didLeave: @escaping () -> Void) {
    isLeaving = true
    guard hasCome else {
      waiting = { [self] in leave(animated: animated, didLeave) }
      return
    }
    alert.dismiss(animated: animated) { [self] in
      end()
      didLeave()
    }
  }

  func end() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
  }

  /// Logs a call to the delegate, and performs it.
  func tell(_ delegate: AnyObject, _ method: String, button: Int? = nil, _ body: () -> Void) {
    alert.log(
      callTo: delegate,
      method,
      arguments: button.map { [nil, "\($0)"] } ?? [],
      body
    )
  }
}

/// The window of an alert, above the app's own.
final class AlertWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) { nil }

  override var isOfSystem: Bool { true }
}

/// What an alert's window shows below the alert: nothing.
final class AlertRoot: UIViewController {}
