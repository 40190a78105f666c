import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct StringsFileTests {
  @Test(arguments: [
    ("", [:]),
    ("/* a */ \"k\" = \"v\";\n// b\n'l'='w' ;", ["k": "v", "l": "w"]),
    (
      "abc-12.text = \"one\\ntwo\\t\\\"\\U00e9\\UD83D\\UDE42\\101\\\\\";",
      [
        "abc-12.text": "one\ntwo\t\"é🙂A\\"
      ]
    ),
    ("\"alone\";", ["alone": "alone"]),
    ("\u{FEFF}\"two\nlines\" = x;\r\n\"k\" = \"1\";\"k\" = \"2\";", ["two\nlines": "x", "k": "2"]),
  ])
  func tablesAreRead(text: String, table: [String: String]) throws {
    #expect(try StringsFile.table(Array(text.utf8)) == table)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1", "found '\"', expected a semicolon"),
    ("\"ä日\" \"b\";", "1:6", "found '\"', expected a semicolon"),
    ("\"a\" = ;", "1:7", "found ';', expected a text in quotes"),
    ("\r\n\t= \"b\";", "2:2", "found '=', expected a key in quotes"),
    ("\"a\" = \"b;\n", "1:7", "the text has no closing quote"),
    ("\"a\" = \"b\"", "1:10", "the file ends where a semicolon is expected"),
    ("/* \"a\" = \"b\";", "1:1", "the comment is not closed"),
    ("(((((", "1:1", "found '(', expected a key in quotes"),
  ])
  func faultsHaveTheirPositions(text: String, position: String, reason: String) {
    let bytes = Array(text.utf8)
    let fault = #expect(throws: TextFault.self) { try StringsFile.table(bytes) }
    var positions = TextPositions(bytes)
    #expect(fault.map { "\(positions.position(of: $0.offset))" } == position)
    #expect(fault?.reason == reason)
  }
}
