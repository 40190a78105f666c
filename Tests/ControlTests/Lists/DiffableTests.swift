import Foundation
import Geometry
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
}
