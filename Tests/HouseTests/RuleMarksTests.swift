import Foundation
import TestSupport
import Testing

/// How far each rule of UIKit's behaviour can be trusted, counted from the names of its tests.
///
/// `make marks` writes the table anew.
@Suite struct RuleMarksTests {
  private static let page = "Sources/Transrender.docc/Rules.md"

  @Test func theTableOfMarksIsCurrent() throws {
    let table = try Self.table()
    if ProcessInfo.processInfo.environment["TRANSRENDER_MARKS"] == "write" {
      try Self.write(table)
    }
    let text = try Repository.text(Self.page)
    #expect(text.contains(table), "run `make marks`; the table is now\n\(table)")
  }

  @Test func rulesAreFound() throws {
    let rules = try Self.rules()
    #expect(rules.contains { $0.id == "T1" && $0.mark == "W" })
    #expect(rules.contains { $0.id == "L1" && $0.mark == "D" })
  }

  private struct Rule: Hashable {
    let file: String
    let id: String
    let mark: String
  }

  private static let meanings = [
    ("D", "documented by Apple"), ("M", "measured on UIKit, numbers published"),
    ("W", "reported by others"), ("I", "inferred: our decision until it is checked"),
  ]

  /// `T1 [W] model values …` and `func L1_theView…() {  // [D]`.
  private static func rules() throws -> [Rule] {
    var rules: [Rule] = []
    let named = /func `([A-Z]\d+|2\.\d+) \[([DMWI])\d?\]/
    let marked = /func ([A-Z]\d+)_.*?\/\/.*?\[([DMWI])\d?\]/
    for file in Repository.files(below: "Tests", suffix: "Tests.swift") {
      let text = try Repository.text(file)
      let found =
        text.matches(of: named).map { ($0.1, $0.2) }
        + text.matches(of: marked).map { ($0.1, $0.2) }
      rules += found.map { Rule(file: file, id: String($0.0), mark: String($0.1)) }
    }
    return rules
  }

  private static func table() throws -> String {
    let rules = try rules()
    let rows = meanings.map { mark, meaning in
      let own = rules.filter { $0.mark == mark }
      return "| [\(mark)] | \(meaning) | \(Set(own).count) | \(own.count) |"
    }
    return (["| mark | how we know | rules | tests |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func write(_ table: String) throws {
    let pattern = /\| mark \| how we know \| rules \|.*?(?=\n\n)/.dotMatchesNewlines()
    let text = try Repository.text(page).replacing(pattern, with: table)
    let file = Repository.root.appending(path: page)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
