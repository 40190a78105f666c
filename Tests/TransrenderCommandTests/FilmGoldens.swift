import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

/// One record of every demo and every example, which holds for every build: this suite compares it
/// with the build that the tests run in, `.ci/films` with the release command.
@MainActor @Suite struct FilmGoldens {
  private static let folder = Repository.root.appending(path: "Goldens/Films")

  /// One film: its golden's name, and what the command is asked to inspect.
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let source: String

    var words: [String] { ["inspect", source, "--digests", "--scale", "1"] }
  }

  private static var demos: [Row] {
    TransitionReel.builtIn.map { Row(description: "demo-\($0.name)", source: $0.name) }
  }

  private static var examples: [Row] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Examples").path
    )
    return (files ?? []).filter { $0.hasSuffix(".json") && $0 != "screen.schema.json" }.sorted()
      .map { Row(description: "example-\($0.dropLast(5))", source: "Examples/\($0)") }
  }

  @Test func `every demo and every example is filmed as recorded`() throws {
    #expect(Self.demos.count >= 20)
    #expect(Self.examples.count >= 9)
    for row in Self.demos + Self.examples { try check(row) }
  }

  @Test func `no golden is left of a film that is gone`() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(kept.sorted() == (Self.demos + Self.examples).map { "\($0).txt" }.sorted())
  }

  private func check(_ row: Row) throws {
    let terminal = Terminal()
    var words = row.words
    if row.source.hasSuffix(".json") { words[1] = Repository.root.appending(path: row.source).path }
    try #require(terminal.run(words) == .done, "\(row): \(terminal.errors)")
    let shown = row.words.joined(separator: " ") + "\n" + terminal.output
    if let problem = try GoldenFile("Films/\(row).txt").problem(with: shown) {
      Issue.record("\(problem)")
    }
  }
}
