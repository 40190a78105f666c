import Foundation

/// The edits of a text since it was last processed, as one.
struct PendingEdit {
  private(set) var mask: NSTextStorage.EditActions = []
  /// [D] In the text as it is now; not found if there was no edit.
  private(set) var range = NSRange(location: NSNotFound, length: 0)
  private(set) var change = 0

  /// Adds an edit of a range of the text as it was before it.
  mutating func add(_ actions: NSTextStorage.EditActions, _ edited: NSRange, change: Int) {
    let union = mask.isEmpty ? edited : NSUnionRange(range, edited)
    range = NSRange(location: union.location, length: max(0, union.length + change))
    mask.formUnion(actions)
    self.change += change
  }
}

/// An edit on its way to the main actor, on one and the same thread.
struct ProcessedEdit: @unchecked Sendable {
  let storage: NSTextStorage
  let edit: PendingEdit
}
