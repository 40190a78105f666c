import Foundation
import TestSupport
import Testing

/// Comments cite rules and pages of the documentation, and nothing outside of the repository.
@Suite struct CitationTests {
  @Test func noSourceCitesWhatIsNotInTheRepository() throws {
    let absent = /\bspec\/(?!v1\b)|\bDESIGN(?:\.md| \d| decision)|\bSTYLE\.md/
    for line in try Line.all(matching: "spec/|DESIGN|STYLE") {
      let cites = line.text.contains(absent)
      #expect(!cites, "\(line) cites what is not here; name a rule or page of Transrender.docc")
    }
  }

  @Test func citedPagesExist() throws {
    let pages = Set(Document.all.map { URL(filePath: $0.path).lastPathComponent })
    for line in try Line.all(matching: "//.*[.]md") {
      for page in line.text.matches(of: /\/\/.*?\b([A-Z][A-Za-z-]+\.md)\b/) {
        #expect(pages.contains(String(page.1)), "\(line) cites \(page.1)")
      }
    }
  }

  /// "rule tabs.switch-order", or "rules navigation.*, pages.turn-order and routing.show".
  @Test func citedRulesExist() throws {
    let rules = try Rulebook()
    for line in try Line.all(matching: "[Rr]ules? [a-z]") {
      for list in line.text.matches(of: /\b[Rr]ules? ((?:(?:, | and )?[a-z-]+\.[a-z*-]+)+)/) {
        for id in list.1.matches(of: /[a-z-]+\.[a-z*-]+/).map({ String($0.0) }) {
          #expect(rules.knows(id), "\(line) cites rule \(id), which no page of Rules has")
        }
      }
    }
  }

  @Test func rulesThatTestsNameHavePages() throws {
    let rules = try Rulebook()
    for line in try Line.all(matching: "func `([A-Z][0-9]+|2[.][0-9]+) ") {
      for name in line.text.matches(of: /func `([A-Z]\d+|2\.\d+) \[[DMWI]\d?\]/) {
        let id = String(name.1)
        #expect(rules.shortIDs.contains(id), "\(line) tests \(id), which no page of Rules names")
      }
    }
  }
}

/// The ids of the rules in the documentation, as headings and as tests name them.
private struct Rulebook {
  let ids: Set<String>
  let shortIDs: Set<String>

  init() throws {
    let pages = try Repository.files(below: "Sources/Transrender.docc/Rules", suffix: ".md")
      .map(Repository.text)
    ids = Set(pages.flatMap { $0.matches(of: /(?m)^### (\S+)$/).map { String($0.1) } })
    let tested = pages.flatMap { $0.matches(of: /tested as ([^*]*)\*/).map(\.1) }
    shortIDs = Set(tested.flatMap { $0.matches(of: /[A-Z]\d+|2\.\d+/).map { String($0.0) } })
  }

  /// `navigation.*` and `presentation.order-*` stand for all ids with that beginning.
  func knows(_ id: String) -> Bool {
    id.hasSuffix("*") ? ids.contains { $0.hasPrefix(id.dropLast()) } : ids.contains(id)
  }
}
