extension Font {
  /// The primary file of this font.
  var primaryFile: FontFile? {
    switch design {
    case .standard: FontFile.named(interName)
    case .serif: FontFile.named("NotoSerif-" + style)
    case .monospaced: FontFile.named(isHeavy ? "NanumGothicCodingBold" : "NanumGothicCoding")
    }
  }

  /// The files that are searched, in order, for a character that the primary one lacks.
  func fallbackFiles(for script: Script) -> [FontFile] {
    let scripted = script.fontName.flatMap { declared($0) }
    let general = Font.generalFallbacks.map { declared($0) }
    // Text is shown as a picture only if no font has letters of it.
    return ([scripted] + general + [.emoji]).compactMap { $0 }
  }

  /// How much thicker a file's strokes are drawn for this weight, in ems.
  ///
  /// [I] About as PingFang's, which is what iOS has: its heaviest face is semibold.
  func strokeGrowth(in file: FontFile) -> Double {
    guard file == .droid else { return 0 }
    return switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 1.0 / 72
    case .semibold, .bold, .heavy, .black: 1.0 / 36
    }
  }

  private static let generalFallbacks = [
    "NotoSans", "NanumGothic", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath",
  ]

  /// The face of a family nearest to this font: all have a regular one, most a bold one.
  private func declared(_ family: String) -> FontFile? {
    let bold = family == "NanumGothic" ? "NanumGothicBold" : family + "-Bold"
    let styled = family == "NotoSans" ? FontFile.named("NotoSans-" + style) : nil
    return styled ?? (isHeavy ? FontFile.named(bold) : nil)
      ?? FontFile.named(family + "-Regular") ?? FontFile.named(family)
  }

  private var isHeavy: Bool { weight >= .semibold }

  private var style: String {
    switch (isHeavy, isItalic) {
    case (false, false): "Regular"
    case (false, true): "Italic"
    case (true, false): "Bold"
    case (true, true): "BoldItalic"
    }
  }

  private var interName: String {
    let upright = weight == .regular && isItalic ? "" : weight.interName
    return "Inter-" + upright + (isItalic ? "Italic" : "")
  }
}

extension FontWeight {
  /// Inter's name for the weight; Apple's ultra light is lighter than its thin, Inter's is not.
  fileprivate var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
