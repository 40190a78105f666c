import Foundation
import TestSupport
import Testing

@testable import Porting

/// The list of what UIKit's delegates are asked, held against this package's own protocols.
@Suite struct UIKitRequirementsTests {
  private static let rooms = ["HeadlessUIKit", "QuartzCore"].map { room in
    Repository.root.appending(path: "Sources/\(room)")
  }

  /// The full names of all methods that public protocols require, and whether they return nothing.
  ///
  /// Who asks a delegate always says for whom: methods without arguments are not among them.
  private func requirements() throws -> [String: Bool] {
    let files = try Self.rooms.flatMap { room in
      let paths = try #require(FileManager.default.enumerator(atPath: room.path)).allObjects
      return paths.compactMap { $0 as? String }.sorted().map { (room, $0) }
    }
    var found: [String: Bool] = [:]
    for (room, path) in files where path.hasSuffix(".swift") {
      let data = try Data(contentsOf: room.appending(path: path))
      let source = try Source(path: path, bytes: Array(data))
      for type in source.declarations where type.kind == .protocol && type.has(.public) {
        for member in type.members.map({ source.declarations[$0] })
        where member.kind == .function && !member.parameters.isEmpty {
          found[member.fullName] = found[member.fullName, default: true] && member.type == nil
        }
      }
    }
    return found
  }

  @Test func theListIsComplete() throws {
    let silent = Set(UIKitRequirements.names(UIKitRequirements.silent))
    let answering = Set(UIKitRequirements.names(UIKitRequirements.answering))
    let requirements = try requirements()
    #expect(requirements.count > 250)
    for (name, isSilent) in requirements.sorted(by: { $0.key < $1.key }) {
      #expect((isSilent ? silent : answering).contains(name), "add \(name)")
    }
    #expect(silent.isDisjoint(with: answering))
  }
}
