/// A predicate's format → words, strings, numbers and signs.
struct PredicateLexer {
  enum Token: Equatable {
    case word(String)
    case text(String)
    case number(String)
    case sign(String)
    /// `%@`, `%K`, `%d` without the percent sign.
    case argument(String)
    case end
  }

  private let characters: [Character]
  private var place = 0

  init(_ format: String) {
    characters = Array(format)
  }

  static func tokens(_ format: String) throws(PredicateFormatError) -> [Token] {
    var lexer = PredicateLexer(format)
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last != .end
    return tokens
  }

  private mutating func next() throws(PredicateFormatError) -> Token {
    while let character = peek, character.isWhitespace { place += 1 }
    guard let first = peek else { return .end }
    if first == "\"" || first == "'" { return .text(try text(until: first)) }
    if first.isNumber { return .number(take { $0.isNumber || $0 == "." || $0 == "e" }) }
    if first == "%" {
      place += 1
      let letters = take { "lhq".contains($0) }
      guard let last = peek else { throw PredicateFormatError("it ends after a percent sign") }
      place += 1
      return .argument(letters + String(last))
    }
    if Self.isNamed(first) || "@$#".contains(first) {
      place += 1
      return .word(String(first) + take { Self.isNamed($0) || $0.isNumber })
    }
    return .sign(sign())
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private static func isNamed(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let start = place
    while let character = peek, isPart(character) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func sign() -> String {
    if place + 1 < characters.count {
      let pair = String(characters[place...place + 1])
      if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"].contains(pair) {
        place += 2
        return pair
      }
    }
    place += 1
    return String(characters[place - 1])
  }

  private mutating func text(until quote: Character) throws(PredicateFormatError) -> String {
    var result = ""
    place += 1
    while let character = peek {
      place += 1
      if character == quote { return result }
      guard character == "\\", let escaped = peek else {
        result.append(character)
        continue
      }
      place += 1
      result += ["n": "\n", "t": "\t", "r": "\r"][escaped] ?? String(escaped)
    }
    throw PredicateFormatError("a string is not closed")
  }
}

/// Why a format is no predicate.
package struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
