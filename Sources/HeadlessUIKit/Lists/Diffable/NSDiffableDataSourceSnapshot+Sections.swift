extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside sibling: SectionIdentifierType,
    offset: Int
  ) {
    guard known([section, sibling], to: "move").count == 2, section != sibling else { return }
    sections.removeAll { $0 == section }
    guard let index = sections.firstIndex(of: sibling) else { return }
    sections.insert(section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    beside sibling: SectionIdentifierType,
    offset: Int
  ) {
    guard let index = sections.firstIndex(of: sibling) else {
      return complain("does not hold the section \(sibling)")
    }
    put(identifiers, at: index + offset)
  }

  private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
    let (unique, duplicates) = identifiers.separatingDuplicates
    let twice = duplicates + unique.filter { items[$0] != nil }
    if !twice.isEmpty { refuse(SnapshotFaults.notUnique("section", twice)) }
    let fresh = unique.filter { items[$0] == nil }
    for section in fresh { items[section] = [] }
    sections.insert(contentsOf: fresh, at: index)
  }
}
