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
  /// [W] Replacing text by code does not ask the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    change(self.range(range), text)
  }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    ownText.replaceCharacters(in: range, with: text)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
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
