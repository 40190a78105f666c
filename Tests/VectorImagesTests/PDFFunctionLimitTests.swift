import Foundation
import Testing

@testable import VectorImages

/// How deep and how large a function may be.
@Suite struct PDFFunctionLimitTests {
  private static let line = "<</FunctionType 2/Domain[0 1]/N 1>>"

  private func function(_ text: String) throws -> PDFFunction? {
    let all = ["<</Type/Catalog/Pages 2 0 R/F \(text)>>", "<</Type/Pages/Kids[]/Count 0>>"]
    let file = try PDFFile(Documents.file(all.map { Array($0.utf8) }))
    return PDFFunction(file.resolve(.reference(1)).dictionary?["F"], in: file)
  }

  private func list(_ members: [String]) -> String { "[\(members.joined())]" }

  @Test(arguments: [(0, true), (6, true), (7, true), (8, false), (9, false)])
  func functionsAreEightDeepAtMost(depth: Int, isRead: Bool) throws {
    let lists = (0..<depth).reduce(Self.line) { inner, _ in "[\(inner)]" }
    #expect(try function(lists)?([0.25]) == (isRead ? [0.25] : nil))
    let start = "<</FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 1]/Functions["
    let stitched = (0..<depth).reduce(Self.line) { inner, _ in "\(start)\(inner)]>>" }
    #expect(try function(stitched)?([0.25]) == (isRead ? [0.25] : nil))
  }

  @Test(arguments: [(1, true), (32, true), (33, false)])
  func aListHasThirtyTwoAtMost(count: Int, isRead: Bool) throws {
    let found = try function(list(Array(repeating: Self.line, count: count)))
    #expect(found?([0.5]) == (isRead ? Array(repeating: 0.5, count: count) : nil))
  }

  /// The list, 31 lists of 15 functions, and one of those that are left.
  @Test(arguments: [(14, true), (15, false)])
  func aFunctionHasFiveHundredAndTwelvePartsAtMost(rest: Int, isRead: Bool) throws {
    let fifteen = list(Array(repeating: Self.line, count: 15))
    let last = list(Array(repeating: Self.line, count: rest))
    let found = try function(list(Array(repeating: fifteen, count: 31) + [last]))
    #expect((found != nil) == isRead)
  }

  @Test(arguments: [(256, true), (257, false)])
  func twoHundredAndFiftySixAreStitchedAtMost(count: Int, isRead: Bool) throws {
    let bounds = (1..<count).map { "\(Double($0) / Double(count))" }.joined(separator: " ")
    let encode = Array(repeating: "0 1", count: count).joined(separator: " ")
    let functions = String(repeating: Self.line, count: count)
    let text =
      "<</FunctionType 3/Domain[0 1]/Bounds[\(bounds)]/Encode[\(encode)]"
      + "/Functions[\(functions)]>>"
    let found = try function(text)
    #expect((found != nil) == isRead)
  }
}
