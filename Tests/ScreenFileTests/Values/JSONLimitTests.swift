import Foundation
import Testing

@testable import ScreenFile

/// How much JSON is read, and where each thing stands.
@Suite struct JSONLimitTests {
  private func error(_ text: String) -> String? {
    do throws(JSONSyntaxError) {
      _ = try JSONParser.parse(text)
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func twoHundredLevelsAreRead(open: String, close: String) {
    func nested(_ depth: Int) -> String {
      let (before, after) = (
        String(repeating: open, count: depth - 1), String(repeating: close, count: depth - 1)
      )
      return before + "1" + after
    }
    #expect(error(nested(200)) == nil)
    #expect(error(nested(201))?.hasSuffix("expected at most 200 levels of nesting") == true)
  }

  @Test func twentyThousandValuesAreRead() {
    func list(_ count: Int) -> String {
      "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]"
    }
    #expect(error(list(19_999)) == nil)
    #expect(error(list(20_000))?.hasSuffix("expected at most 20000 values") == true)
  }

  @Test func textsAndNumbersHaveAnEnd() {
    let nines = { String(repeating: "9", count: $0) }
    #expect(error("\"\(nines(9999))\"") == nil)
    #expect(error("\"\(nines(10_000))\"")?.contains("1:1: found text of more than 10000") == true)
    #expect(error("0.\(nines(10_000))") == nil)
    #expect(
      error("[ 0.\(nines(10_001))")?.contains("1:5: found a number of more than 10000") == true
    )
  }

  @Test(
    arguments: [
      ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\b", "\u{8}"), ("\\f", "\u{C}"),
      ("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"), ("\\u0041", "A"), ("\\u00fF", "ÿ"),
      ("\\uFFFF", "\u{FFFF}"), ("\\uD7FF", "\u{D7FF}"), ("\\uE000", "\u{E000}"),
      ("\\uD800\\uDC00", "\u{10000}"), ("\\uDBFF\\uDFFF", "\u{10FFFF}"),
      ("\\uD801\\uDC37", "\u{10437}"),
    ]
  )
  func escapesAreResolved(source: String, text: String) throws {
    #expect(try JSONParser.parse("\"\(source)\"").text == text)
  }

  @Test(
    arguments: [
      "\\uD800", "\\uD800x", "\\uD800\\n", "\\uDC00\\uDC00", "\\uD800\\uD800", "\\uD800\\uE000",
      "\\uDFFF", "\\u00g0", "\\u00", "\\U0041", "\\",
    ]
  )
  func brokenEscapesAreRefused(source: String) { #expect(error("\"\(source)\"") != nil) }

  @Test(
    arguments: [
      ("-0", -0.0), ("0.5", 0.5), ("10", 10), ("1e2", 100), ("1E+2", 100), ("1e-2", 0.01),
      ("-1.5e1", -15),
    ]
  )
  func numbersAreRead(source: String, number: Double) throws {
    #expect(try JSONParser.parse(source).number == number)
  }

  @Test(arguments: ["-", "+1", ".5", "1.", "1e", "1e+", "--1", "00", "1.5.5", "Infinity", "0x1"])
  func nothingElseIsANumber(source: String) { #expect(error(source) != nil) }

  @Test func linesAndColumnsAreCounted() throws {
    let node = try JSONParser.parse("\u{FEFF}[\r\n\t1,\n\n   \"é\", 2]")
    let list = try #require(node.list)
    #expect(node.position == SourcePosition(line: 1, column: 1))
    #expect(list.map(\.position.line) == [2, 4, 4] && list.map(\.position.column) == [2, 4, 9])
  }

  @Test func wordsAreTakenWhole() throws {
    let node = try JSONParser.parse("{\"a\": true, \"b\": false, \"c\": null}")
    #expect(["a", "b", "c"].map { node[$0]?.found } == ["true", "false", "null"])
    #expect(node["d"] == nil && node["a"]?["x"] == nil)
  }

  @Test(
    arguments: [
      ("\"a\\nb\\tc\"", "the text \"a b c\""), ("3", "the number 3"), ("3.25", "the number 3.25"),
      ("1e16", "the number 1e+16"), ("-2", "the number -2"), ("[]", "a list"),
      ("{}", "an object"),
      (
        "\"\(String(repeating: "x", count: 40))\"",
        "the text \"\(String(repeating: "x", count: 40))\""
      ),
      (
        "\"\(String(repeating: "x", count: 41))\"",
        "the text \"\(String(repeating: "x", count: 40))…\""
      ),
    ]
  )
  func valuesAreDescribed(source: String, words: String) throws {
    #expect(try JSONParser.parse(source).found == words)
  }

  @Test func textsAreQuoted() {
    #expect(MessageText.quoted("a\"b\\c\nd") == "\"a\\\"b\\\\c\\nd\"")
    #expect(MessageText.article("view") == "a view" && MessageText.article("a step") == "a step")
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], 2, 2), ([0xFF], 1, 1), ([0x0A, 0x0A, 0xC3], 3, 1),
      ([0x61, 0xC3, 0xA9, 0xC3, 0x28], 1, 3),
    ] as [([UInt8], Int, Int)]
  )
  func aFaultInTheBytesHasAPlace(bytes: [UInt8], line: Int, column: Int) {
    #expect(SourcePosition(ofFaultIn: bytes) == SourcePosition(line: line, column: column))
  }

  @Test func aHundredProblemsAreEnough() {
    var reading = Reading()
    for line in (1...150).reversed() {
      reading.complain(SourcePosition(line: line, column: 1), found: "x", expected: "y")
    }
    #expect(reading.problems.count == 100)
    #expect(reading.ordered.map(\.position.line) == Array(51...150))
  }

  @Test(arguments: [(60, false), (61, true)])
  func sixtyWordsAreListed(count: Int, isCut: Bool) {
    var reading = Reading()
    let words = (0..<count).map { "w\($0)" }
    reading.complain(SourcePosition(line: 1, column: 1), unknown: "w61x", among: words, called: "a")
    let expected = reading.problems[0].expected
    #expect(expected.hasPrefix("a: w0, w1, ") && expected.hasSuffix(isCut ? "w59 …" : "w59"))
  }
}
