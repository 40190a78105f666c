import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// The sections of alphabetical lists.
@MainActor @Suite struct IndexedCollationTests {
  @MainActor
  private final class Person: NSObject {
    private let name: String

    init(_ name: String) {
      self.name = name
    }

    func title() -> String { name }
  }

  private let stage = Stage(device: .iPhone15)
  private let collation = UILocalizedIndexedCollation.current()
  private let title = Selector("title", Person.title)

  @Test(arguments: [("anna", 0), ("Zoë", 25), ("Éva", 4), ("7 dwarfs", 26), ("", 26), ("Юра", 26)])
  func aTextBelongsToItsFirstLetter(text: String, section: Int) {
    #expect(collation.section(for: Person(text), collationStringSelector: title) == section)
  }

  @Test func thereIsASectionForEachLetterAndTheRest() {
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test func objectsAreSortedByTheirTexts() {
    let people = ["bob", "Al", "BOB", "al"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: title)
    #expect(sorted.compactMap { ($0 as? Person)?.title() } == ["Al", "al", "bob", "BOB"])
  }

  /// A Swedish host would sort the umlaut behind Z.
  @Test func theOrderIsThatOfTheSections() {
    let people = ["Zoë", "Ängla", "Bo"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: title)
    #expect(sorted.compactMap { ($0 as? Person)?.title() } == ["Ängla", "Bo", "Zoë"])
  }

  @Test func anObjectWithoutTheMethodIsReported() throws {
    let film = try stage.record {
      _ = collation.section(for: NSObject(), collationStringSelector: title)
    }
    #expect(film.faults.map(\.sentence) == ["does not know the action 'title'"])
  }
}
