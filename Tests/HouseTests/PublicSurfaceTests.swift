import TestSupport
import Testing

/// Only what users can name is public: the products, and the rooms whose types products show.
@Suite struct PublicSurfaceTests {
  @Test func roomsThatNoProductShowsHaveNothingPublic() throws {
    let shown = try reach(of: products())
    #expect(shown.isSuperset(of: ["HeadlessUIKit", "Scene", "Geometry"]))
    let hidden = House.rooms.map(\.name).filter { !shown.contains($0.lastPart) }
    #expect(hidden.contains("ConstraintSolver"))
    for room in hidden {
      for file in Repository.files(below: "Sources/\(room)", suffix: ".swift") {
        let line = try Repository.text(file).firstMatch(
          of: /(?m)^\s*(?:@\w+(?:\([^)\n]*\))? )*(?:public|open) [a-z].*$/
        )
        #expect(line == nil, "\(file) is of no product: \(line?.0 ?? "")")
      }
    }
  }

  /// The targets of all library products.
  private func products() throws -> Set<String> {
    let manifest = try Repository.text("Package.swift")
    let list = /\.library\(\s*name: "\w+",\s*targets: \[([^\]]*)\]/
    let names = manifest.matches(of: list).flatMap { $0.1.matches(of: /"(\w+)"/).map { "\($0.1)" } }
    try #require(names.contains("UIKit"))
    return Set(names)
  }

  /// These rooms, and all whose types appear in their public declarations.
  private func reach(of rooms: Set<String>) throws -> Set<String> {
    var (reached, waiting) = (Set<String>(), Array(rooms))
    while let room = waiting.popLast() {
      guard reached.insert(room).inserted else { continue }
      let folder = House.rooms.first { $0.name.lastPart == room }?.name ?? room
      for file in Repository.files(below: "Sources/\(folder)", suffix: ".swift") {
        let imports = try Repository.text(file).matches(
          of: /(?m)^(?:@_exported )?(?:public )?import (?:(?:struct|class|func|enum) )?(\w+)/
        )
        waiting += imports.filter { !$0.0.hasPrefix("import") }.map { String($0.1) }
      }
    }
    return reached
  }
}

extension String {
  /// `UIKit` of `AppleNames/UIKit`.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
