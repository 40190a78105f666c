import Foundation
import TestSupport
import Testing

/// How much of what real code uses of UIKit behaves here (Decisions.md 10).
@Suite struct SurfaceTests {
  private struct Table: Decodable {
    /// The share that has been reached; it may only grow.
    let share: Double
    let members: [Row]
  }

  private struct Row: Decodable {
    enum State: String, Decodable {
      /// Does what Apple's does, or is an exact value of Apple's.
      case behaves
      /// Keeps its value and changes nothing.
      case stored
      case absent
    }

    let member: String
    let topic: String
    let frequency: Int
    let state: State
    /// The test that asserts its effect, as "file: function"; without one nothing behaves.
    let test: String?

    /// The name without its type and labels.
    var name: String {
      let words = member.prefix { $0 != "(" }.split(separator: ".")
      return words.last.map(String.init) ?? member
    }
  }

  private func table() throws -> Table {
    try JSONDecoder().decode(Table.self, from: Repository.fixture("uikit-surface.json"))
  }

  private func share(_ rows: [Row]) -> Double {
    let weight = { (rows: [Row]) in Double(rows.map(\.frequency).reduce(0, +)) }
    return weight(rows.filter { $0.state == .behaves }) / weight(rows)
  }

  @Test func theShareThatBehavesDoesNotFall() throws {
    let table = try table()
    for (topic, rows) in Dictionary(grouping: table.members, by: \.topic).sorted(by: {
      $0.key < $1.key
    }) {
      print("UIKit surface, \(topic): \((share(rows) * 1000).rounded() / 10) % behaves")
    }
    print("UIKit surface: \((share(table.members) * 1000).rounded() / 10) % behaves")
    #expect(share(table.members) >= table.share)
  }

  @Test func everyMemberIsCountedOnce() throws {
    let members = try table().members.map(\.member)
    #expect(Set(members).count == members.count)
  }

  /// The names that the sources of the rooms declare.
  private func declaredNames() throws -> Set<String> {
    var names: Set<String> = ["init"]
    let declaration =
      /\b(?:func|var|let|class(?! func| var)|struct|enum|protocol|typealias)\s+`?(\w+)/
    let cases = /^\s*case\s+([^:(]*)/
    for room in [
      "HeadlessUIKit", "QuartzCore", "CoreGraphics", "VirtualTime", "Geometry", "AppleNames",
    ] {
      let folder = Repository.root.appending(path: "Sources/\(room)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          names.formUnion(line.matches(of: declaration).map { String($0.1) })
          guard let list = line.firstMatch(of: cases)?.1 else { continue }
          names.formUnion(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        }
      }
    }
    return names
  }

  @Test func whatIsSaidToBehaveIsDeclared() throws {
    let names = try declaredNames()
    let missing = try table().members.filter { $0.state != .absent && !names.contains($0.name) }
    #expect(missing.map(\.member) == [])
  }

  /// The text of a test function, from `@Test` to its last brace; nil where there is none.
  private func source(of test: String) throws -> Substring? {
    guard let colon = test.firstRange(of: ": ") else { return nil }
    let file = Repository.root.appending(path: "Tests/\(test[..<colon.lowerBound])")
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = test[colon.upperBound...]
    let places = ["func `\(name)`(", "func \(name)("].compactMap { text.firstRange(of: $0) }
    guard let place = places.first,
      let start = text[..<place.lowerBound].ranges(of: "@Test").last?.lowerBound
    else { return nil }
    let rest = text[place.upperBound...]
    // A function's last brace stands as far from the margin as its first word.
    let end = ["\n  }\n", "\n}\n"].compactMap { rest.firstRange(of: $0)?.lowerBound }.min()
    return text[start..<(end ?? text.endIndex)]
  }

  @Test func whatBehavesIsAsserted() throws {
    let words = { (text: Substring) in
      Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    let unproven = try table().members.filter { row in
      guard row.state == .behaves else { return false }
      guard let test = row.test, let text = try source(of: test) else { return true }
      let asserts = text.contains("#expect") || text.contains("#require")
      return !asserts || !(row.name == "init" || words(text).contains(row.name))
    }
    #expect(unproven.map(\.member) == [])
  }
}
