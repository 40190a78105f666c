import Foundation

extension UICollectionViewDiffableDataSource {
  /// An app's handlers for expanding and collapsing branches.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    public init() {}
  }

  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// [D] Adds the section if it does not exist; its items are the visible ones of the tree.
  public func apply(
    _ snapshot: SectionSnapshot,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func apply(
    _ snapshot: SectionSnapshot,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot()
    if snapshot().indexOfSection(section) != nil {
      flat.append(snapshot().itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// [D] A snapshot of all sections replaces the trees of those whose items it changes.
  func forgetOutlines(unlike snapshot: Snapshot) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Indents a cell of an outline, and sets the state of its disclosure mark.
  func outline(_ cell: UICollectionViewCell, for item: ItemIdentifierType, inSection section: Int) {
    guard let cell = cell as? UICollectionViewListCell,
      let identifier = sectionIdentifier(for: section), let outline = outlines[identifier]
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.showOutline(isExpanded: outline.isExpanded(item)) { [weak self] in
      self?.toggle(item, in: identifier)
    }
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var outline = outlines[section], outline.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    refreshOutline(item, section)
  }

  private func refreshOutline(_ item: ItemIdentifierType, _ section: SectionIdentifierType) {
    guard let path = indexPath(for: item), let cell = collectionView?.cellForItem(at: path) else {
      return
    }
    outline(cell, for: item, inSection: path.section)
  }
}
