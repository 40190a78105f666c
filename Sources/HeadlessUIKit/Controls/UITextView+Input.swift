public import Foundation

extension UITextView: EditedText {
  var ownText: NSMutableAttributedString { stack.storage }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    closeEditMenu()
    changeText(in: range) { range in
      insert(text, in: range)
      takeComingMark()
      selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    }
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// [D] With the typing attributes that were set; text takes over those around it otherwise.
  private func insert(_ text: String, in range: NSRange) {
    // The edit changes the selection, which clears them.
    let typing = givenTyping
    ownText.beginEditing()
    ownText.replaceCharacters(in: range, with: text)
    if let typing, !text.isEmpty {
      let typed = NSRange(location: range.location, length: (text as NSString).length)
      DistinctRuns.change(typed, of: ownText) { $0 = typing }
    }
    ownText.endEditing()
  }

  var attributesAtSelection: [NSAttributedString.Key: Any] {
    selectedAttributes(over: [
      .font: shownFont, .foregroundColor: textColor ?? UIColor.label,
    ])
  }

  func attributesChanged() {
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
}
