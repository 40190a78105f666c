import Foundation

/// The snapshot that a list shows, and its transition to the next one.
struct SnapshotHistory<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()

  /// The differences, and the remaining items that have to be updated.
  mutating func advance(to next: Snapshot) -> (mapping: ListMapping, anew: [IndexPath]) {
    let mapping = ListMapping(from: current, to: next)
    current = next.settled
    return (mapping, next.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) })
  }

  mutating func replace(with next: Snapshot) { current = next.settled }

  func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map { current.numberOfItems(inSection: $0) } ?? 0
  }
}
