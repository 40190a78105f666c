import Testing

@testable import Porting

/// Errors about members that stand in the last line of their class for those of extensions.
@Suite struct MoveTests {
  private let module = ported([
    ("a.swift", "class A: B {\n  var a = 1\n}"),
    ("b.swift", "extension A {\n  override func f() {}\n\n  override var g: Int { 1 }\n}"),
  ])

  private func origin(of name: String, line: Int = 3) throws -> String? {
    let text = try #require(module.text("a.swift")).split(separator: "\n")[2]
    let place = try #require(text.firstRange(of: name))
    let column = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1
    return module.origin(of: line, column: column, in: "a.swift").map { "\($0.path):\($0.line)" }
  }

  @Test func errorsBelongToTheMemberOfTheExtension() throws {
    #expect(try origin(of: "f()") == "b.swift:2")
    #expect(try origin(of: "override func") == "b.swift:2")
    #expect(try origin(of: "fInExtension") == "b.swift:2")
    #expect(try origin(of: "override var") == "b.swift:4")
    #expect(try origin(of: "g: Int") == "b.swift:4")
    #expect(try origin(of: "gInExtension") == "b.swift:4")
  }

  @Test func otherErrorsStayWhereTheyAre() throws {
    #expect(try origin(of: "f()", line: 2) == nil)
    #expect(module.origin(of: 3, column: 5, in: "b.swift") == nil)
    #expect(module.origin(of: 3, column: 0, in: "a.swift") == nil)
    #expect(module.origin(of: 9, column: 1, in: "a.swift") == nil)
  }
}
