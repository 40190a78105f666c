public import Foundation

extension UITextField: EditedText {
  func exchange(_ range: UITextRange, for text: String) {
    takeComingMark()
    put(text, in: self.range(range))
    post(Self.textDidChangeNotification)
  }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    closeEditMenu()
    takeComingMark()
    put(text, in: range)
    announceChange()
  }

  private func put(_ text: String, in range: NSRange) {
    changeText(in: range) { write(text, in: $0) }
    delegate?.textFieldDidChangeSelection(self)
  }

  private func write(_ text: String, in range: NSRange) {
    let isNew = ownText.length == 0
    ownText.replaceCharacters(in: range, with: text)
    if isNew { styleNewText() }
    let typed = NSRange(location: range.location, length: (text as NSString).length)
    if let givenTyping, typed.length > 0 {
      DistinctRuns.change(typed, of: ownText) { $0 = givenTyping }
    }
    // Whoever hears of the selection may ask where the caret is.
    contentChanged()
    selection = NSRange(location: NSMaxRange(typed), length: 0)
  }

  func attributesChanged() {
    contentChanged()
    announceChange()
  }

  /// Targets and observers hear that the user has changed the text.
  func announceChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}
