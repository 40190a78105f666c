public import Foundation

extension UITextView: EditedText {
  var ownText: NSMutableAttributedString { stack.storage }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    closeEditMenu()
    insert(text, in: range)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
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

  /// [D] Of the first selected character, or else of the one before the caret.
  var attributesAtSelection: [NSAttributedString.Key: Any] {
    let usual: [NSAttributedString.Key: Any] = [
      .font: shownFont, .foregroundColor: textColor ?? UIColor.label,
    ]
    guard hasText else { return usual }
    let selection = keptSelection
    let index = selection.length > 0 ? selection.location : max(0, selection.location - 1)
    return usual.merging(ownText.attributes(at: index, effectiveRange: nil)) { $1 }
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
