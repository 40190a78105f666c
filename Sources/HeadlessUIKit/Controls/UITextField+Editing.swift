import Foundation

extension UITextField {
  func replaceText(_ text: String) {
    ownText = NSMutableAttributedString(string: text)
    contentChanged()
  }

  func setAttributed(_ text: NSAttributedString?) {
    ownText = .editable(text)
    contentChanged()
  }

  func typed(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    edit(NSRange(location: ownText.length, length: 0), text)
  }

  func deletedBackward() {
    guard let last = ownText.string.last else { return }
    let length = String(last).utf16.count
    edit(NSRange(location: ownText.length - length, length: length), "")
  }

  /// [D] The delegate is asked before a change and told after it.
  private func edit(_ range: NSRange, _ text: String) {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    guard isAllowed else { return }
    ownText.replaceCharacters(in: range, with: text)
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    // [D] Only somebody who listens for the end by return makes the field give up.
    let listens = receivers.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if listens { _ = resignFirstResponder() }
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }
}
