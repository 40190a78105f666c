public import Foundation
import Typography

public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// Finds the words, sentences or paragraphs of a text, by rules alone: no dictionary is asked.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] NLTokenizer.h.
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Every language has the same rules here.
  open func setLanguage(_ language: NLLanguage) {}

  /// [I] Those that the range touches, even if they begin before it.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    tokens.filter { $0.overlaps(range) }
  }

  /// Calls the block until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      guard block(token, Attributes(of: string[token])) else { return }
    }
  }

  /// [I] Empty at a place between two tokens.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    tokens.first { $0.contains(index) } ?? index..<index
  }

  /// From the first token that a range touches to the last.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = tokens(for: range)
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  private var tokens: [Range<String.Index>] {
    guard let string, !string.isEmpty else { return [] }
    return switch unit {
    case .word: TextSegments.words(of: string)
    case .sentence: TextSegments.sentences(of: string)
    case .paragraph:
      TextSegments.paragraphs(of: string).filter { !string[$0].allSatisfy(\.isWhitespace) }
    case .document: [string.startIndex..<string.endIndex]
    }
  }
}

extension NLTokenizer.Attributes {
  fileprivate init(of token: Substring) {
    self = []
    if token.contains(where: \.isNumber) { insert(.numeric) }
    if token.contains(where: \.isSymbol) { insert(.symbolic) }
    if token.contains(where: \.isPicture) { insert(.emoji) }
  }
}
