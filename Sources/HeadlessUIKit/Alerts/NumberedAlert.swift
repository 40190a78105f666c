import Foundation

/// The alert of an alert view or an action sheet, which reports its buttons by their indices.
final class NumberedAlert: UIAlertController, UIPopoverPresentationControllerDelegate, NamedInLog {
  let nameInLog = "UIAlertController"
  /// Called when a button is pressed; the alert is still on screen.
  var clicked: ((Int) -> Void)?
  /// Called before and after a tap outside of a popover dismisses it.
  var willLeave: (() -> Void)?
  var hasLeft: (() -> Void)?

  /// [D] The old classes report the button first, and dismiss the alert afterwards.
  override func choose(_ action: UIAlertAction) {
    guard let index = actions.firstIndex(where: { $0 === action }) else { return }
    clicked?(index)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willLeave?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasLeft?()
  }
}
