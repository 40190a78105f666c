/// Which characters are shown as pictures.
///
/// [D] Unicode Technical Standard 51: those that are so by default, and those that a selector
/// behind them asks for. iOS shows a few more.  [I]
enum EmojiStyle {
  private static let asText: Unicode.Scalar = "\u{fe0e}"
  private static let asPicture: Unicode.Scalar = "\u{fe0f}"
  private static let keycap: Unicode.Scalar = "\u{20e3}"
  /// No character before it is a picture by itself.
  private static let first: Unicode.Scalar = "\u{231a}"

  static func isPicture(_ character: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let base = character.first, character.count > 1 || base >= first,
      base.properties.isEmoji, !character.contains(asText)
    else { return false }
    // Digits are emoji only on the caps of keys.
    if base.isASCII { return character.contains(keycap) }
    return character.contains { $0 == asPicture || $0.properties.isEmojiPresentation }
  }
}
