import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private let bench = Bench()

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  // MARK: Snapshots

  @Test func itemsAreInsertedMovedAndDeletedBesideOthers() {
    var value = snapshot([("a", [1, 2, 3]), ("b", [4])])
    value.insertItems([10], beforeItem: 2)
    value.insertItems([11], afterItem: 4)
    value.moveItem(1, afterItem: 4)
    value.deleteItems([3])
    #expect(value.itemIdentifiers(inSection: "a") == [10, 2])
    #expect(value.itemIdentifiers(inSection: "b") == [4, 1, 11])
    #expect(value.indexOfItem(1) == 3 && value.indexOfItem(3) == nil)
    #expect(value.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func sectionsAreInsertedMovedAndDeleted() {
    var value = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    value.moveSection("c", beforeSection: "a")
    value.insertSections(["d"], afterSection: "c")
    value.deleteSections(["b"])
    #expect(value.sectionIdentifiers == ["c", "d", "a"])
    #expect(value.itemIdentifiers == [3, 1])
    #expect(value.numberOfItems == 2 && value.numberOfItems(inSection: "d") == 0)
  }

  @Test func anItemThatIsThereTwiceIsAnException() async throws {
    let stage = bench.stage
    #expect(throws: Stage.UIKitException.self) {
      _ = try stage.record {
        var value = Snapshot()
        value.appendSections(["a"])
        value.appendItems([1, 1])
      }
    }
  }

  /// Into its place among those that stay, with a warning.
  @Test(.evidence(.reported)) func anItemThatIsInsertedAgainMoves() {
    var value = snapshot([("a", [1, 2, 3, 4]), ("b", [5])])
    value.appendItems([2, 5, 6], toSection: "a")
    #expect(value.itemIdentifiers(inSection: "a") == [1, 3, 4, 2, 5, 6])
    #expect(value.itemIdentifiers(inSection: "b") == [])
    value.insertItems([1, 6], beforeItem: 2)
    #expect(value.itemIdentifiers(inSection: "a") == [3, 4, 1, 6, 2, 5])
    #expect(value.numberOfItems == 6 && value.sectionIdentifier(containingItem: 5) == "a")
    let warnings = bench.stage.faults.map(\.sentence)
    #expect(warnings.count == 2 && bench.stage.faults.allSatisfy { $0.severity == .warning })
    let sentence = """
      Diffable data source detected an attempt to insert or append 2 item identifiers that \
      already exist in the snapshot. The existing item identifiers will be moved into place \
      instead, but this operation will be more expensive.
      """
    #expect(warnings.first == sentence)
  }

  @Test(.evidence(.reported)) func whatNobodyKnowsIsRefusedInUIKitsWords() {
    let known = snapshot([("a", [1])])
    func refusal(_ change: (inout Snapshot) -> Void) -> String? {
      sentence {
        var value = known
        change(&value)
      }
    }
    #expect(
      refusal { $0.appendItems([2, 2]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"
    )
    let empty = sentence {
      var value = Snapshot()
      value.appendItems([1])
    }
    #expect(
      empty == "There are currently no sections in the data source. Please add a section first."
    )
    let start = "Attempted to"
    let end = "identifier that does not exist in the snapshot:"
    #expect(refusal { $0.reloadItems([7]) } == "\(start) reload item \(end) 7")
    #expect(refusal { $0.reconfigureItems([7]) } == "\(start) reconfigure item \(end) 7")
    #expect(refusal { $0.reloadSections(["z"]) } == "\(start) reload section \(end) z")
    #expect(refusal { $0.deleteItems([7]) } == nil && refusal { $0.deleteSections(["z"]) } == nil)
  }

  // MARK: Tables

  private func table() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    bench.view.addSubview(table)
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func aTableShowsWhatItsSnapshotHolds() throws {
    let (table, source) = table()
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    bench.stage.advance(by: 0)
    #expect(texts(table) == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
  }

  @Test func cellsTravelWithTheirItems() throws {
    let (table, source) = table()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    bench.stage.advance(by: 0)
    let three = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.apply(snapshot([("b", [4, 3]), ("a", [2, 5])]))
    bench.stage.advance(by: 0.15)
    // On its way: neither where it was nor where it will be.
    let now = try #require(three.layer.presentation()).frame.minY
    #expect(now < 80 && now > 40)
    try bench.stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === three)
    #expect(texts(table) == ["4", "3", "2", "5"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
  }

  @Test(arguments: 0..<30)
  func randomSnapshotsLeaveTheTableAsAFreshOneWouldBe(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (table, source) = table()
    for _ in 0..<8 {
      var rest = Array(0..<12).shuffled(using: &random)
      let sections = ["a", "b", "c"].shuffled(using: &random)
        .prefix(Int.random(in: 0...3, using: &random))
        .map { name in
          let count = Int.random(in: 0...3, using: &random)
          defer { rest.removeFirst(count) }
          return (name, Array(rest.prefix(count)))
        }
      let value = snapshot(sections)
      source.apply(value, animatingDifferences: Bool.random(using: &random))
      try bench.stage.settle()
      #expect(texts(table) == value.itemIdentifiers.map(String.init))
      #expect(
        table.visibleCells.map(\.frame.minY)
          == value.itemIdentifiers.indices.map { CGFloat($0) * 40 }
      )
    }
  }

  @Test func reconfiguredRowsKeepTheirCells() throws {
    let (table, source) = table()
    var value = snapshot([("a", [1, 2])])
    source.apply(value, animatingDifferences: false)
    bench.stage.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.textLabel?.text = "changed"
    value.reconfigureItems([1])
    source.apply(value)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell.textLabel?.text == "1")
  }

  // MARK: Collections

  @Test func aCollectionFollowsItsSnapshots() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: flow
    )
    bench.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell,
      _,
      item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    bench.stage.advance(by: 0)
    let two = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    var told = false
    source.apply(snapshot([("a", [2, 4])])) { told = true }
    try bench.stage.settle()
    #expect(told)
    #expect(view.visibleCells.map(\.tag) == [2, 4])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === two)
    #expect(two.frame.minY == 0)
  }

  // MARK: What providers may not do

  private func collection() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: flow)
    for name in ["a", "b"] {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: name)
    }
    bench.view.addSubview(view)
    return view
  }

  private func sentence(_ body: () -> Void) -> String? {
    do {
      _ = try bench.stage.record(body)
    } catch let exception as Stage.UIKitException {
      return exception.fault.sentence
    } catch {
      return "\(error)"
    }
    return nil
  }

  @Test(.evidence(.reported)) func aRegistrationIsMadeBeforeItsCellsAreAskedFor() {
    let view = collection()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      return $0.dequeueConfiguredReusableCell(using: late, for: $1, item: $2)
    }
    let words = sentence {
      source.apply(snapshot([("a", [1])]), animatingDifferences: false)
      view.layoutIfNeeded()
    }
    let start = "Attempted to dequeue a cell using a registration that was created inside"
    #expect(words?.hasPrefix(start) == true, "\(words ?? "no exception")")
  }

  /// A list with a header, which a diffable data source provides.
  private func headedCollection(
    _ provide: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
    let view = collection()
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 320, height: 30)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    source.supplementaryViewProvider = provide
    return (view, source)
  }

  @Test(.evidence(.inferred)) func aRegistrationIsMadeBeforeItsHeadersAreAskedFor() {
    typealias Header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    let (view, source) = headedCollection { view, kind, path in
      let late = Header(elementKind: kind) { _, _, _ in }
      return view.dequeueConfiguredReusableSupplementary(using: late, for: path)
    }
    let words = sentence {
      source.apply(snapshot([("a", [1])]), animatingDifferences: false)
      view.layoutIfNeeded()
    }
    let start = "Attempted to dequeue a supplementary view using a registration that was created"
    #expect(words?.hasPrefix(start) == true, "\(words ?? "no exception")")
  }

  /// One that a cell's request has made is not made again for each header.
  @Test func aRegistrationOfHeadersMayBeMadeForACell() {
    typealias Header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    var made: Header?
    let view = collection()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in
      made = Header(elementKind: UICollectionView.elementKindSectionHeader) { head, _, _ in
        head.tag = 7
      }
      return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    let words = sentence {
      source.apply(snapshot([("a", [1])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let first = IndexPath(item: 0, section: 0)
      let head = made.map { view.dequeueConfiguredReusableSupplementary(using: $0, for: first) }
      #expect(head?.tag == 7)
    }
    #expect(words == nil)
  }

  /// The cell of an outer list may make the registrations of an inner one.
  @Test func aRegistrationMadeForAnotherCollectionIsAllowed() {
    let (outer, inner) = (collection(), collection())
    var made: UICollectionView.CellRegistration<UICollectionViewCell, Int>?
    let outerSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: outer) {
      view,
      path,
      _ in
      made = UICollectionView.CellRegistration { cell, _, item in cell.tag = item }
      return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    let innerSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: inner) {
      view,
      path,
      item in
      made.map { view.dequeueConfiguredReusableCell(using: $0, for: path, item: item) }
    }
    let words = sentence {
      outerSource.apply(snapshot([("a", [1])]), animatingDifferences: false)
      outer.layoutIfNeeded()
      innerSource.apply(snapshot([("a", [7])]), animatingDifferences: false)
      inner.layoutIfNeeded()
    }
    #expect(words == nil)
    #expect(inner.visibleCells.map(\.tag) == [7])
  }

  @Test(.evidence(.reported)) func aReconfiguredItemKeepsItsKindOfCell() {
    let view = collection()
    var name = "a"
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: name, for: path)
    }
    var value = snapshot([("a", [1])])
    source.apply(value, animatingDifferences: false)
    bench.stage.advance(by: 0)
    value.reconfigureItems([1])
    #expect(sentence { source.apply(value, animatingDifferences: false) } == nil)
    name = "b"
    let words = sentence { source.apply(value, animatingDifferences: false) }
    #expect(words?.hasPrefix("Attempted to dequeue a cell for a different registration") == true)
  }

  /// A list shows nothing blank.
  @Test(.evidence(.inferred)) func aPathWithoutAnItemHasNoCell() {
    let (table, rows) = table()
    rows.apply(snapshot([("a", [1])]), animatingDifferences: false)
    let ofRows = sentence {
      _ = rows.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    }
    #expect(ofRows == "there is no item at [0, 1] in the snapshot")
    let (view, items) = headedCollection { _, _, _ in nil }
    let ofItems = sentence {
      _ = items.collectionView(view, cellForItemAt: IndexPath(item: 0, section: 2))
    }
    #expect(ofItems == "there is no item at [2, 0] in the snapshot")
  }

  @Test(.evidence(.reported)) func everyHeaderHasAView() {
    let (view, source) = headedCollection { _, _, _ in nil }
    func words() -> String? {
      sentence {
        source.apply(snapshot([("a", [1])]), animatingDifferences: false)
        view.reloadData()
        view.layoutIfNeeded()
      }
    }
    #expect(
      words() == "the supplementary view provider returned no view of the kind"
        + " UICollectionElementKindSectionHeader at [0, 0]"
    )
    source.supplementaryViewProvider = nil
    let start = "Invalid parameter not satisfying: self.supplementaryViewProvider"
    #expect(words()?.hasPrefix(start) == true)
  }

  @Test(.evidence(.reported)) func everyItemHasACell() {
    let table = UITableView(frame: bench.view.bounds, style: .plain)
    bench.view.addSubview(table)
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let ofRows = sentence {
      rows.apply(snapshot([("a", [1])]), animatingDifferences: false)
      table.layoutIfNeeded()
    }
    #expect(ofRows == "failed to obtain a cell from its dataSource for the item 1")
    let view = collection()
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      nil
    }
    let ofItems = sentence {
      items.apply(snapshot([("a", [2])]), animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(ofItems == "the cell provider returned no cell for the item 2")
  }
}
