import Typography

/// Lays out text, and reports problems with fonts to the stage.
enum CheckedTextLayout {
  static func layout(_ text: StyledText, in frame: TextFrame = TextFrame()) -> TextLayout {
    let layout = attempt { source throws(TypographyError) in
      try TextLayout(text, in: frame, from: source)
    }
    for scalar in layout?.missing ?? [] { report(scalar) }
    return layout ?? TextLayout()
  }

  static func metrics(of font: Font) -> FontMetrics {
    attempt { source throws(TypographyError) in try font.metrics(from: source) } ?? FontMetrics()
  }

  static func name(of font: Font) -> String {
    attempt { source throws(TypographyError) in try font.postScriptName(from: source) } ?? ""
  }

  /// After an error that the recording will throw, the blocks font is used.
  private static func attempt<Value>(
    _ make: (FontSource) throws(TypographyError) -> Value
  ) -> Value? {
    do {
      return try make(.current)
    } catch {
      StageCore.ambient.raise("text", error.description)
      return try? make(.blocks)
    }
  }

  private static func report(_ scalar: Unicode.Scalar) {
    let code = String(scalar.value, radix: 16, uppercase: true)
    StageCore.ambient.warnOnce(
      "text",
      "no declared font has the character U+\(code) (\(scalar))",
      remedy: "use another character, or an image"
    )
  }
}
