import Foundation

/// The snapshot that a list shows, and how it becomes the next one.
struct SnapshotHistory<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()

  /// What is to be exchanged, and which of the items that stay are to be shown anew.
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
