import Foundation

// Where the directions of the screen lead in a text.
extension UITextInput {
  /// Whether a direction leads towards the end of the text around a position.
  func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
    switch direction {
    case .right: !runsRightToLeft(at: position)
    case .left: runsRightToLeft(at: position)
    case .down: true
    case .up: false
    }
  }

  /// [I] As the character after the position is drawn, or else the one before it.
  private func runsRightToLeft(at position: UITextPosition) -> Bool {
    guard let all = textRange(from: beginningOfDocument, to: endOfDocument),
      let text = text(in: all)
    else { return false }
    let place = offset(from: beginningOfDocument, to: position)
    let characters = TextUnits.characters(of: text)
    let near = [
      characters.first { NSMaxRange($0) > place },
      characters.last { NSMaxRange($0) <= place },
    ]
    let shown = near.compactMap { $0.flatMap(range) }
      .flatMap(selectionRects)
      .first { !$0.rect.isEmpty }
    return shown?.writingDirection == .rightToLeft
  }

  private func range(_ units: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: units.location),
      let end = position(from: start, offset: units.length)
    else { return nil }
    return textRange(from: start, to: end)
  }
}
