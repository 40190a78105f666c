import Foundation
import Typography

/// The characters, words, sentences and paragraphs of a text, as ranges of UTF-16 units.
enum TextUnits {
  static func characters(of text: String) -> [NSRange] {
    var place = 0
    return text.map { character in
      defer { place += character.utf16.count }
      return NSRange(location: place, length: character.utf16.count)
    }
  }

  static func words(of text: String) -> [NSRange] {
    TextSegments.words(of: text).map { NSRange($0, in: text) }
  }

  static func sentences(of text: String) -> [NSRange] {
    TextSegments.sentences(of: text).map { NSRange($0, in: text) }
  }

  /// Without the line breaks that end them.
  static func paragraphs(of text: String) -> [NSRange] {
    TextSegments.paragraphs(of: text).map { paragraph in
      let end = text[paragraph].lastIndex(where: \.isNewline) ?? paragraph.upperBound
      return NSRange(paragraph.lowerBound..<end, in: text)
    }
  }
}
