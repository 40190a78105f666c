import Foundation

/// The change of a snapshot by an interactive move.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public let initialSnapshot: Snapshot
  public let finalSnapshot: Snapshot
  /// [D] The difference between the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// [D] The transactions of sections that have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(from initial: Snapshot, to final: Snapshot) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let old = initial.itemIdentifiers(inSection: section)
      let new = final.itemIdentifiers(inSection: section)
      return old == new
        ? nil : NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}

/// The same within one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>

  fileprivate init(
    _ section: SectionIdentifierType,
    from old: [ItemIdentifierType],
    to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(old)
    final.append(new)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = new.difference(from: old)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Decides which items may be moved, and is notified of moves.
  public struct ReorderingHandlers {
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }

  /// The snapshot after an item was moved.
  func moved(_ start: IndexPath, to end: IndexPath) -> Snapshot? {
    var snapshot = snapshot()
    guard let item = itemIdentifier(for: start), start != end,
      snapshot.sectionIdentifiers.indices.contains(end.section)
    else { return nil }
    snapshot.deleteItems([item])
    let section = snapshot.sectionIdentifiers[end.section]
    let others = snapshot.itemIdentifiers(inSection: section)
    if others.indices.contains(end.item) {
      snapshot.insertItems([item], beforeItem: others[end.item])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
