import TestSupport
import Testing

@testable import TransitionSnapshots

/// How two texts differ, line by line.
@Suite struct TextDifferenceTests {
  private func difference(_ golden: String, _ actual: String) throws -> TextDifference {
    try #require(TextDifference(golden: golden, actual: actual))
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nc\nb\n", 2, 1, 1, "a line has moved: "),
      ("a\nb\n", "a\nb\n  a\n", 3, 0, 1, "a line is new"),
      ("  a\nb\n", "  a\nb\n  a\n", 3, 0, 1, "a line is repeated: a"),
      ("a\n  b\nc\n", "a\nc\n", 2, 1, 0, "a line is missing: b"),
      ("a\n", "b\n", 1, 1, 1, ""), ("a\nb\n", "", 1, 2, 0, ""), ("", "a\nb\n", 1, 0, 2, ""),
      ("a\nb\n", "c\nd\ne\n", 1, 2, 3, ""),
      ("a\n", "a", 2, 0, 0, "only the line feed at the end differs"),
      ("a", "a\n", 2, 0, 0, "only the line feed at the end differs"),
      ("a\n\nb\n", "a\nb\n", 2, 1, 0, "a line is missing: "),
    ] as [(String, String, Int, Int, Int, String)]
  )
  func whatHappenedIsNamed(
    golden: String,
    actual: String,
    first: Int,
    missing: Int,
    added: Int,
    hint: String
  ) throws {
    let found = try difference(golden, actual)
    #expect(found.firstLine == first && found.missing == missing && found.added == added)
    #expect(hint.isEmpty || hint.hasSuffix(": ") ? found.hint.hasPrefix(hint) : found.hint == hint)
    #expect(!hint.isEmpty || found.hint.isEmpty)
  }

  @Test func equalTextsHaveNone() {
    #expect(TextDifference(golden: "a\n", actual: "a\n") == nil)
    #expect(TextDifference(golden: "", actual: "") == nil)
  }

  /// Without the new lines it is the golden, without the old ones the text.
  @Test func bothTextsAreInTheLines() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let make = { (random: inout SeededGenerator) in
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &random)!
        }
      }
      let (old, new) = (make(&random), make(&random))
      guard
        let found = TextDifference(
          golden: old.map { $0 + "\n" }.joined(),
          actual: new.map { $0 + "\n" }.joined()
        )
      else {
        #expect(old == new)
        continue
      }
      #expect(found.lines.filter { $0.kind != .actual }.map(\.text) == old)
      #expect(found.lines.filter { $0.kind != .golden }.map(\.text) == new)
      #expect(found.missing == found.lines.count { $0.kind == .golden })
      #expect(found.added == found.lines.count { $0.kind == .actual })
      #expect(found.lines.prefix(found.firstLine - 1).allSatisfy { $0.kind == .same })
      #expect(found.lines[found.firstLine - 1].kind != .same)
    }
  }
}
