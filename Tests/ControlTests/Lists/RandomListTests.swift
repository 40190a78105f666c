import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Lists under scripts that nobody wrote: whatever is inserted, deleted, moved and reloaded, in
/// whatever motion, what is in sight is the data's, in its order, and everything is a number.
@MainActor
@Suite struct RandomListTests {
  @Test(arguments: 0..<40) func aTableShowsItsData(_ seed: Int) throws {
    let rows = RandomRows(seed: UInt64(seed))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    try play(rows, table) { step in
      switch step {
      case .batch(let batch):
        table.performBatchUpdates({ batch.apply(to: table, rows.animation) }, completion: nil)
      case .insertSection(let index): table.insertSections([index], with: rows.animation)
      case .deleteSection(let index): table.deleteSections([index], with: rows.animation)
      case .reload(let paths): table.reloadRows(at: paths, with: rows.animation)
      case .reloadAll: table.reloadData()
      case .scroll(let offset): table.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
      }
    } check: {
      let shown = (table.indexPathsForVisibleRows ?? []).sorted()
      let cells = shown.map { table.cellForRow(at: $0) }
      #expect(cells.map { $0?.textLabel?.text } == shown.map { "\(rows.data[$0.section][$0.row])" })
      expectOrder(cells.compactMap { $0?.layer.position.y })
    }
  }

  @Test(arguments: 0..<40) func aCollectionShowsItsData(_ seed: Int) throws {
    let rows = RandomRows(seed: UInt64(1000 + seed))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    try play(rows, collection) { step in
      switch step {
      case .batch(let batch):
        collection.performBatchUpdates({ batch.apply(to: collection) }, completion: nil)
      case .insertSection(let index): collection.insertSections([index])
      case .deleteSection(let index): collection.deleteSections([index])
      case .reload(let paths): collection.reloadItems(at: paths)
      case .reloadAll: collection.reloadData()
      case .scroll(let offset):
        collection.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
      }
    } check: {
      let shown = collection.indexPathsForVisibleItems.sorted()
      let cells = shown.map { collection.cellForItem(at: $0) as? NumberCell }
      #expect(cells.map { $0?.number } == shown.map { rows.data[$0.section][$0.row] })
      expectOrder(cells.compactMap { $0?.layer.position.y })
    }
  }

  private func play(
    _ rows: RandomRows,
    _ list: UIScrollView,
    _ apply: (ListStep) -> Void,
    check: () -> Void
  ) throws {
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
    stage.window.addSubview(list)
    stage.advance(by: 0)
    for _ in 0..<12 {
      apply(rows.next(maximum: max(0, list.contentSize.height - 480)))
      stage.advance(by: rows.pause)
      for view in list.subviews { expectNumbers(view.layer.presentation() ?? view.layer) }
    }
    try stage.settle()
    check()
    #expect(
      list.contentSize.height == CGFloat(44) * CGFloat(rows.data.joined().count)
        + (list is UICollectionView ? CGFloat(10) * CGFloat(rows.gaps) : 0)
    )
    #expect(stage.faults.isEmpty)
  }

  private func expectNumbers(_ layer: CALayer) {
    let place = [layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height]
    #expect(place.allSatisfy(\.isFinite) && layer.opacity.isFinite)
  }

  private func expectOrder(_ places: [CGFloat]) {
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }
}

/// One thing that is done to a list, after its data has changed.
private enum ListStep {
  case batch(RowBatch)
  case insertSection(Int)
  case deleteSection(Int)
  case reload([IndexPath])
  case reloadAll
  case scroll(CGFloat)
}

/// Deletions and origins of moves in the old order, the rest in the new one.
private struct RowBatch {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  @MainActor
  func apply(to table: UITableView, _ animation: UITableView.RowAnimation) {
    table.deleteRows(at: deleted, with: animation)
    table.insertRows(at: inserted, with: animation)
    for move in moved { table.moveRow(at: move.from, to: move.to) }
  }

  @MainActor
  func apply(to collection: UICollectionView) {
    collection.deleteItems(at: deleted)
    collection.insertItems(at: inserted)
    for move in moved { collection.moveItem(at: move.from, to: move.to) }
  }
}

private final class NumberCell: UICollectionViewCell {
  var number: Int?
}

@MainActor
private final class RandomRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private(set) var data: [[Int]]
  private var random: SeededGenerator
  private var fresh = 100

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    data = (0..<Int.random(in: 1...3, using: &random)).map { section in
      (0..<Int.random(in: 0...12, using: &random)).map { section * 20 + $0 }
    }
    self.random = random
  }

  var gaps: Int { data.reduce(0) { $0 + max(0, $1.count - 1) } }
  var pause: TimeInterval { [0, 0.05, 0.2, 0.6].randomElement(using: &random) ?? 0 }
  var animation: UITableView.RowAnimation {
    [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic].randomElement(using: &random)
      ?? .fade
  }

  func next(maximum: CGFloat) -> ListStep {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let index = Int.random(in: 0...data.count, using: &random)
      data.insert(newItems(), at: index)
      return .insertSection(index)
    case 1 where data.count > 1:
      let index = Int.random(in: 0..<data.count, using: &random)
      data.remove(at: index)
      return .deleteSection(index)
    case 2: return .reload(paths().filter { _ in Bool.random(using: &random) })
    case 3: return .scroll(CGFloat.random(in: 0...max(maximum, 1), using: &random).rounded())
    case 4:
      data[0] += newItems()
      return .reloadAll
    default: return .batch(batch())
    }
  }

  private func paths() -> [IndexPath] {
    data.indices.flatMap { section in
      data[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  private func newItems() -> [Int] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      fresh += 1
      return fresh
    }
  }

  /// Some rows go, some wander, some come; what stays keeps its order.
  private func batch() -> RowBatch {
    var batch = RowBatch()
    var (new, origins): ([[Int]], [Int: IndexPath]) = (data, [:])
    for path in paths() {
      let item = data[path.section][path.row]
      switch Int.random(in: 0..<8, using: &random) {
      case 0: batch.deleted.append(path)
      case 1: origins[item] = path
      default: continue
      }
      new[path.section].removeAll { $0 == item }
    }
    let coming = newItems()
    for item in origins.keys.sorted() + coming {
      let section = Int.random(in: 0..<new.count, using: &random)
      new[section].insert(item, at: Int.random(in: 0...new[section].count, using: &random))
    }
    data = new
    for path in paths() {
      let item = data[path.section][path.row]
      if let origin = origins[item] { batch.moved.append((origin, path)) }
      if coming.contains(item) { batch.inserted.append(path) }
    }
    return batch
  }

  func numberOfSections(in tableView: UITableView) -> Int { data.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data[section].count
  }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(data[indexPath.section][indexPath.row])"
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { data[section].count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = data[indexPath.section][indexPath.row]
    return cell
  }
}
