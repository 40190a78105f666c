public import Foundation

/// Follows the edits of a text.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    standIn()?.textStorage(
      textStorage,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: delta
    )
  }

  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    standIn()?.textStorage(
      textStorage,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: delta
    )
  }

  private func standIn(_ requirement: String = #function) -> (any NSTextStorageDelegate)? {
    standIn(as: (any NSTextStorageDelegate).self, for: requirement)
  }
}
