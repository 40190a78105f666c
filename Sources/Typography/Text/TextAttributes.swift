/// How a stretch of text looks; colours are the caller's matter, found again by span index.
package struct TextAttributes: Hashable, Sendable {
  package var font: Font
  /// Points added after each character; nil keeps the font's own kerning, 0 switches it off.
  package var kern: Double?
  /// Points by which the text stands above the line's baseline.
  package var baselineOffset: Double
  package var underline: DecorationStyle?
  package var strikethrough: DecorationStyle?
  /// Read at the first character of each paragraph.
  package var paragraph: ParagraphStyle
  /// Stands at each U+FFFC of the span; nil leaves the character to the fonts.
  package var object: TextObject?

  package init(
    font: Font,
    kern: Double? = nil,
    baselineOffset: Double = 0,
    underline: DecorationStyle? = nil,
    strikethrough: DecorationStyle? = nil,
    paragraph: ParagraphStyle = ParagraphStyle(),
    object: TextObject? = nil
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.paragraph = paragraph
    self.object = object
  }
}
