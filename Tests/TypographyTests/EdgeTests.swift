import Foundation
import Testing

@testable import Typography

/// Where the characters of a run begin.
@Suite struct EdgeTests {
  private func runs(_ text: String) throws -> [StyledRun] {
    let frame = TextFrame(findsEdges: true)
    return try TextLayout(StyledText(text, .inter(size: 20)), in: frame).lines.flatMap(\.runs)
  }

  @Test(arguments: ["Hello world", "fi\tffi", "e\u{301}a", "😀b", "שלום", "a שלום b"])
  func eachUnitHasAnEdgeWithinItsRun(text: String) throws {
    let runs = try runs(text)
    #expect(runs.reduce(0) { $0 + $1.edges.count - 1 } == text.utf16.count)
    for run in runs {
      let (first, last) = (try #require(run.edges.first), try #require(run.edges.last))
      #expect(abs(abs(last - first) - run.width) < 1e-9)
      #expect(min(first, last) > -1e-9)
      #expect(run.edges == run.edges.sorted() || run.edges == run.edges.sorted(by: >))
    }
  }

  /// They were found for every label.
  @Test func edgesAreFoundOnDemand() throws {
    let runs = try TextLayout(StyledText("ab", .inter())).lines.flatMap(\.runs)
    #expect(runs.allSatisfy { $0.edges.isEmpty })
  }

  @Test func rightToLeftEdgesFall() throws {
    let run = try #require(try runs("שלום").first)
    #expect(run.edges.first == run.width)
    #expect(run.edges == run.edges.sorted(by: >))
  }

  /// An accent and the second half of a surrogate pair add no width of their own.
  @Test(arguments: ["e\u{301}", "😀"]) func oneCharacterHasOneWidth(text: String) throws {
    let edges = try #require(try runs(text).first).edges
    #expect(edges.count == text.utf16.count + 1)
    #expect(edges.dropFirst().allSatisfy { $0 == edges.last })
  }
}
