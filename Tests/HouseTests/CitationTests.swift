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

  /// "[D] rule tabs.switch-order" says that the page has the rule as documented.
  @Test func citedRulesAreKnownAsTheCitationSays() throws {
    let rules = try Rulebook()
    for line in try Line.all(matching: "\\] [Rr]ule [a-z]") {
      for found in line.text.matches(of: /\[([DMWI1, ]+)\] [Rr]ule ([a-z-]+\.[a-z-]+)/) {
        let known = Set(rules[String(found.2)]?.evidence.map(\.letter) ?? [])
        let cited = Set(found.1.filter(\.isLetter))
        #expect(cited.isSubset(of: known), "\(line) cites \(found.0), known as \(known.sorted())")
      }
    }
  }
}
