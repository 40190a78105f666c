import Foundation

// The editing commands for a text.
extension EditedText where Self: UIResponder {
  /// [D] Nil if the action is not an editing command.
  func offersEditing(_ action: Selector) -> Bool? {
    switch action.name {
    // [D] Secure text cannot be copied.
    case "cut:", "copy:": selection.length > 0 && !isSecureTextEntry
    // [W] The menus of texts have no command for it.
    case "delete:": false
    case "paste:": UIPasteboard.general.hasStrings
    case "select:": hasText && selection.length == 0
    case "selectAll:": hasText && selection.length < ownText.length
    // [W] Only selected text, where the user may style it.
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:": canStyle
    default: nil
    }
  }

  func copySelection() {
    guard selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = (ownText.string as NSString).substring(with: keptSelection)
  }

  func cutSelection() {
    guard !isSecureTextEntry else { return }
    copySelection()
    if selection.length > 0 { deleteBackward() }
  }

  func pasteString() {
    if let string = UIPasteboard.general.string { insertText(string) }
  }

  /// [I] The word at the insertion point, or before it.
  func selectWord() {
    let words = isSecureTextEntry ? [] : TextUnits.words(of: ownText.string)
    let place = selection.location
    guard let word = words.last(where: { $0.location <= place }) ?? words.first else {
      return selectEverything()
    }
    selectedTextRange = UITextRange(word)
  }

  func selectEverything() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}
