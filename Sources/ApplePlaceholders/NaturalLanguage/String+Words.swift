import Foundation

// The rules of Unicode's Standard Annex 29 for words of letters and digits, in their usual cases.

extension String {
  /// The words, numbers and emoji of a text, without what stands between them.
  var words: [Range<Index>] {
    var words: [Range<Index>] = []
    var index = startIndex
    while index < endIndex {
      let end = wordEnd(from: index)
      if end > index { words.append(index..<end) }
      index = end > index ? end : self.index(after: index)
    }
    return words
  }

  /// Where the word ends that begins here; the same place if none does.
  private func wordEnd(from start: Index) -> Index {
    let first = self[start]
    if first.standsAlone { return index(after: start) }
    var end = start
    while end < endIndex, self[end].continuesWord || joinsWord(at: end, since: start) {
      end = index(after: end)
    }
    return end
  }

  /// [D] WB6, WB7, WB11, WB12: an apostrophe inside of "can't", a point inside of "3.5".
  private func joinsWord(at place: Index, since start: Index) -> Bool {
    let next = index(after: place)
    guard place > start, next < endIndex else { return false }
    let (before, after) = (self[index(before: place)], self[next])
    return switch self[place] {
    case "'", "\u{2019}", ".":
      before.isLetter && after.isLetter && !after.standsAlone
        || before.isNumber && after.isNumber
    case ":", "\u{B7}": before.isLetter && after.isLetter && !after.standsAlone
    case ",", ";": before.isNumber && after.isNumber
    default: false
    }
  }
}

extension Character {
  fileprivate var continuesWord: Bool {
    (isLetter || isNumber || self == "_") && !standsAlone
  }

  /// Each is a word: an ideograph or an emoji.
  fileprivate var standsAlone: Bool {
    isPicture || unicodeScalars.contains { $0.properties.isIdeographic }
  }

  var isPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
