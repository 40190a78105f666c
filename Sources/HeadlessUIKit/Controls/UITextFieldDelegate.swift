public import Foundation

/// Controls the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// [D] Nil shows the usual menu, and an empty one shows none.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    standIn()?.textFieldShouldBeginEditing(textField) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    standIn()?.textFieldDidBeginEditing(textField)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    standIn()?.textFieldShouldEndEditing(textField) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    standIn()?.textFieldDidEndEditing(textField)
  }
  /// [D] Calls the method without a reason by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    guard let standIn = standIn() else { return textFieldDidEndEditing(textField) }
    standIn.textFieldDidEndEditing(textField, reason: reason)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    standIn()?.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
      ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    standIn()?.textFieldDidChangeSelection(textField)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    standIn()?.textFieldShouldClear(textField) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    standIn()?.textFieldShouldReturn(textField) ?? true
  }
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    standIn()?.textField(
      textField,
      editMenuForCharactersIn: range,
      suggestedActions: suggestedActions
    )
  }
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    standIn()?.textField(textField, willPresentEditMenuWith: animator)
  }
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    standIn()?.textField(textField, willDismissEditMenuWith: animator)
  }

  private func standIn(_ requirement: String = #function) -> (any UITextFieldDelegate)? {
    standIn(as: (any UITextFieldDelegate).self, for: requirement)
  }
}
