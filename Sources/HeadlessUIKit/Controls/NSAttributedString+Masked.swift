import Foundation

extension NSAttributedString {
  /// A bullet for each character, with as many UTF-16 units.
  ///
  /// What a character has beyond its first unit becomes controls, which are not drawn.
  var masked: NSAttributedString {
    let bullets = string.map { character in
      "•" + String(repeating: "\u{1}", count: character.utf16.count - 1)
    }
    return NSAttributedString(string: bullets.joined())
  }
}
