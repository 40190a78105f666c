public import Foundation

extension UITextView: EditedText {
  var ownText: NSMutableAttributedString { stack.storage }
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

  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  func change(_ range: NSRange, _ text: String) {
    if !text.isEmpty { clearsOnInsertion = false }
    ownText.replaceCharacters(in: range, with: text)
    selectedRange = NSRange(location: range.location + (text as NSString).length, length: 0)
    textDelegate?.textViewDidChangeSelection(self)
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
