@preconcurrency public import Foundation

/// A table's data source that applies snapshots and animates the differences.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let provide: CellProvider
  private var history = SnapshotHistory<SectionIdentifierType, ItemIdentifierType>()

  /// [D] Sets itself as the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provide = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  open func snapshot() -> Snapshot { history.current }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let (mapping, anew) = history.advance(to: snapshot)
    guard let table else {
      completion?()
      return
    }
    let change = { [defaultRowAnimation] in
      table.exchangeData(mapping, defaultRowAnimation) { _ in completion?() }
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    table.reconfigureRows(at: anew)
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
    history.replace(with: snapshot)
    table?.reloadData()
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

  open func numberOfSections(in tableView: UITableView) -> Int { history.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    history.count(inSection: section)
  }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      tableView.layer.core.raise(
        "UITableViewDiffableDataSource",
        SnapshotFaults.noItem(at: indexPath),
        remedy: "apply a snapshot with the item first"
      )
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let cell = provide(tableView, indexPath, item) { return cell }
    // [W]
    tableView.layer.core.raise(
      "UITableView",
      "failed to obtain a cell from its dataSource for the item \(item)",
      remedy: "return a cell for every item"
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
  /// [D] Unlike with other data sources, rows cannot be edited unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
