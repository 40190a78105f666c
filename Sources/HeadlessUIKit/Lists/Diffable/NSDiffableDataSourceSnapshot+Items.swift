extension NSDiffableDataSourceSnapshot {
  /// [D] Without a section, items are appended to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      // [W]
      return refuse(
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    guard items[section] != nil else { return complain("does not hold the section \(section)") }
    put(identifiers, into: section, at: items[section]?.count ?? 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// [W] Unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { homes[$0] })
    for section in touched { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { homes[item] = nil }
  }

  /// [D] Sections stay, empty.
  public mutating func deleteAllItems() {
    homes = [:]
    for section in sections { items[section] = [] }
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    beside sibling: ItemIdentifierType,
    offset: Int
  ) {
    guard known([item, sibling], to: "move").count == 2, item != sibling else { return }
    deleteItems([item])
    insert([item], beside: sibling, offset: offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside sibling: ItemIdentifierType,
    offset: Int
  ) {
    guard let section = homes[sibling], let index = items[section]?.firstIndex(of: sibling) else {
      return complain("does not hold the item \(sibling)")
    }
    put(identifiers, into: section, at: index + offset)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType],
    into section: SectionIdentifierType,
    at index: Int
  ) {
    let (unique, duplicates) = identifiers.separatingDuplicates
    if !duplicates.isEmpty { refuse(SnapshotFaults.notUnique("item", duplicates)) }
    let index = takeAway(unique, before: index, in: section)
    for item in unique { homes[item] = section }
    items[section]?.insert(contentsOf: unique, at: index)
  }

  /// [W] Items that exist already move; returns the index without those that were before it.
  private mutating func takeAway(
    _ identifiers: [ItemIdentifierType],
    before index: Int,
    in section: SectionIdentifierType
  ) -> Int {
    let present = Set(identifiers.filter { homes[$0] != nil })
    guard !present.isEmpty else { return index }
    StageCore.ambient.warn(
      "NSDiffableDataSourceSnapshot",
      SnapshotFaults.moved(present.count),
      remedy: "append each item once"
    )
    let before = (items[section] ?? []).prefix(index).count { present.contains($0) }
    deleteItems(Array(present))
    return index - before
  }
}
