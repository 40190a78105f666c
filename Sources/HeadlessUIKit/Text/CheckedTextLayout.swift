import Typography

/// Lays out text, and reports problems with fonts to the stage.
enum CheckedTextLayout {
  static func layout(_ text: StyledText, in frame: TextFrame = TextFrame()) -> TextLayout {
    let layout = attempt { source throws(TypographyError) in
      try TextLayout(text, in: frame, from: source)
    }
    if let layout, !layout.missing.isEmpty { report(layout.missingByScript) }
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

  private static func report(_ missing: [MissingCharacters]) {
    for group in missing where MissingScripts.ofStage.isNew(group) {
      StageCore.ambient.warnOnce(
        "text",
        "no font here draws \(names(of: group))",
        remedy: "use another character, or an image"
      )
    }
  }

  /// The first character, and how many others there are.
  private static func names(of group: MissingCharacters) -> String {
    let first = group.characters[0]
    let code = "U+" + String(first.value, radix: 16, uppercase: true)
    let others = group.characters.count - 1
    let name = first.properties.generalCategory == .privateUse ? code : "“\(first)” (\(code))"
    guard others > 0 else { return name }
    return "\(name) and \(others) more" + (group.script == nil ? "" : " of its script")
  }
}
