extension FontMetrics {
  /// The lines of Apple's system font, per em: layouts agree with a device whatever face draws it.
  ///
  /// [M] Published of San Francisco at 17 points: ascender 16.1865234375, descender
  /// −4.1005859375, leading 0, cap height 11.97802734375, x-height 8.9482421875; the same
  /// proportions at every size and weight. They are whole 2048ths of the em.
  static let systemFont = FontMetrics(
    ascender: 1950.0 / 2048,
    descender: -494.0 / 2048,
    leading: 0,
    capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048,
    underlinePosition: 0,
    underlineThickness: 0
  )

  /// These metrics with the line height of others; underlines stay those of the glyphs.
  func withLines(of other: FontMetrics) -> FontMetrics {
    var metrics = other
    metrics.underlinePosition = underlinePosition
    metrics.underlineThickness = underlineThickness
    return metrics
  }
}
