extension TextSegments {
  /// The words, numbers and emoji of a text, without what stands between them.
  package static func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = endOfWord(in: text, from: index)
      if end > index { words.append(index..<end) }
      index = end > index ? end : text.index(after: index)
    }
    return words
  }

  /// Where the word ends that begins here; the same place if none does.
  private static func endOfWord(in text: String, from start: String.Index) -> String.Index {
    if text[start].isWordAlone { return text.index(after: start) }
    var end = start
    while end < text.endIndex, text[end].continuesWord || isJoint(end, of: text, since: start) {
      end = text.index(after: end)
    }
    return end
  }

  /// [D] WB6, WB7, WB11, WB12: an apostrophe inside of "can't", a point inside of "3.5".
  private static func isJoint(
    _ place: String.Index,
    of text: String,
    since start: String.Index
  ) -> Bool {
    let next = text.index(after: place)
    guard place > start, next < text.endIndex else { return false }
    let (before, after) = (text[text.index(before: place)], text[next])
    let joinsLetters = before.isLetter && after.isLetter && !after.isWordAlone
    let joinsDigits = before.isNumber && after.isNumber && !after.isWordAlone
    return text[place].joinsLetters && joinsLetters || text[place].joinsDigits && joinsDigits
  }
}

extension Character {
  fileprivate var continuesWord: Bool {
    (isLetter || isNumber || isConnector) && !isWordAlone
  }

  /// Each is a word: an emoji or, [I] since a dictionary is missing, an ideograph.
  fileprivate var isWordAlone: Bool {
    isPicture || unicodeScalars.contains { $0.properties.isIdeographic }
  }

  /// [D] ExtendNumLet.
  private var isConnector: Bool {
    unicodeScalars.first?.properties.generalCategory == .connectorPunctuation
  }

  /// [D] MidLetter and MidNumLet.
  fileprivate var joinsLetters: Bool {
    joinsBoth || ":\u{B7}\u{387}\u{55F}\u{5F4}\u{2027}\u{FF1A}".contains(self)
  }

  /// [D] MidNum and MidNumLet.
  fileprivate var joinsDigits: Bool {
    joinsBoth || ",;\u{589}\u{60C}\u{60D}\u{66C}\u{2044}\u{FF0C}\u{FF1B}".contains(self)
  }

  /// [D] MidNumLet with apostrophes, which stand between letters and between digits.
  private var joinsBoth: Bool {
    "'.\u{2018}\u{2019}\u{2024}\u{FF07}\u{FF0E}".contains(self)
  }

  package var isPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
