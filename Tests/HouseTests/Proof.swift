import Foundation
import TestSupport

/// A test that proves a rule, or a part of it that is known in one way, as its trait says.
struct Proof: Hashable {
  let rule: String
  let evidence: String
  let suite: String
  /// Which test of all, in the order of files.
  let test: Int

  /// The traits of all tests, read from their sources; those of a suite hold for each of its tests.
  static func all() throws -> [Proof] {
    var reader = Reader()
    for file in Repository.files(below: "Tests", suffix: ".swift") where !isOfThisFolder(file) {
      let text = try Repository.text(file)
      if text.contains(".rule(\"") { reader.read(text) }
    }
    return reader.proofs
  }

  private static func isOfThisFolder(_ file: String) -> Bool {
    file.hasPrefix("Tests/HouseTests/")
  }

  private struct Reader {
    private typealias Trait = (rule: String, evidence: [String])

    private(set) var proofs: [Proof] = []
    private var suite = ""
    private var isInSuiteAttribute = false
    private var traitsOfSuite: [Trait] = []
    private var test = 0

    mutating func read(_ text: String) {
      for line in text.split(separator: "\n") {
        if line.contains("@Suite") { (isInSuiteAttribute, traitsOfSuite) = (true, []) }
        if line.contains("@Test") { beginTest() }
        for found in line.matches(of: /\.rule\("([^"]*)", ([^)]*)\)/) {
          let evidence = found.2.split { !$0.isLetter }.map(String.init)
          note((String(found.1), evidence))
        }
        if let name = declaredType(line) {
          if !isInSuiteAttribute { traitsOfSuite = [] }
          (suite, isInSuiteAttribute) = (name, false)
        }
      }
    }

    private mutating func beginTest() {
      test += 1
      for trait in traitsOfSuite { add(trait) }
    }

    private mutating func note(_ trait: Trait) {
      if isInSuiteAttribute { traitsOfSuite.append(trait) } else { add(trait) }
    }

    private mutating func add(_ trait: Trait) {
      proofs += trait.evidence.map {
        Proof(rule: trait.rule, evidence: $0, suite: suite, test: test)
      }
    }

    /// The type that a line at the top level of a file declares or extends.
    private func declaredType(_ line: Substring) -> String? {
      guard let first = line.first, !first.isWhitespace, first != "/" else { return nil }
      return line.firstMatch(of: /\b(?:struct|class|extension|enum|actor) (\w+)/).map {
        String($0.1)
      }
    }
  }
}
