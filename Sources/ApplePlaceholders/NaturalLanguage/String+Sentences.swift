import Foundation

// The rules of Unicode's Standard Annex 29 for sentences, in their usual cases.

extension String {
  /// The lines of a text with their ends, without empty ones.
  var paragraphs: [Range<Index>] {
    var paragraphs: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(where: \.isNewline).map(index(after:)) ?? endIndex
      if !self[start..<end].allSatisfy(\.isWhitespace) { paragraphs.append(start..<end) }
      start = end
    }
    return paragraphs
  }

  /// The sentences of a paragraph, with the spaces behind them.
  func sentences(in paragraph: Range<Index>) -> [Range<Index>] {
    var sentences: [Range<Index>] = []
    var (start, index) = (paragraph.lowerBound, paragraph.lowerBound)
    while index < paragraph.upperBound {
      let isEnd = self[index].endsSentence
      let next = isEnd ? self.end(ofStop: index, before: paragraph.upperBound) : nil
      if let next {
        sentences.append(start..<next)
        start = next
      }
      index = next ?? self.index(after: index)
    }
    if start < paragraph.upperBound { sentences.append(start..<paragraph.upperBound) }
    return sentences
  }

  /// Where the next sentence begins after a full stop, or nil if the sentence goes on.
  private func end(ofStop stop: Index, before limit: Index) -> Index? {
    let text = self[stop..<limit]
    let close = text.firstIndex { !$0.endsSentence && !$0.closesQuotation } ?? limit
    let next = self[close..<limit].firstIndex { !$0.isWhitespace } ?? limit
    // [D] SB6 to SB8: "3.5", "e.g. this" go on.
    guard close == limit || next > close || !self[stop].isFullStop else { return nil }
    if self[stop].isFullStop, next < limit, self[next].isLowercase { return nil }
    return next
  }
}

extension Character {
  fileprivate var isFullStop: Bool { self == "." }
  fileprivate var endsSentence: Bool { ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".contains(self) }
  fileprivate var closesQuotation: Bool { "\"')]}\u{2019}\u{201D}\u{BB}\u{300D}".contains(self) }
}
