import Foundation

/// The text that a keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: AnyObject {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var hasText: Bool { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func insertText(_ text: String)
  func deleteBackward()
}
