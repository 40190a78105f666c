import Foundation

extension UITextField {
  func replaceText(_ text: String) {
    replacesSecureText = false
    markedPart = nil
    changeText {
      ownText = NSMutableAttributedString(string: text)
      styleNewText()
      contentChanged()
      selection = NSRange(location: ownText.length, length: 0)
    }
  }

  func setAttributed(_ text: NSAttributedString?) {
    replacesSecureText = false
    markedPart = nil
    changeText {
      ownText = .editable(text)
      let style = FirstLetterStyle(text)
      takeStyle(style)
      if style.font != nil || style.alignment != nil { styleHint() }
      contentChanged()
      selection = NSRange(location: ownText.length, length: 0)
    }
  }

  func typed(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    edit(insertionRange, text)
  }

  func deletedBackward() {
    if let range = erased { edit(range, "") }
  }

  /// [D] The delegate is asked before a change and notified after it.
  func edit(_ range: NSRange, _ text: String) {
    guard mayChange(range, to: text) else { return }
    let replacesAll = replacesSecureText && isSecureTextEntry
    replacesSecureText = false
    change(replacesAll ? NSRange(location: 0, length: ownText.length) : range, text)
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    // [D] The return key ends editing only if a target is registered for it.
    let listens = receivers.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if listens { _ = resignFirstResponder() }
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    empty()
    announceChange()
  }
}
