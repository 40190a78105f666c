import Testing

@testable import ScreenFile

@Suite struct JSONParserTests {
  @Test func valuesKnowTheirPlace() throws {
    let node = try JSONParser.parse("{\n  \"a\": [1, true],\n  \"ü\": {\"b\": null}\n}")
    #expect(node.position == SourcePosition(line: 1, column: 1))
    #expect(node["a"]?.position == SourcePosition(line: 2, column: 8))
    #expect(node["ü"]?["b"]?.position == SourcePosition(line: 3, column: 14))
  }

  @Test(arguments: [
    ("\"\\u00e9\\n\\/\"", "é\n/"), ("\"\\ud83d\\ude00\"", "😀"), ("\"한\"", "한"), ("\"\"", ""),
  ])
  func texts(source: String, text: String) throws {
    guard case .string(let read) = try JSONParser.parse(source).value else {
      Issue.record("not a text")
      return
    }
    #expect(read == text)
  }

  @Test(arguments: [("0", 0), ("-0.5e+1", -5), ("1E3", 1000), ("12.25", 12.25)])
  func numbers(source: String, value: Double) throws {
    guard case .number(let read) = try JSONParser.parse(source).value else {
      Issue.record("not a number")
      return
    }
    #expect(read == value)
  }

  @Test(arguments: [
    ("", "1:1: found the end of the file, expected a value"),
    ("{\"a\" 1}", "1:6: found '1', expected a colon"),
    ("[1,]", "1:4: found ']', expected a value"),
    ("{\"a\":1,}", "1:8: found '}', expected a name in double quotes"),
    ("{\"a\":1,\n \"a\":2}", "2:2: found \"a\" a second time"),
    ("[1] x", "1:5: found 'x', expected the end of the file"),
    ("01", "1:2: found '1', expected the end of the file"),
    ("1.", "1:3: found the end of the file, expected a digit"),
    ("1e999", "1:1: found the number 1e999"),
    ("\"a\nb\"", "1:3: found the end of the line, expected an escape"),
    ("\"\\x\"", "1:3: found 'x', expected one of"),
    ("\"\\ud800\"", "1:8: found '\"', expected the second half"),
    ("\"\\udc00\"", "1:8: found '\"', expected the second half"),
    ("\u{7F}", "1:1: found the character U+7f, expected"),
    ("\u{1F}", "1:1: found the character U+1f, expected"),
    ("~", "1:1: found '~', expected"),
    ("nul", "1:1: found 'n', expected a value"),
    ("{'a':1}", "1:2: found ''', expected a name"),
  ])
  func complaintsPointAtTheirPlace(source: String, beginning: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(source) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test func nestingHasALimitInsteadOfACrash() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(deep) }
  }

  @Test func aByteOrderMarkIsNoValue() throws {
    #expect(try JSONParser.parse("\u{FEFF}{}").position.column == 1)
  }
}
