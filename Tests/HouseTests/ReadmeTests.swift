import Foundation
import Testing

/// The README shows only what is there: its commands exist and its Swift is compiled.
@Suite struct ReadmeTests {
  @Test(arguments: ["test", "demo"])
  func bothCommandsExist(target: String) throws {
    let readme = try Repository.text("README.md")
    #expect(readme.contains("make \(target)"))
    #expect(try makeTargets().contains(target))
  }

  @Test func everyMakeTargetThatIsNamedExists() throws {
    let named = try Repository.text("README.md").matches(of: /\bmake ([a-z-]+)\b/)
    let targets = try makeTargets()
    for target in Set(named.map { String($0.1) }).sorted() {
      #expect(targets.contains(target), "README names `make \(target)`")
    }
  }

  @Test func everySwiftBlockIsARegionOfACompiledFile() throws {
    for block in try swiftBlocks() {
      let region = try #require(
        block.region,
        "a swift block without `<!-- region file#name -->`:\n\(block.code)"
      )
      #expect(try code(of: region) == block.code, "README differs from \(region)")
    }
  }

  @Test func relativeLinksLeadSomewhere() throws {
    let links = try Repository.text("README.md").matches(of: /\]\((?!https?:)([^)#\s]+)\)/)
    for link in links.map({ String($0.1) }) {
      let target = Repository.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: target), "README links to \(link)")
    }
  }

  private func makeTargets() throws -> Set<String> {
    let lines = try Repository.text("Makefile").matches(of: /(?m)^([a-z-]+):/)
    return Set(lines.map { String($0.1) })
  }

  private func swiftBlocks() throws -> [(region: String?, code: String)] {
    let pattern = /(?:<!-- region (\S+) -->\n)?```swift\n(.*?)```/.dotMatchesNewlines()
    return try Repository.text("README.md").matches(of: pattern)
      .map { ($0.1.map(String.init), String($0.2)) }
  }

  /// The lines between `// region name` and `// endregion`, without their common indent.
  private func code(of region: String) throws -> String {
    let parts = region.split(separator: "#")
    try #require(parts.count == 2, "a region is file#name, not \(region)")
    let lines = try Repository.text(String(parts[0]))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let isStart = { (line: Substring) in line.trimmed == "// region \(parts[1])" }
    let start = try #require(lines.firstIndex(where: isStart), "no region \(region)")
    let body = lines[(start + 1)...].prefix { $0.trimmed != "// endregion" }
    let indent =
      body.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.map { $0.dropFirst(indent) + "\n" }.joined()
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
