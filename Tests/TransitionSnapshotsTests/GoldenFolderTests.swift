import Catalogue
import Foundation
import TestSupport
import Testing

/// The folder of goldens: no file without a test, no test without its file, none too large.
@Suite struct GoldenFolderTests {
  static let root = Repository.root.appending(path: "Goldens")
  // GitHub shows and diffs pictures of this size without effort.
  static let largest = 256 << 10

  static func files(_ folder: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path))
  }

  @Test func everyCatalogueGoldenBelongsToATransition() throws {
    let expected = Catalogue.all.map { "strip.\($0.name).filmstrip.png" }
    #expect(try Self.files("CatalogueGoldens") == Set(expected))
  }

  @Test func everyContainerGoldenBelongsToATransition() throws {
    let expected = ContainerGoldens.styles.flatMap { style in
      ["filmstrip.png", "log.txt"].map { "childSwap-style.\(style.name).\($0)" }
    }
    #expect(try Self.files("ContainerGoldens") == Set(expected))
  }

  @Test func everyPresentationGoldenBelongsToAStyle() throws {
    let expected = PresentationGoldens.styles.flatMap { style in
      ["present", "dismiss"].flatMap { way in
        ["filmstrip.png", "log.txt"].map { "thereAndBack-style.\(style.name)-\(way).\($0)" }
      }
    }
    #expect(try Self.files("PresentationGoldens") == Set(expected))
  }

  /// Suites of the whole project that compare transitions: a file each, called as their folder.
  @Test func everySuiteHasItsFolderAndEveryFolderItsSuite() throws {
    // Those that break films on purpose have goldens in folders of their own.
    let suites = try Self.sources().filter { _, source in
      !source.contains("withTransitionGoldens(root:")
    }
    .filter { _, source in
      source.contains("try assertTransition(")
        || source.contains("try await assertLiveTransition(")
        || source.contains("try assertScreen(") || source.contains("try assertView(")
        || source.contains("try expectMatches(")
    }
    let folders = try Self.files("").subtracting([
      "CairoRenderer", "Timeline", "Layouts", "Controls", "Films", "Symbols",
    ])
    #expect(Set(suites.map(\.name)) == folders)
    for suite in suites {
      let goldens = try Self.files(suite.name).map { file in String(file.prefix { $0 != "." }) }
      // `present-style` is what `present(style:)` is called in file names.
      let owners = Set(goldens.map { golden in String(golden.prefix { $0 != "-" }) })
      #expect(owners == Self.comparingTests(in: suite.source), "\(suite.name)")
    }
  }

  /// The texts and pictures of the rooms below, which their tests call by name.
  @Test(arguments: [
    ("CairoRenderer", "CairoRendererTests"), ("Timeline", "TimelineTests"),
    ("Layouts", "ControlTests"), ("Controls", "ControlTests"), ("Symbols", "SymbolsTests"),
  ])
  func everyGoldenOfARoomIsNamedInItsTests(folder: String, tests: String) throws {
    let sources = try Self.sources(below: tests).map(\.source).joined()
    for file in try Self.files(folder) {
      let name = String(file.prefix { $0 != "." })
      // Of a table's goldens the tests name what they have in common.
      let shared = name.split(separator: "-").dropLast().joined(separator: "-") + "-\\("
      #expect(sources.contains("\"\(name)") || sources.contains("\"\(shared)"), "\(file)")
    }
  }

  /// Names of the test functions that compare with goldens.
  private static func comparingTests(in source: String) -> Set<String> {
    let tests = source.components(separatedBy: "@Test").dropFirst()
    let comparing = tests.isEmpty ? source.components(separatedBy: "  func ") : Array(tests)
    return Set(
      comparing.filter {
        $0.contains("Transition(on:") || $0.contains("Transition(\n")
          || $0.contains("assertScreen(") || $0.contains("assertView(")
          || $0.contains("expectMatches(")
      }
      .compactMap { part in
        let head = part.contains("func ") ? part : "func " + part
        return head.firstMatch(of: /func (\w+)\(/).map { String($0.1) }
      }
    )
  }

  private static func sources(below folder: String = "") throws -> [(name: String, source: String)]
  {
    let tests = root.deletingLastPathComponent().appending(path: "Tests/\(folder)")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.allObjects as? [String] ?? []
    return try paths.sorted().filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("FolderTests.swift")
    }
    .map { path in
      let file = tests.appending(path: path)
      let name = file.deletingPathExtension().lastPathComponent
      return (name, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func noGoldenIsLarge() throws {
    let all = FileManager.default.enumerator(atPath: Self.root.path)?.allObjects as? [String] ?? []
    #expect(!all.isEmpty)
    for path in all {
      let attributes = try FileManager.default
        .attributesOfItem(atPath: Self.root.appending(path: path).path)
      let size = attributes[.size] as? Int ?? 0
      #expect(size <= Self.largest, "\(path) has \(size) bytes; show less, or at a smaller scale")
    }
  }
}
