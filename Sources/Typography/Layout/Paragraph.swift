/// One paragraph, ready to be shaped: every scalar has a face, a script and a level.
struct Paragraph {
  let text: ScalarText
  let style: ParagraphStyle
  let analysis: TextAnalysis
  let fonts: SpanFonts
  let faces: [Face]
  /// The scalars as HarfBuzz reads them: controls are invisible.
  let inputs: [UInt32]
  let missing: Set<Unicode.Scalar>

  init(_ text: ScalarText, style: ParagraphStyle, fonts: SpanFonts) throws(TypographyError) {
    self.text = text
    self.style = style
    self.fonts = fonts
    analysis = TextAnalysis(text.scalars, direction: style.direction)
    inputs = text.scalars.map { Paragraph.isControl($0) ? 0x200b : $0.value }
    var chooser = FaceChooser(fonts: fonts)
    faces = try chooser.faces(for: text, analysis)
    missing = chooser.missing
  }

  var count: Int { text.count }
  var isRightToLeft: Bool { analysis.isRightToLeft }

  func isWhite(_ index: Int) -> Bool { analysis.breaks[index].contains(.white) }
  func isTab(_ index: Int) -> Bool { text.scalars[index] == "\t" }
  func object(at index: Int) -> TextObject? {
    text.scalars[index] == TextObject.scalar ? fonts.attributes[text.spans[index]].object : nil
  }
  func beginsCharacter(_ index: Int) -> Bool { analysis.breaks[index].contains(.character) }

  /// The range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && isWhite(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
