internal import Foundation

/// Gives each character the first declared face that has all of it.
struct FaceChooser {
  let fonts: SpanFonts
  /// The scalars that no declared face has.
  private(set) var missing: Set<Unicode.Scalar> = []

  init(fonts: SpanFonts) {
    self.fonts = fonts
  }

  mutating func faces(
    for text: ScalarText,
    _ analysis: TextAnalysis
  ) throws(TypographyError) -> [Face] {
    var faces: [Face] = []
    while faces.count < text.count {
      let start = faces.count
      var end = start + 1
      while end < text.count && !analysis.breaks[end].contains(.character) { end += 1 }
      let face = try face(
        for: text.scalars[start..<end],
        span: text.spans[start],
        script: analysis.scripts[start]
      )
      faces += repeatElement(face, count: end - start)
    }
    return faces
  }

  private mutating func face(
    for character: ArraySlice<Unicode.Scalar>,
    span: Int,
    script: Script
  ) throws(TypographyError) -> Face {
    let primary = fonts.faces[span]
    if let emoji = try emoji(for: character, span: span) { return emoji }
    if character.allSatisfy({ primary.covers($0) }) { return primary }
    let needed = drawn(character, span: span)
    if needed.allSatisfy({ primary.covers($0) }) { return primary }
    let font = fonts.attributes[span].font
    let fallback = try FaceStore.shared.fallback(
      for: needed,
      script: script,
      font: font,
      in: fonts.source
    )
    if let fallback { return fallback }
    missing.formUnion(needed.filter { !primary.covers($0) })
    return primary
  }

  /// Nil if the character is no picture, or the app's own font has one of it.
  private func emoji(
    for character: ArraySlice<Unicode.Scalar>,
    span: Int
  ) throws(TypographyError) -> Face? {
    guard EmojiStyle.isPicture(character) else { return nil }
    let needed = drawn(character, span: span)
    let isOwn = fonts.attributes[span].font.appFont != nil
    if isOwn, needed.allSatisfy({ fonts.faces[span].covers($0) }) { return nil }
    return try FaceStore.shared.emoji(for: needed, in: fonts.source)
  }

  /// An object needs no glyph.
  private func drawn(_ character: ArraySlice<Unicode.Scalar>, span: Int) -> [Unicode.Scalar] {
    let visible = FaceChooser.visible(character)
    guard fonts.attributes[span].object != nil else { return visible }
    return visible.filter { $0 != TextObject.scalar }
  }

  /// The scalars that need a glyph, composed as HarfBuzz would compose them.
  private static func visible(_ character: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let drawn = character.filter {
      !$0.properties.isDefaultIgnorableCodePoint && !Paragraph.isControl($0)
    }
    guard drawn.count > 1 else { return drawn }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: drawn)
    return Array(String(view).precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
