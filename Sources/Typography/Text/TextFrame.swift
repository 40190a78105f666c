/// The room a text is given.
package struct TextFrame: Hashable, Sendable {
  package var width: Double
  /// Lines that end below it are left out; the first line always stays.
  package var height: Double
  /// 0 is no limit.
  package var maximumLines: Int
  /// False sets each paragraph on one line, which its line break mode then shortens.
  package var wraps: Bool
  /// Sets the paragraphs on one line whose line break mode shortens or clips them.
  package var shortensParagraphs: Bool
  /// Ends the last line if not all is shown; nil leaves that to its paragraph.
  package var lastLineMode: LineBreakMode?
  /// Whether runs know where each of their characters is.
  package var findsEdges: Bool

  package init(
    width: Double = .infinity,
    height: Double = .infinity,
    maximumLines: Int = 0,
    wraps: Bool = true,
    shortensParagraphs: Bool = false,
    lastLineMode: LineBreakMode? = nil,
    findsEdges: Bool = false
  ) {
    precondition(maximumLines >= 0, "a text frame of \(maximumLines) lines; 0 is no limit")
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.wraps = wraps
    self.shortensParagraphs = shortensParagraphs
    self.lastLineMode = lastLineMode
    self.findsEdges = findsEdges
  }
}
