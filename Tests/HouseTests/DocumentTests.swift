import Foundation
import TestSupport
import Testing

/// Documents show only what is there: their commands and files exist and their Swift is compiled.
@Suite struct DocumentTests {
  @Test(arguments: Document.all)
  func everyMakeTargetThatIsNamedExists(document: Document) throws {
    let named = try document.text().matches(of: /(?:`|\n)make ([a-z-]+)\b/)
    let targets = try Document.makeTargets()
    for target in Set(named.map { String($0.1) }).sorted() {
      #expect(targets.contains(target), "\(document.path) names `make \(target)`")
    }
  }

  @Test(arguments: Document.all)
  func everySwiftBlockOfARegionIsThatRegion(document: Document) throws {
    for block in try document.swiftBlocks() {
      guard let region = block.region else { continue }
      #expect(try code(of: region) == block.code, "\(document.path) differs from \(region)")
    }
  }

  @Test(arguments: Document.all)
  func relativeLinksLeadSomewhere(document: Document) throws {
    let links = try document.text().matches(of: /\]\((?!https?:|<?doc:)([^)#\s]+)\)/)
    let folder = Repository.root.appending(path: document.path).deletingLastPathComponent()
    for link in links.map({ String($0.1) }) {
      let target = folder.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: target), "\(document.path) links to \(link)")
    }
  }

  @Test(arguments: Document.all)
  func everyPageThatIsReferredToExists(document: Document) throws {
    let pages = Set(
      Document.all.map { URL(filePath: $0.path).deletingPathExtension().lastPathComponent }
    )
    for page in try document.text().matches(of: /<doc:([A-Za-z-]+)>/).map({ String($0.1) }) {
      #expect(pages.contains(page), "\(document.path) refers to \(page)")
    }
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
