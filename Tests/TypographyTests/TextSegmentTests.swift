import Testing

@testable import Typography

/// Words and sentences by the rules of Unicode's Standard Annex 29.
@Suite struct TextSegmentTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let parts: [String]
    var testDescription: String { text }

    init(_ text: String, _ parts: [String]) {
      self.text = text
      self.parts = parts
    }
  }

  static let words = [
    Row("Hello, big world!", ["Hello", "big", "world"]),
    Row("can't l’eau 'quoted' dogs'", ["can't", "l’eau", "quoted", "dogs"]),
    Row("3.50, 1,000 1;2 1'000 12:30", ["3.50", "1,000", "1;2", "1'000", "12", "30"]),
    Row("a,b a.b a:b co·l 3a a3.5b", ["a", "b", "a.b", "a:b", "co·l", "3a", "a3.5b"]),
    Row("snake_case __", ["snake_case", "__"]),
    Row("日本です is カタカナ", ["日", "本", "です", "is", "カタカナ"]),
    Row("안녕하세요 세계", ["안녕하세요", "세계"]),
    Row("a🎌👍🏽b👨‍👩‍👧", ["a", "🎌", "👍🏽", "b", "👨‍👩‍👧"]),
    Row("naïve café\u{301}s नमस्ते", ["naïve", "café\u{301}s", "नमस्ते"]),
    Row("x\u{301}.y\u{301} .a a.", ["x\u{301}.y\u{301}", "a", "a"]),
    Row(" …\n", []),
    Row("", []),
  ]

  @Test(arguments: words)
  func wordsAreLettersAndDigitsThatBelongTogether(row: Row) {
    #expect(TextSegments.words(of: row.text).map { String(row.text[$0]) } == row.parts)
  }

  static let sentences = [
    Row("One. Two? “Three!” Four", ["One. ", "Two? ", "“Three!” ", "Four"]),
    Row("Sagt „Halt!“ Und (so.) Ja", ["Sagt „Halt!“ ", "Und (so.) ", "Ja"]),
    Row("It costs 3.5, e.g. here. Mr. X", ["It costs 3.5, e.g. here. ", "Mr. ", "X"]),
    Row("The U.S. is. The U.S. Senate", ["The U.S. is. ", "The U.S. ", "Senate"]),
    Row("Wait... What?! Yes", ["Wait... ", "What?! ", "Yes"]),
    Row("Wait... what… and… Then", ["Wait... what… and… ", "Then"]),
    Row("No. 5 of them. (And 6)", ["No. 5 of them. ", "(And 6)"]),
    Row("“Go!”, he said. ‘No.’ ", ["“Go!”, he said. ", "‘No.’ "]),
    Row("日本。東京！はい", ["日本。", "東京！", "はい"]),
    Row("One\nTwo.\r\n\n  Three", ["One\n", "Two.\r\n", "  Three"]),
    Row("a.b a.B .5", ["a.b a.B .5"]),
    Row(" \n", []),
    Row(".", ["."]),
  ]

  @Test(arguments: sentences)
  func sentencesEndWhereAnotherBegins(row: Row) {
    #expect(TextSegments.sentences(of: row.text).map { String(row.text[$0]) } == row.parts)
  }

  @Test(arguments: words + sentences)
  func paragraphsCoverTheText(row: Row) {
    let paragraphs = TextSegments.paragraphs(of: row.text)
    #expect(paragraphs.map { String(row.text[$0]) }.joined() == row.text)
    #expect(paragraphs.count == row.text.count(where: \.isNewline) + 1)
  }

  @Test(arguments: words + sentences)
  func segmentsAreInOrderAndApart(row: Row) {
    for ranges in [TextSegments.words(of: row.text), TextSegments.sentences(of: row.text)] {
      #expect(ranges.allSatisfy { !$0.isEmpty })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}
