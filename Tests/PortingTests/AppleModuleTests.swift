import Foundation
import TestSupport
import Testing

@testable import Porting

@Suite struct AppleModuleTests {
  /// The page on porting has a row for it, whose first column names frameworks.
  @Test func everyFrameworkWithAReplacementIsInTheTable() throws {
    let page = Repository.root.appending(path: "Sources/Transrender.docc/Porting-Existing-Code.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
    let named = rows.flatMap { $0.split(separator: "|")[0].split { " ,".contains($0) } }
    let replaced = AppleModule.placeholders.union(AppleModule.working.keys)
    #expect(replaced.subtracting(named.map(String.init)).sorted() == [])
  }
}
