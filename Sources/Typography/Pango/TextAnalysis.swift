internal import CPango

/// What Unicode says about the scalars of one paragraph, as Pango reads it.
struct TextAnalysis {
  let isRightToLeft: Bool
  /// Bidirectional embedding levels.
  let levels: [UInt8]
  let scripts: [Script]
  /// Before each scalar, and after the last one.
  let breaks: [BreakFacts]

  init(_ scalars: [Unicode.Scalar], direction: BaseDirection) {
    var view = String.UnicodeScalarView()
    // C ends texts at a zero; a character that is as invisible stands for it.
    view.append(contentsOf: scalars.map { $0 == "\0" ? "\u{1}" : $0 })
    let text = Array(String(view).utf8CString)
    let length = Int32(text.count - 1)

    var base = direction.pangoDirection
    levels = Self.levels(of: text, length, count: scalars.count, base: &base)
    isRightToLeft = base == PANGO_DIRECTION_RTL
    scripts = Script.scripts(of: scalars)
    breaks = Self.breaks(in: text, length, count: scalars.count)
  }

  private static func levels(
    of text: [CChar],
    _ length: Int32,
    count: Int,
    base: inout PangoDirection
  ) -> [UInt8] {
    guard let levels = pango_log2vis_get_embedding_levels(text, length, &base) else { return [] }
    defer { g_free(levels) }
    return Array(UnsafeBufferPointer(start: levels, count: count))
  }

  private static func breaks(in text: [CChar], _ length: Int32, count: Int) -> [BreakFacts] {
    var facts = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // A fixed language and an unknown level keep the process's locale out of the breaks.
    pango_get_log_attrs(
      text,
      length,
      -1,
      pango_language_from_string("en"),
      &facts,
      Int32(facts.count)
    )
    return facts.map(BreakFacts.init)
  }
}

extension BaseDirection {
  /// Natural: that of the first strong character, else left to right.
  fileprivate var pangoDirection: PangoDirection {
    switch self {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    case .natural: PANGO_DIRECTION_WEAK_LTR
    }
  }
}

/// What may happen at a place between two scalars.
struct BreakFacts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let line = BreakFacts(rawValue: 1)
  /// A cursor may stand here: a character as a reader counts them begins.
  static let character = BreakFacts(rawValue: 2)
  /// The scalar that follows is white space.
  static let white = BreakFacts(rawValue: 4)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  fileprivate init(_ facts: PangoLogAttr) {
    var own: BreakFacts = []
    if facts.is_line_break != 0 { own.insert(.line) }
    if facts.is_cursor_position != 0 { own.insert(.character) }
    if facts.is_white != 0 { own.insert(.white) }
    self = own
  }
}
