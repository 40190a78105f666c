import Foundation
import TestSupport
import Testing

/// How far each rule of UIKit's behaviour can be trusted, and which tests prove it.
///
/// `make marks` writes the table and the lines below the headings of rules anew.
@Suite struct RuleMarksTests {
  private static let page = "Sources/Transrender.docc/Rules.md"
  private static let isWriting =
    ProcessInfo.processInfo.environment["TRANSRENDER_MARKS"] == "write"

  private let book: Rulebook
  private let proofs: [Proof]

  /// Read once for all tests: that takes seconds.
  private static let found = Result { (book: try Rulebook(), proofs: try Proof.all()) }

  init() throws {
    (book, proofs) = try Self.found.get()
  }

  @Test func everyRuleThatATestProvesIsOnAPageWithItsEvidence() {
    #expect(proofs.count > 500)
    for proof in proofs {
      let known = book[proof.rule]?.evidence.map(\.rawValue)
      #expect(
        known?.contains(proof.evidence) == true,
        "\(proof.suite) proves \(proof.rule), \(proof.evidence); its page says \(known ?? [])"
      )
    }
  }

  @Test func theTableOfMarksIsCurrent() throws {
    let table = table()
    if Self.isWriting {
      let pattern = /\| mark \| how we know \| rules \|.*?(?=\n\n)/.dotMatchesNewlines()
      try Self.write(Repository.text(Self.page).replacing(pattern, with: table), to: Self.page)
    }
    let text = try Repository.text(Self.page)
    #expect(text.contains(table), "run `make marks`; the table is now\n\(table)")
  }

  @Test(arguments: Rulebook.pages)
  func rulesNameTheSuitesThatProveThem(page: String) throws {
    var text = try Repository.text(page)
    for rule in book.rules where rule.page == page {
      let summary = summary(of: rule)
      if Self.isWriting {
        text = text.replacing("### \(rule.id)\n\(rule.summary)", with: "### \(rule.id)\n\(summary)")
      } else {
        #expect(rule.summary == summary, "run `make marks`; \(page) is behind on \(rule.id)")
      }
    }
    if Self.isWriting { try Self.write(text, to: page) }
  }

  @Test func noTestHidesARuleInItsName() throws {
    for line in try Line.all(matching: "func `.*`|func ([A-Z][0-9]+)+_") {
      let short = line.text.firstMatch(
        of: /func (?:`(?:[A-Z]|2\.)\d+ |(?:[A-Z]\d+)+_|`.*\[[DMWI]\d?\])/
      )
      #expect(short == nil, "\(line) names a rule; write .rule(\"its.id\", .documented) instead")
    }
  }

  private static let meanings: [Evidence: String] = [
    .documented: "documented by Apple", .measured: "measured on UIKit, numbers published",
    .reported: "reported by others", .inferred: "inferred: our decision until it is checked",
  ]

  /// A rule that is known in several ways counts for each that a test proves.
  private func table() -> String {
    let rows = Evidence.allCases.map { evidence in
      let own = proofs.filter { $0.evidence == evidence.rawValue }
      let (rules, tests) = (Set(own.map(\.rule)).count, Set(own.map(\.test)).count)
      return "| [\(evidence.letter)] | \(Self.meanings[evidence] ?? "") | \(rules) | \(tests) |"
    }
    return (["| mark | how we know | rules | tests |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  /// `*Documented, reported · tested in …*`, in lines of at most 104 characters.
  private func summary(of rule: Rulebook.Rule) -> String {
    let suites = Set(proofs.filter { $0.rule == rule.id }.map(\.suite)).sorted()
    let evidence = rule.evidence.map(\.rawValue).joined(separator: ", ")
    let known = evidence.prefix(1).uppercased() + evidence.dropFirst()
    guard !suites.isEmpty else { return "*\(known)*" }
    let text = "*\(known) · tested in \(suites.map { "`\($0)`" }.joined(separator: ", "))*"
    return wrapped(text, at: 104)
  }

  private func wrapped(_ text: String, at width: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if longer.count <= width { lines[lines.count - 1] = longer } else { lines.append("\(word)") }
    }
    return lines.joined(separator: "\n")
  }

  private static func write(_ text: String, to path: String) throws {
    let file = Repository.root.appending(path: path)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
