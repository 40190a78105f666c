public import Foundation

extension UITextField: EditedText {
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(ownText.length) }

  public func text(in range: UITextRange) -> String? { string(in: range) }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    stretch(from: start, to: end)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsetPosition(position, by: offset)
  }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  /// [M] Replacing text by code asks nobody, and targets do not hear of it.
  public func replace(_ range: UITextRange, withText text: String) {
    put(text, in: self.range(range))
    post(Self.textDidChangeNotification)
  }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    put(text, in: range)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func put(_ text: String, in range: NSRange) {
    let isNew = ownText.length == 0
    ownText.replaceCharacters(in: range, with: text)
    if isNew { styleNewText() }
    let typed = NSRange(location: range.location, length: (text as NSString).length)
    if let givenTyping, typed.length > 0 {
      DistinctRuns.change(typed, of: ownText) { $0 = givenTyping }
    }
    selection = NSRange(location: NSMaxRange(typed), length: 0)
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
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
