import Foundation
import TestSupport
import Testing

@testable import Porting

/// The list of what UIKit's delegates are asked, held against this package's own protocols.
@Suite struct UIKitRequirementsTests {
  private static let rooms = ["HeadlessUIKit", "QuartzCore"].map { room in
    Repository.root.appending(path: "Sources/\(room)")
  }

  private static let read = Result { try sources() }

  /// The sources of the rooms that declare delegates.
  private static func sources() throws -> [Source] {
    let files = try rooms.flatMap { room in
      let paths = try #require(FileManager.default.enumerator(atPath: room.path)).allObjects
      return paths.compactMap { $0 as? String }.sorted().map { room.appending(path: $0) }
    }
    return try files.filter { $0.pathExtension == "swift" }.map {
      try Source(path: $0.path, bytes: Array(try Data(contentsOf: $0)))
    }
  }

  /// The full names of all methods that public protocols require, and whether they return nothing.
  ///
  /// Who asks a delegate always says for whom: methods without arguments are not among them.
  private func requirements() throws -> [String: Bool] {
    var found: [String: Bool] = [:]
    for source in try Self.read.get() {
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
    let perhaps = Set(UIKitRequirements.names(UIKitRequirements.perhapsAnswering))
    let answering = perhaps.union(UIKitRequirements.names(UIKitRequirements.answering))
    let requirements = try requirements()
    #expect(requirements.count > 250)
    for (name, isSilent) in requirements.sorted(by: { $0.key < $1.key }) {
      #expect((isSilent ? silent : answering).contains(name), "add \(name)")
    }
    #expect(silent.isDisjoint(with: answering))
  }

  /// The bodies of the defaults, by full name.
  private func defaults() throws -> [String: Set<String>] { try defaults(as: own) }

  private func defaults(as shown: (String) -> String) throws -> [String: Set<String>] {
    var defaults: [String: Set<String>] = [:]
    let sources = try Self.read.get()
    let protocols = Set(
      sources.flatMap { $0.declarations.filter { $0.kind == .protocol }.map(\.name) }
    )
    for source in sources {
      for type in source.declarations
      where type.kind == .extension && protocols.contains(type.name) {
        for member in type.members.map({ source.declarations[$0] })
        where member.kind == .function && !member.has(.override) {
          guard let body = member.body else { continue }
          let text = shown(source.flat(Range(body)))
          defaults[member.fullName, default: []].insert(text)
        }
      }
    }
    return defaults
  }

  /// What a default answers if there is no object that stands in for the one that was asked.
  private func own(_ body: String) -> String {
    guard body.hasPrefix("{ standIn()?") else { return body }
    guard let mark = body.ranges(of: " ?? ").last else { return "{ nil }" }
    return "{ " + body[mark.upperBound...]
  }

  /// Whether a call was answered is asked only where the default notes that it was not.
  @Test func recordedRequirementsAreThoseThatNoteIt() throws {
    let recorded = Set(UIKitRequirements.names(UIKitRequirements.recorded))
    let noted = try defaults(as: { $0 }).filter { $0.value.contains { $0.contains("standIn()") } }
    #expect(recorded.symmetricDifference(noted.keys).sorted() == [])
  }

  /// Stand-ins are asked by a name that is made of the Swift name without knowing the words before
  /// which the compiler adds "With".
  @Test func namesOfForwardedMessagesAreTheCompilers() throws {
    var count = 0
    for source in try Self.read.get() {
      for member in source.declarations
      where member.kind == .function && member.parameters.count > 0 {
        guard let body = member.body, source.flat(Range(body)).contains("standIn()") else {
          continue
        }
        count += 1
        let labels = member.parameters.map(\.label)
        let first = (labels[0] ?? "").prefix(1).uppercased() + (labels[0] ?? "").dropFirst()
        let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        #expect(
          ObjectiveCName.selector(member.name, labels: labels) == member.name + first + ":" + rest
        )
      }
    }
    #expect(count > 150)
  }

  /// Without `?` such a call gives nil where nobody implements it, as it does with it.
  @Test func whatPerhapsAnswersHasADefaultOfNil() throws {
    let defaults = try defaults()
    let perhaps = UIKitRequirements.names(UIKitRequirements.perhapsAnswering)
    #expect(perhaps.count > 30)
    for name in perhaps {
      #expect(defaults[name] == ["{ nil }"], "\(name) \(defaults[name] ?? [])")
    }
  }

  /// Defaults that code which asks falls back on too: yes, no, or what the layout says.
  @Test func usualAnswersAreYesNoOrTheLayouts() throws {
    let names = UIKitRequirements.names(UIKitRequirements.answering).filter(
      UIKitRequirements.isUsual
    )
    #expect(names.count > 25)
    let defaults = try defaults()
    for name in names where !name.hasPrefix("collectionView(_:layout:") {
      // A secure restoration asks for the old one.
      let bodies = (defaults[name] ?? []).filter { !$0.contains("application(application, should") }
      #expect(bodies.isSubset(of: ["{ true }", "{ false }"]), "\(name) \(bodies)")
    }
  }
}
