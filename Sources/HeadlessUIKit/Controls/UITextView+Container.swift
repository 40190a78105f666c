import Foundation

extension UITextView: TextContainerOwner {
  var textDefaults: TextDefaults {
    var defaults = label.textDefaults
    defaults.paragraph.lineBreakMode = .byWordWrapping
    defaults.lineBreakMode = textContainer.paragraphMode
    return defaults
  }

  func fit(_ container: NSTextContainer) {
    let inset = textContainerInset
    var size = container.size
    if container.widthTracksTextView { size.width = bounds.width - inset.left - inset.right }
    size.height = container.givenHeight
    if container.heightTracksTextView || flowsOn {
      size.height = bounds.height - inset.top - inset.bottom
    }
    container.fit(CGSize(width: max(0, size.width), height: max(0, size.height)))
  }

  /// Whether what the view has no room for is shown elsewhere.
  var flowsOn: Bool { !isScrollEnabled && layoutManager.textContainers.count > 1 }

  func containerChanged() { contentChanged() }

  func storageReplaced(_ storage: NSTextStorage) {
    stack.storage = storage
    markedPart = nil
    finding?.textChanged()
    contentChanged()
    selection = keptSelection
  }

  /// [I] The selection stays with the characters it is at, and grows with an edit inside of it.
  ///
  /// It moves behind an edit that replaces the whole selection, or characters at one of its ends.
  func storageEdited(_ edit: PendingEdit) {
    contentChanged()
    guard edit.mask.contains(.editedCharacters) else { return }
    markedPart = nil
    finding?.textChanged()
    let old = keptSelection(in: ownText.length - edit.change)
    let edited = NSRange(location: edit.range.location, length: edit.range.length - edit.change)
    if old.location >= NSMaxRange(edited) {
      selection = NSRange(location: old.location + edit.change, length: old.length)
    } else if old != edited && NSUnionRange(old, edited) == old && NSMaxRange(old) > edited.location
    {
      selection = NSRange(location: old.location, length: old.length + edit.change)
    } else if NSMaxRange(old) > edited.location {
      selection = NSRange(location: NSMaxRange(edit.range), length: 0)
    } else {
      selection = old
    }
  }
}
