extension TextSegments {
  /// Each with the white space behind it, also that of a line break, which ends one as well.
  ///
  /// Lines of white space alone are none. Abbreviations are not known.
  package static func sentences(of text: String) -> [Range<String.Index>] {
    paragraphs(of: text).filter { !text[$0].allSatisfy(\.isWhitespace) }
      .flatMap { sentences(in: text[$0]) }
  }

  private static func sentences(in paragraph: Substring) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var (start, index) = (paragraph.startIndex, paragraph.startIndex)
    while index < paragraph.endIndex {
      let next = endOfSentence(in: paragraph, stop: index)
      if let next {
        sentences.append(start..<next)
        start = next
      }
      index = next ?? paragraph.index(after: index)
    }
    if start < paragraph.endIndex { sentences.append(start..<paragraph.endIndex) }
    return sentences
  }

  /// Where the next sentence begins after a stop; nil if the sentence goes on or this is no stop.
  private static func endOfSentence(
    in paragraph: Substring,
    stop: String.Index
  ) -> String.Index? {
    guard paragraph[stop].endsSentence else { return nil }
    let behind = paragraph[paragraph.index(after: stop)...]
    let close = behind.firstIndex { !$0.closesSentence } ?? behind.endIndex
    guard let next = behind[close...].firstIndex(where: { !$0.isWhitespace }) else {
      return behind.endIndex
    }
    // [D] SB8a: "?!", "Hello!, he said".
    if paragraph[next].endsSentence || paragraph[next].continuesSentence { return nil }
    guard paragraph[stop].isFullStop else { return next }
    if next == behind.startIndex, joins(paragraph, stop: stop) { return nil }
    // [D] SB8: "e.g. this", "No. 5 of them".
    let letter = behind[next...].first { $0.isLetter || $0.endsSentence }
    return letter?.isLowercase == true ? nil : next
  }

  /// [D] SB6, SB7: a full stop inside of "3.5", "U.S".
  private static func joins(_ paragraph: Substring, stop: String.Index) -> Bool {
    let after = paragraph[paragraph.index(after: stop)]
    guard stop > paragraph.startIndex else { return after.isNumber }
    let before = paragraph[paragraph.index(before: stop)]
    return after.isNumber || after.isUppercase && before.isCased
  }
}

extension Character {
  /// [D] SATerm, and [I] an ellipsis, which ends a sentence as three full stops do.
  fileprivate var endsSentence: Bool {
    isFullStop || "!?\u{589}\u{61F}\u{6D4}\u{964}\u{965}\u{1362}".contains(self)
      || "\u{203C}\u{203D}\u{2047}\u{2048}\u{2049}\u{3002}\u{FF01}\u{FF1F}\u{FF61}".contains(self)
  }

  /// [D] ATerm.
  fileprivate var isFullStop: Bool { ".\u{2024}\u{2026}\u{FF0E}".contains(self) }

  /// [D] SContinue.
  fileprivate var continuesSentence: Bool {
    ",-:;\u{60C}\u{2013}\u{2014}\u{3001}\u{FF0C}\u{FF1A}".contains(self)
  }

  /// [D] Close: brackets and quotation marks, those that open as well, as in „so“.
  fileprivate var closesSentence: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
    default: self == "\"" || self == "'"
    }
  }
}
