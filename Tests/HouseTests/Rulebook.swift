import Foundation
import TestSupport

/// The rules of the documentation: what their headings say, and how each is known.
struct Rulebook {
  struct Rule {
    let id: String
    let page: String
    let evidence: [Evidence]
    /// The line below the heading: the evidence, and the suites that prove the rule.
    let summary: String
  }

  static let pages = Repository.files(below: "Sources/Transrender.docc/Rules", suffix: ".md")

  let rules: [Rule]

  init() throws {
    rules = try Self.pages.flatMap { page in
      try Repository.text(page).matches(of: /(?m)^### (\S+)\n(\*[^*]+\*)$/).map {
        Rule(id: String($0.1), page: page, evidence: Self.evidence($0.2), summary: String($0.2))
      }
    }
  }

  subscript(id: String) -> Rule? { rules.first { $0.id == id } }

  /// `navigation.*` and `presentation.order-*` stand for all ids with that beginning.
  func knows(_ id: String) -> Bool {
    guard id.hasSuffix("*") else { return self[id] != nil }
    return rules.contains { $0.id.hasPrefix(id.dropLast()) }
  }

  /// From `*Documented, reported · tested in …*`.
  private static func evidence(_ summary: Substring) -> [Evidence] {
    let words = summary.dropFirst().prefix { $0 != "·" && $0 != "*" }.split { !$0.isLetter }
    return words.compactMap { Evidence(rawValue: $0.lowercased()) }
  }
}

extension Evidence {
  /// The letter that stands for it in comments, as in `[D]`.
  var letter: Character {
    switch self {
    case .documented: "D"
    case .measured: "M"
    case .reported: "W"
    case .inferred: "I"
    }
  }
}
