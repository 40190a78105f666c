import Foundation

// Marked text, which an input method has inserted provisionally.
extension EditedText {
  /// [D] In place of what is marked, or else selected; the selection is relative to the new text.
  func mark(_ text: String, selected: NSRange) {
    let old = markedPart ?? keptSelection
    guard mayChange(old, to: text) else { return }
    let length = (text as NSString).length
    let marked = NSRange(location: old.location, length: length)
    comingMark = text.isEmpty ? nil : marked
    change(old, text)
    // A delegate that hears of it may have put another text there.
    guard markedPart == marked else { return }
    let start = min(max(0, selected.location), length)
    let inside = NSRange(
      location: old.location + start,
      length: min(max(0, selected.length), length - start)
    )
    if inside != keptSelection { selectedTextRange = UITextRange(inside) }
  }

  /// Another change of the text leaves nothing marked.
  func takeComingMark() { (markedPart, comingMark) = (comingMark, nil) }

  /// [D] The selection lies in the marked text: [I] one elsewhere confirms it.
  func confirmMarkOutsideSelection() {
    guard let marked = markedPart else { return }
    if NSUnionRange(marked, selection) != marked { markedPart = nil }
  }
}
