import Testing

@testable import Typography

/// Which texts are shown as pictures.
@Suite struct EmojiStyleTests {
  /// Digits are pictures on keys alone, and text stays text where it is asked for.
  @Test(
    arguments: [
      ("😀", true), ("⌚", true), ("☀", false), ("☀\u{fe0f}", true), ("😀\u{fe0e}", false),
      ("1", false), ("1\u{fe0f}\u{20e3}", true), ("1\u{fe0f}", false), ("a", false),
      ("©", false), ("©\u{fe0f}", true), ("", false),
    ]
  )
  func picturesAreToldFromText(text: String, isPicture: Bool) {
    #expect(EmojiStyle.isPicture(Array(text.unicodeScalars)[...]) == isPicture)
  }
}
