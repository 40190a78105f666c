import Foundation

/// The characters, words, sentences and paragraphs of a text, as ranges of UTF-16 units.
enum TextUnits {
  static func characters(of text: String) -> [NSRange] {
    var place = 0
    return text.map { character in
      defer { place += character.utf16.count }
      return NSRange(location: place, length: character.utf16.count)
    }
  }

  /// Without the line breaks that end them.
  static func paragraphs(of text: String) -> [NSRange] {
    var place = 0
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { part in
      let length = part.utf16.count
      let breakAfter = part.endIndex < text.endIndex ? text[part.endIndex].utf16.count : 0
      defer { place += length + breakAfter }
      return NSRange(location: place, length: length)
    }
  }

  /// Each with the white space behind it; a line break ends one as well.
  static func sentences(of text: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var (start, place) = (0, 0)
    // After a mark that ends one there was nothing but white space.
    var hasEnded = false
    var before: Character?
    for character in text {
      if hasEnded, before?.isWhitespace == true, !character.isWhitespace {
        ranges.append(NSRange(location: start, length: place - start))
        start = place
      }
      if isEnd(character) || character.isNewline {
        hasEnded = true
      } else if !character.isWhitespace {
        hasEnded = false
      }
      place += character.utf16.count
      before = character
    }
    if place > start { ranges.append(NSRange(location: start, length: place - start)) }
    return ranges
  }

  private static func isEnd(_ character: Character) -> Bool { ".!?…。！？".contains(character) }
}

// MARK: Words

extension TextUnits {
  /// "Unicode Text Segmentation" (UAX 29) in its main rules; [I] ideographs are words of their own.
  static func words(of text: String) -> [NSRange] {
    let characters = Array(text)
    var ranges: [NSRange] = []
    var start: Int?
    var place = 0
    func end() {
      if let start, place > start {
        ranges.append(NSRange(location: start, length: place - start))
      }
    }
    for (index, character) in characters.enumerated() {
      let isAlone = character.unicodeScalars.first?.properties.isIdeographic == true
      if isAlone || !isPart(character) && !joins(characters, at: index) {
        end()
        start = nil
        if isAlone { ranges.append(NSRange(location: place, length: character.utf16.count)) }
      } else if start == nil {
        start = place
      }
      place += character.utf16.count
    }
    end()
    return ranges
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The apostrophe of `don't`, the point of `3.5`.
  private static func joins(_ characters: [Character], at index: Int) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    let (before, after) = (characters[index - 1], characters[index + 1])
    switch characters[index] {
    case "'", "’", ".":
      return before.isLetter && after.isLetter || before.isNumber && after.isNumber
    case ",": return before.isNumber && after.isNumber
    default: return false
    }
  }
}
