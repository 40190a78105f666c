@preconcurrency public import Foundation

/// A collection's data source that applies snapshots and animates the differences.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provide: CellProvider
  private var history = SnapshotHistory<SectionIdentifierType, ItemIdentifierType>()

  /// [D] Sets itself as the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provide = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The snapshots of sections that are trees.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  var collectionView: UICollectionView? { collection }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  open func snapshot() -> Snapshot { history.current }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    forgetOutlines(unlike: snapshot)
    let (mapping, anew) = history.advance(to: snapshot)
    guard let collection else {
      completion?()
      return
    }
    let change = { collection.exchangeData(mapping) { _ in completion?() } }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    collection.reconfigureItems(at: anew)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    forgetOutlines(unlike: snapshot)
    history.replace(with: snapshot)
    collection?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    history.current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    history.current.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    history.section(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    history.current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    history.current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    history.count(inSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      refuse(
        SnapshotFaults.noItem(at: indexPath),
        remedy: "apply a snapshot with the item first",
        in: collectionView
      )
      return UICollectionViewCell(frame: .zero)
    }
    guard let cell = provide(collectionView, indexPath, item) else {
      refuse(
        "the cell provider returned no cell for the item \(item)",
        remedy: "return a cell for every item",
        in: collectionView
      )
      return UICollectionViewCell(frame: .zero)
    }
    outline(cell, for: item, inSection: indexPath.section)
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// The collection has already moved the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let final = moved(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: snapshot(), to: final)
    reorderingHandlers.willReorder?(transaction)
    history.replace(with: final)
    reorderingHandlers.didReorder?(transaction)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      // [W]
      refuse(SnapshotFaults.noProvider, remedy: "set supplementaryViewProvider", in: collectionView)
      return UICollectionReusableView(frame: .zero)
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    // [D] It must return a view.
    refuse(
      "the supplementary view provider returned no view of the kind \(kind) at \(Array(indexPath))",
      remedy: "return a view for every kind of the layout",
      in: collectionView
    )
    return UICollectionReusableView(frame: .zero)
  }

  private func refuse(_ sentence: String, remedy: String, in collectionView: UICollectionView) {
    collectionView.layer.core.raise(
      "UICollectionViewDiffableDataSource",
      sentence,
      remedy: remedy
    )
  }
}
