public import Foundation

/// Is notified of an alert view, and of the button that dismisses it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  /// [D] Sent when the system takes an alert away, which a stage never does; not when the user presses
  /// the cancel button.
  func alertViewCancel(_ alertView: UIAlertView)
  /// [D] Asked after each change of a text field.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    standIn()?.alertView(alertView, clickedButtonAt: buttonIndex)
  }
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    standIn()?.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
  }
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    standIn()?.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
  }
  public func willPresent(_ alertView: UIAlertView) { standIn()?.willPresent(alertView) }
  public func didPresent(_ alertView: UIAlertView) { standIn()?.didPresent(alertView) }
  public func alertViewCancel(_ alertView: UIAlertView) { standIn()?.alertViewCancel(alertView) }
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    standIn()?.alertViewShouldEnableFirstOtherButton(alertView) ?? true
  }

  private func standIn(_ requirement: String = #function) -> (any UIAlertViewDelegate)? {
    standIn(as: (any UIAlertViewDelegate).self, for: requirement)
  }
}
