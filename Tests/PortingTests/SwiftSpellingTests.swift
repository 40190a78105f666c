import Testing

@testable import Porting

@Suite struct SwiftSpellingTests {
  /// A text of Windows has lines that end in "\r\n", which is one character.
  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb\rc", #""a\nb\rc""#),
    ("a\r\nb", #""a\r\nb""#), ("e\u{301}\"\u{301}", "\"e\u{301}\\\"\u{301}\""),
  ])
  func textsAreLiteralsOnOneLine(text: String, literal: String) {
    #expect(SwiftSpelling.quoted(text) == literal)
  }

  @Test func keywordsAreNamesInBackticks() {
    #expect(SwiftSpelling.escaped("in") == "`in`")
    #expect(SwiftSpelling.escaped("inner") == "inner")
  }
}
