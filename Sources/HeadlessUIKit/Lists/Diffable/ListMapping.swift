import Foundation

/// Maps the sections and items of old data to the new data, by their identities.
struct ListMapping {
  private var newSections: [Int: Int] = [:]
  private var oldSections: [Int: Int] = [:]
  private var newPaths: [IndexPath: IndexPath] = [:]
  private var oldPaths: [IndexPath: IndexPath] = [:]
  private var kept: Set<IndexPath> = []
  /// In the old numbering.
  private(set) var reloaded: Set<IndexPath> = []
  private(set) var reloadedSections: Set<Int> = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let paths = new.paths
    let freshSections = Set(new.reloadedSectionIdentifiers)
    for (index, section) in old.sections.enumerated() {
      guard let newIndex = new.indexOfSection(section) else { continue }
      (newSections[index], oldSections[newIndex]) = (newIndex, index)
      if freshSections.contains(section) { reloadedSections.insert(index) }
    }
    let fresh = Set(new.reloadedItemIdentifiers)
    for (item, path) in old.paths {
      guard let newPath = paths[item] else { continue }
      (newPaths[path], oldPaths[newPath]) = (newPath, path)
      let isReloaded =
        fresh.contains(item) || (new.homes[item].map { freshSections.contains($0) } ?? false)
      if isReloaded { reloaded.insert(path) } else { kept.insert(newPath) }
    }
  }

  func newSection(_ old: Int) -> Int? { newSections[old] }
  func newPath(_ old: IndexPath) -> IndexPath? { newPaths[old] }
  func oldSection(_ new: Int) -> Int? { oldSections[new] }
  func oldPath(_ new: IndexPath) -> IndexPath? { oldPaths[new] }

  /// Whether the item at `path` in the new data is new or reloaded.
  func brings(_ path: IndexPath) -> Bool { !kept.contains(path) }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of each item.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sections.enumerated() {
      for (item, identifier) in (items[identifier] ?? []).enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count > 1, sections.indices.contains(path.section) else { return nil }
    let items = items[sections[path.section]] ?? []
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = sections.firstIndex(of: home),
      let item = items[home]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}
