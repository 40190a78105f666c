import Foundation

/// The alert of an alert view or an action sheet, whose buttons are told by their numbers.
final class NumberedAlert: UIAlertController, UIPopoverPresentationControllerDelegate, NamedInLog {
  let nameInLog = "UIAlertController"
  /// Called when a button is pressed; the alert is still on screen.
  var clicked: ((Int) -> Void)?
  /// Called before and after a tap outside of a popover dismisses it.
  var leaves: (() -> Void)?
  var hasLeft: (() -> Void)?

  /// [D] The old classes tell of the button first, and dismiss the alert afterwards.
  override func choose(_ action: UIAlertAction) {
    guard let index = actions.firstIndex(where: { $0 === action }) else { return }
    clicked?(index)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    leaves?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasLeft?()
  }
}
