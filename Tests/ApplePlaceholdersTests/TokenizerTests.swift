import Foundation
import Testing

@testable import ApplePlaceholders

/// Words, sentences and paragraphs of texts.
@Suite struct TokenizerTests {
  struct Row: CustomTestStringConvertible {
    let unit: NLTokenUnit
    let text: String
    let tokens: [String]
    var testDescription: String { text }
  }

  static let rows = [
    Row(unit: .word, text: "Hello, big world!", tokens: ["Hello", "big", "world"]),
    Row(
      unit: .word,
      text: "I can't pay $3.50, 1,000 times.",
      tokens: ["I", "can't", "pay", "3.50", "1,000", "times"]
    ),
    Row(unit: .word, text: "'quoted' snake_case", tokens: ["quoted", "snake_case"]),
    Row(unit: .word, text: "日本 is 🎌!", tokens: ["日", "本", "is", "🎌"]),
    Row(unit: .word, text: "naïve café\u{301}s", tokens: ["naïve", "café\u{301}s"]),
    Row(unit: .word, text: " …", tokens: []),
    Row(
      unit: .sentence,
      text: "One. Two? “Three!” Four",
      tokens: ["One. ", "Two? ", "“Three!” ", "Four"]
    ),
    Row(
      unit: .sentence,
      text: "It costs 3.5, e.g. here.\nNext",
      tokens: ["It costs 3.5, e.g. here.\n", "Next"]
    ),
    Row(unit: .sentence, text: "Wait... What?!", tokens: ["Wait... ", "What?!"]),
    Row(unit: .paragraph, text: "One. Two.\n\nThree\n", tokens: ["One. Two.\n", "Three\n"]),
    Row(unit: .document, text: "One.\nTwo", tokens: ["One.\nTwo"]),
    Row(unit: .document, text: "", tokens: []),
  ]

  @Test(arguments: rows)
  func aTextHasItsTokens(row: Row) {
    let tokenizer = NLTokenizer(unit: row.unit)
    tokenizer.setLanguage(.english)
    tokenizer.string = row.text
    let tokens = tokenizer.tokens(for: row.text.startIndex..<row.text.endIndex)
    #expect(tokens.map { String(row.text[$0]) } == row.tokens)
  }

  @Test func aRangeHasTheTokensThatItTouches() throws {
    let text = "One two three"
    let tokenizer = NLTokenizer(unit: .word)
    #expect(tokenizer.tokens(for: text.startIndex..<text.endIndex).isEmpty)
    tokenizer.string = text
    let range = try #require(text.range(of: "o thr"))
    #expect(tokenizer.tokens(for: range).map { text[$0] } == ["two", "three"])
    #expect(text[tokenizer.tokenRange(for: range)] == "two three")
    #expect(text[tokenizer.tokenRange(at: range.lowerBound)] == "two")
    let space = try #require(text.firstIndex(of: " "))
    #expect(tokenizer.tokenRange(at: space).isEmpty)
  }

  @Test func tokensAreToldUntilSomebodyHasEnough() {
    let text = "a 12 🎌 b"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var told: [NLTokenizer.Attributes] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      told.append(attributes)
      return text[range] != "🎌"
    }
    #expect(told.count == 3 && told[0] == [] && told[1] == .numeric)
    #expect(told[2].contains(.emoji))
  }
}
