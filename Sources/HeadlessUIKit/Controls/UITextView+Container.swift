import Foundation

extension UITextView: TextContainerOwner {
  var textDefaults: TextDefaults {
    var defaults = label.textDefaults
    defaults.lineBreakMode = textContainer.lineBreakMode
    return defaults
  }

  func fit(_ container: NSTextContainer) {
    let inset = textContainerInset
    var size = container.size
    if container.widthTracksTextView { size.width = bounds.width - inset.left - inset.right }
    // [I] The text may be higher than the view, also with a container that has been given a height.
    size.height =
      container.heightTracksTextView
      ? bounds.height - inset.top - inset.bottom : .greatestFiniteMagnitude
    container.fit(CGSize(width: max(0, size.width), height: max(0, size.height)))
  }

  func containerChanged() { contentChanged() }

  func storageReplaced(_ storage: NSTextStorage) {
    stack.storage = storage
    contentChanged()
    selectedRange = keptSelection
  }

  /// [I] The selection stays with the characters it is at, and moves behind those that replace it.
  func storageEdited(_ edit: PendingEdit) {
    contentChanged()
    guard edit.mask.contains(.editedCharacters) else { return }
    let oldEnd = NSMaxRange(edit.range) - edit.change
    if selectedRange.location >= oldEnd {
      selectedRange.location += edit.change
    } else if NSMaxRange(selectedRange) > edit.range.location {
      selectedRange = NSRange(location: NSMaxRange(edit.range), length: 0)
    }
  }
}
