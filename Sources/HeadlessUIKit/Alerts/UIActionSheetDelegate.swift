public import Foundation

/// Is notified of an action sheet, and of the button that dismisses it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  /// [D] Sent when the system takes a sheet away, which a stage never does; not when the user presses
  /// the cancel button.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    standIn()?.actionSheet(actionSheet, clickedButtonAt: buttonIndex)
  }
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    willDismissWithButtonIndex buttonIndex: Int
  ) {
    standIn()?.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex)
  }
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    didDismissWithButtonIndex buttonIndex: Int
  ) {
    standIn()?.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex)
  }
  public func willPresent(_ actionSheet: UIActionSheet) { standIn()?.willPresent(actionSheet) }
  public func didPresent(_ actionSheet: UIActionSheet) { standIn()?.didPresent(actionSheet) }
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {
    standIn()?.actionSheetCancel(actionSheet)
  }

  private func standIn(_ requirement: String = #function) -> (any UIActionSheetDelegate)? {
    standIn(as: (any UIActionSheetDelegate).self, for: requirement)
  }
}
