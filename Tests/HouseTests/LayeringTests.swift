import Foundation
import TestSupport
import Testing

@Suite struct LayeringTests {
  @Test(arguments: House.rooms.map(\.name))
  func roomImportsOnlyWhatThePlanAllows(name: String) throws {
    let room = try #require(House.rooms.first { $0.name == name })
    let files = Repository.files(below: "Sources/\(name)", suffix: ".swift")
    #expect(!files.isEmpty, "the plan names \(name), but Sources/\(name) holds no Swift file")
    for file in files {
      let forbidden = try imports(of: file).subtracting(room.uses).subtracting(room.system)
      #expect(forbidden.isEmpty, "\(file) imports \(forbidden.sorted()); see House.rooms")
    }
  }

  @Test func everyFolderOfSourcesIsInThePlan() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
    let known = Set(House.rooms.map(\.name)).union(House.groups)
    let strangers = Set(folders).subtracting(known).sorted()
    #expect(strangers.isEmpty, "no row in House.rooms for \(strangers)")
  }

  @Test func importLinesAreRecognised() {
    let lines = """
      import A
      public import B
      @testable import C
      @_exported import struct D.Thing
      internal import E.Sub
      // import F
      let importance = 1
      """ + "\n\"\"\"\nimport F\n\"\"\""
    #expect(modules(in: lines) == ["A", "B", "C", "D", "E"])
  }

  private func imports(of file: String) throws -> Set<String> {
    modules(in: try Repository.text(file))
  }

  private func modules(in source: String) -> Set<String> {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      .anchorsMatchLineEndings()
    // A text over several lines may be source for somebody else.
    let code = source.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return Set(code.matches(of: pattern).map { String($0.1) })
  }
}
