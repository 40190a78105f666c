extension PNG {
  /// A text with a keyword inside the file (an `iTXt` chunk, 11.3.3.4).
  public struct Text: Hashable, Sendable {
    public let keyword: String
    public let text: String

    /// The keyword has 1 to 79 printable Latin-1 characters; neither part has a zero byte.
    public init(keyword: String, text: String) throws(Fault) {
      let letters = keyword.unicodeScalars
      guard (1...79).contains(letters.count) else {
        throw .text("the keyword '\(keyword)' needs 1 to 79 letters")
      }
      guard letters.allSatisfy({ (32...126).contains($0.value) || (161...255).contains($0.value) })
      else { throw .text("the keyword '\(keyword)' needs printable Latin letters") }
      guard keyword.first != " ", keyword.last != " ", !keyword.contains("  ") else {
        throw .text("the keyword '\(keyword)' has spaces at an end or in a row")
      }
      guard !text.utf8.contains(0) else { throw .text("'\(keyword)' holds a zero byte") }
      self.keyword = keyword
      self.text = text
    }

    /// Keyword, not compressed, no language, no translated keyword, text.
    var chunk: [UInt8] {
      keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0, 0, 0, 0, 0]
        + Array(text.utf8)
    }
  }
}
