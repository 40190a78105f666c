import Foundation

// The direction in which paragraphs are written.
extension EditedText {
  /// [I] That of the paragraph's style, which is natural unless it was set.
  func paragraphDirection(at position: UITextPosition) -> NSWritingDirection {
    guard ownText.length > 0 else { return .natural }
    let index = min(max(0, position.offset), ownText.length - 1)
    let style = ownText.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.baseWritingDirection ?? .natural
  }

  /// [D] Of all paragraphs of the range.
  func direct(_ direction: NSWritingDirection, _ range: UITextRange) {
    let paragraphs = (ownText.string as NSString).paragraphRange(for: self.range(range))
    DistinctRuns.change(paragraphs, of: ownText) { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      attributes[.paragraphStyle] = style
    }
  }
}
