/// The vertical measures of a font, in points and with `UIFont`'s signs.
package struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascender: Double
  /// Below the baseline: negative.
  package var descender: Double
  /// The gap between lines.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The centre of an underline relative to the baseline: negative below it.
  package var underlinePosition: Double
  package var underlineThickness: Double

  /// The metrics of no font.
  package init() {
    self.init(
      ascender: 0,
      descender: 0,
      leading: 0,
      capHeight: 0,
      xHeight: 0,
      underlinePosition: 0,
      underlineThickness: 0
    )
  }

  init(
    ascender: Double,
    descender: Double,
    leading: Double,
    capHeight: Double,
    xHeight: Double,
    underlinePosition: Double,
    underlineThickness: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  package var lineHeight: Double { ascender - descender }

  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor,
      descender: descender * factor,
      leading: leading * factor,
      capHeight: capHeight * factor,
      xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor
    )
  }
}

extension Font {
  /// The metrics of this font; throws if no face can draw it.
  package func metrics(from source: FontSource = .current) throws(TypographyError) -> FontMetrics {
    metrics(of: try FaceStore.shared.face(for: self, in: source))
  }

  /// In points, if this face draws the font.
  func metrics(of face: Face) -> FontMetrics {
    let drawn = face.metrics.scaled(by: size / face.unitsPerEm)
    let isSystemFont = design == .standard && appFont == nil
    return isSystemFont ? drawn.withLines(of: .systemFont.scaled(by: size)) : drawn
  }

  /// The PostScript name of the face that draws this font, such as `Inter-SemiBold`.
  ///
  /// An app's own font keeps its name when blocks are drawn: its file is there.
  package func postScriptName(
    from source: FontSource = .current
  ) throws(TypographyError) -> String {
    if let appFont { return appFont.postScriptName }
    return try FaceStore.shared.face(for: self, in: source).name
  }
}
