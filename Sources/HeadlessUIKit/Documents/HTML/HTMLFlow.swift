/// The text that comes of HTML: white space collapses, and breaks wait for what follows.
struct HTMLFlow {
  private(set) var text = DocumentText()
  /// How often something was put in, by which an element knows whether it has content.
  private(set) var count = 0
  private var pending = Pending.nothing
  private var edge = Edge.line

  private enum Pending {
    case nothing
    case space(DocumentStyle)
    /// A line separator, which a paragraph's end replaces.
    case line(DocumentStyle)
    case paragraph(DocumentStyle)
  }

  /// What the text ends with.
  private enum Edge {
    /// A new line, or nothing yet.
    case line
    /// The tab behind a list's marker or in front of a table's cell.
    case tab
    case text
  }

  /// White space counts as one space, and as none where a line begins or ends.
  mutating func add(_ string: String, _ style: DocumentStyle) {
    let words = string.utf8.split(whereSeparator: \.isHTMLSpace)
    if string.utf8.first?.isHTMLSpace == true { addSpace(style) }
    guard !words.isEmpty else { return }
    put(words.map { String(Substring($0)) }.joined(separator: " "), style)
    if string.utf8.last?.isHTMLSpace == true { addSpace(style) }
  }

  /// With all of its white space.
  mutating func addPreserved(_ string: String, _ style: DocumentStyle) {
    guard !string.isEmpty else { return }
    put(string, style)
    if string.utf8.last == UInt8(ascii: "\n") { edge = .line }
  }

  mutating func addTab(_ style: DocumentStyle) {
    pending = .nothing
    put("\t", style)
    edge = .tab
  }

  mutating func addMarker(_ marker: String, _ style: DocumentStyle) {
    put(marker, style)
    edge = .tab
  }

  /// `<br>`.
  mutating func breakLine(_ style: DocumentStyle, asSeparator: Bool) {
    if case .space = pending { pending = .nothing }
    flush()
    pending = asSeparator ? .line(style) : .paragraph(style)
    count += 1
  }

  /// In front of a block, and behind it.
  mutating func breakBlock(_ style: DocumentStyle, asSeparator: Bool, endsTab: Bool = false) {
    switch pending {
    case .paragraph: return
    case .line:
      if !asSeparator { pending = .paragraph(style) }
    case .space, .nothing:
      pending = .nothing
      guard edge == .text || edge == .tab && endsTab else { return }
      pending = asSeparator ? .line(style) : .paragraph(style)
    }
  }

  /// A paragraph without text.
  mutating func addEmptyParagraph(_ style: DocumentStyle) {
    breakLine(style, asSeparator: false)
  }

  mutating func finish() {
    if case .paragraph = pending { flush() }
    pending = .nothing
  }

  private mutating func addSpace(_ style: DocumentStyle) {
    if case .nothing = pending, edge == .text { pending = .space(style) }
  }

  private mutating func put(_ string: String, _ style: DocumentStyle) {
    flush()
    text.append(string, style)
    edge = .text
    count += 1
  }

  private mutating func flush() {
    switch pending {
    case .nothing: return
    case .space(let style): text.append(" ", style)
    case .line(let style):
      // [W] A break inside a paragraph is a line separator.
      text.append("\u{2028}", style)
      edge = .line
    case .paragraph(let style):
      text.append("\n", style)
      edge = .line
    }
    pending = .nothing
  }
}
