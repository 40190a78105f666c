import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What layouts hear of data that is compared with the data before it.
@MainActor
@Suite struct MappedUpdateTests {
  private func data(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var data = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, items) in sections.enumerated() {
      data.appendSections([section])
      data.appendItems(items, toSection: section)
    }
    return data
  }

  private func words(
    from old: [[Int]],
    to new: [[Int]],
    reloading items: [Int] = [],
    sections: [Int] = []
  ) -> [String] {
    var next = data(new)
    next.reloadItems(items)
    next.reloadSections(sections)
    var changes = ListChanges()
    changes.mapping = ListMapping(from: data(old), to: next)
    func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
    return changes.updateItems(old: old.map(\.count), new: new.map(\.count)).map {
      "\($0.updateAction) \(name($0.indexPathBeforeUpdate)) \(name($0.indexPathAfterUpdate))"
    }
  }

  @Test(.evidence(.documented)) func itemsThatGoAreReloadedOrComeAreTold() {
    #expect(
      words(from: [[1, 2, 3, 4]], to: [[2, 3, 5]], reloading: [3]) == [
        "delete 0.0 -", "reload 0.2 0.1", "delete 0.3 -", "insert - 0.2",
      ]
    )
  }

  @Test func whatStaysOrOnlyMovesIsNotTold() {
    #expect(words(from: [[1, 2], [3]], to: [[1, 2], [3]]) == [])
    #expect(words(from: [[1, 2], [3]], to: [[2, 1], [3]]) == [])
  }

  /// An item that is new is inserted, although it is to be reloaded.
  @Test func aNewItemIsInsertedOnly() {
    #expect(words(from: [[1]], to: [[1, 2]], reloading: [2]) == ["insert - 0.1"])
  }

  @Test func itemsOfAReloadedSectionAreReloaded() {
    #expect(
      words(from: [[1], [2, 3]], to: [[1], [3]], sections: [1]) == [
        "delete 1.0 -", "reload 1.1 1.0",
      ]
    )
  }
}
