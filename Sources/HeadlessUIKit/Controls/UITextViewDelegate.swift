public import Foundation

/// Controls the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    standIn()?.textViewShouldBeginEditing(textView) ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    standIn()?.textViewShouldEndEditing(textView) ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    standIn()?.textViewDidBeginEditing(textView)
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    standIn()?.textViewDidEndEditing(textView)
  }
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    standIn()?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    standIn()?.textViewDidChange(textView)
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    standIn()?.textViewDidChangeSelection(textView)
  }

  private func standIn(_ requirement: String = #function) -> (any UITextViewDelegate)? {
    standIn(as: (any UITextViewDelegate).self, for: requirement)
  }
}
