import TestSupport
import Testing

@testable import Porting

@Suite struct LexerTests {
  private func read(_ text: String) -> (kinds: [Token.Kind], texts: [String], flaw: Flaw?) {
    let bytes = Array(text.utf8)
    let (tokens, flaw) = Lexer.read(bytes)
    let texts = tokens.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    return (tokens.map(\.kind), texts, flaw)
  }

  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let tokens: [String]
    var testDescription: String { text }

    init(_ text: String, _ tokens: [String]) {
      self.text = text
      self.tokens = tokens
    }
  }

  @Test(arguments: [
    Sample("a /* b /* c */ d */ e", ["a", "e"]),
    Sample("a // b\nc", ["a", "c"]),
    Sample("`class` `a b`", ["`class`", "`a b`"]),
    Sample(
      "x.0.1 1.5 0x1p-3 1_000 2e+5",
      ["x", ".", "0", ".", "1", "1.5", "0x1p-3", "1_000", "2e+5"]
    ),
    Sample("0..<3", ["0", "..<", "3"]),
    Sample("a?.b! ?? c", ["a", "?", ".", "b", "!", "??", "c"]),
    Sample("Set<Array<Int>>?", ["Set", "<", "Array", "<", "Int", ">", ">", "?"]),
    Sample("a->b", ["a", "->", "b"]),
    Sample("a=/* */b", ["a", "=", "b"]),
    Sample("$0 + $name", ["$0", "+", "$name"]),
    Sample("#if os(iOS)", ["#if", "os", "(", "iOS", ")"]),
    Sample("#selector(a)", ["#selector", "(", "a", ")"]),
  ])
  func tokensAreToldApart(_ sample: Sample) {
    let result = read(sample.text)
    #expect(result.texts == sample.tokens)
    #expect(result.flaw == nil)
  }

  @Test(arguments: [
    Sample(#""a\"b""#, [#""a\"b""#]),
    Sample(##"#"a"b\n"#"##, [##"#"a"b\n"#"##]),
    Sample(##"#"""#"##, [##"#"""#"##]),
    Sample("\"\"\"\na \"b\" \"\" c\n\"\"\"", ["\"\"\"\na \"b\" \"\" c\n\"\"\""]),
    Sample(#""a\(b)c""#, [#""a\("#, "b", #")c""#]),
    Sample(
      #""a\(f("x)", (1)))b\(c)""#,
      [
        #""a\("#, "f", "(", #""x)""#, ",", "(", "1", ")", ")", #")b\("#, "c", #")""#,
      ]
    ),
    Sample(##"#"a\(b)\#(c)"#"##, [##"#"a\(b)\#("##, "c", ##")"#"##]),
    Sample(#""\("\("x")")""#, [#""\("#, #""\("#, #""x""#, #")""#, #")""#]),
  ])
  func stringsHideWhatIsInThem(_ sample: Sample) {
    let result = read(sample.text)
    #expect(result.texts == sample.tokens)
    #expect(result.flaw == nil)
  }

  @Test(arguments: [
    Sample("let x = /a\"b/", ["let", "x", "=", "/a\"b/"]),
    Sample("f(/[/)]\"/, 1)", ["f", "(", "/[/)]\"/", ",", "1", ")"]),
    Sample("#/a/b\"/#", ["#/a/b\"/#"]),
    Sample("a / b / c", ["a", "/", "b", "/", "c"]),
    Sample("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
    Sample("(a) /b/ c", ["(", "a", ")", "/", "b", "/", "c"]),
  ])
  func slashesAreDivisionsOrRegularExpressions(_ sample: Sample) {
    #expect(read(sample.text).texts == sample.tokens)
  }

  @Test(arguments: [
    ("/* a", "a comment is not closed"),
    ("\"a\nb", "a string is not closed"),
    ("\"\"\"\na", "a string is not closed"),
    ("\"\\(a", "a string's interpolation is not closed"),
    ("`a", "a name in backticks is not closed"),
    ("#/a", "a regular expression is not closed"),
  ])
  func whatHasNoEndIsAFlaw(text: String, reason: String) {
    #expect(read(text).flaw?.reason == reason)
  }

  @Test func tokensKeepTheirOrderAndLeaveOnlyBlanksBetweenThem() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let bytes = random.soup(of: 60)
      let (tokens, _) = Lexer.read(bytes)
      var position = 0
      for token in tokens {
        #expect(token.start >= position)
        #expect(token.end > token.start)
        #expect(token.end <= bytes.count)
        position = token.end
      }
    }
  }

  @Test func wordsAreKnownOutsideOfBackticks() {
    let words = Lexer.read(Array("class `class` override name".utf8)).tokens.map(\.word)
    #expect(words == [.class, .other, .override, .other])
  }

  @Test(arguments: Word.allCases.filter { $0 != .other })
  func everyWordOfTheGrammarIsRead(word: Word) {
    #expect(Word(Array(word.rawValue.utf8)[...]) == word)
    #expect(Word(Array((word.rawValue + "Z").utf8)[...]) == .other)
  }

  @Test(arguments: ["", "Class", "selves", "ä", "sel"])
  func otherNamesAreNoWords(name: String) {
    #expect(Word(Array(name.utf8)[...]) == .other)
  }
}
