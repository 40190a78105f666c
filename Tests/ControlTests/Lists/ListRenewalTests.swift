import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What stays, moves and grows when a list changes or only gets another size.
@MainActor
@Suite struct ListRenewalTests {
  private let bench = Bench()
  private let data = Notes()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(TextCell.self, forCellReuseIdentifier: "c")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    (table.dataSource, table.delegate) = (data, data)
    bench.add(table, table.frame)
    return table
  }

  private func list() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    return collection(layout)
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextItem.self, forCellWithReuseIdentifier: "c")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h"
    )
    (view.dataSource, view.delegate) = (data, data)
    return bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private let first = IndexPath(item: 0, section: 0)

  // MARK: Heights

  @Test func anUpdateWithoutChangesMeasuresRowsAgain() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: first) as? TextCell)
    let old = cell.frame.height
    cell.note.text = Notes.long
    table.beginUpdates()
    table.endUpdates()
    try bench.stage.settle()
    #expect(cell.frame.height > 2 * old && table.cellForRow(at: first) === cell)
    table.frame.size.width = 200
    let wide = cell.frame.height
    bench.stage.advance(by: 0)
    #expect(cell.frame.width == 200 && cell.frame.height > wide)
    #expect(isNear(cell.note.frame.height + 20, cell.frame.height, within: 0.51))
  }

  @Test func anUpdateWithoutChangesMeasuresItemsAgain() throws {
    let list = list()
    let cell = try #require(list.cellForItem(at: first) as? TextItem)
    let old = cell.frame.height
    cell.note.text = Notes.long
    list.performBatchUpdates(nil)
    try bench.stage.settle()
    #expect(cell.frame.height > 2 * old && list.cellForItem(at: first) === cell)
    let wide = cell.frame.height
    list.frame.size.width = 200
    bench.stage.advance(by: 0)
    #expect(cell.frame.width == 200 && cell.frame.height > wide)
    cell.note.text = "short"
    list.collectionViewLayout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(cell.frame.height == old)
  }

  @Test func aFooterThatLeavesDoesNotSpoilTheNextUpdate() throws {
    let table = table()
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    bench.stage.advance(by: 0)
    table.tableFooterView = nil
    #expect(table.numberOfRows(inSection: 0) == 2)
    data.rows[0].append("new")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(bench.stage.faults.isEmpty)
    let last = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
    #expect(last.layer.animationKeys()?.isEmpty == false)
  }

  // MARK: Headers

  @Test func headersMoveWithTheirSectionsAndAreNotAskedForAgain() throws {
    data.hasHeaders = true
    let table = table(.grouped)
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    let header = try #require(table.headerView(forSection: 1))
    let (old, asked) = (header.frame.minY, data.headersMade)
    data.rows[0].append("new")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(table.headerView(forSection: 1) === header)
    bench.stage.advance(by: 0.15)
    let y = try #require(header.layer.presentation()).frame.minY
    let share = 1 - (1 + Double.pi) * exp(-Double.pi)
    #expect(isNear(y, old + CGFloat(50 * share), within: 1))
    data.rows.remove(at: 0)
    table.deleteSections([0], with: .fade)
    try bench.stage.settle()
    #expect(table.headerView(forSection: 0) === header && data.headersMade == asked)
    #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 1)
  }

  @Test func supplementaryViewsStayWithTheirSections() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let view = collection(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
    )
    #expect(header.reuseIdentifier == "h")
    data.rows.remove(at: 0)
    view.deleteSections([0])
    try bench.stage.settle()
    #expect(view.supplementaryView(forElementKind: kind, at: first) === header)
  }

  // MARK: Sizes and looks

  @Test func cellsComeWithTheSizeThatAwaitsThem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    _ = collection(layout)
    #expect(data.sizes.first == layout.itemSize && TextItem.sizes.last == layout.itemSize)
    data.sizes = []
    let table = table()
    #expect(data.sizes.first == CGSize(width: 320, height: 44))
    let shown = table.visibleCells.map(\.frame.size)
    #expect(data.displayed.suffix(shown.count) == shown[...])
  }

  @Test func whatOthersDoToACellStays() throws {
    data.rows = [(0..<60).map { "\($0)" }]
    let layout = UICollectionViewFlowLayout()
    let view = collection(layout)
    let item = try #require(view.cellForItem(at: IndexPath(item: 12, section: 0)))
    (item.transform, item.alpha) = (CGAffineTransform(scaleX: 0.5, y: 0.5), 0.3)
    view.contentOffset.y = 20
    bench.stage.advance(by: 0)
    #expect(item.transform.a == 0.5 && isNear(item.alpha, 0.3, within: 1e-6))
    layout.itemSize = CGSize(width: 60, height: 60)
    bench.stage.advance(by: 0)
    #expect(view.visibleCells.allSatisfy { $0.bounds.width == 60 })
    let table = table()
    let row = try #require(table.visibleCells.dropFirst().first)
    row.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let size = row.bounds.size
    table.contentOffset.y = 10
    bench.stage.advance(by: 0)
    #expect(row.bounds.size == size && row.transform.a == 0.5)
  }

  @Test func everyCompletionOfNestedUpdatesIsCalled() throws {
    let (table, view) = (table(), collection(UICollectionViewFlowLayout()))
    var calls: [String] = []
    table.performBatchUpdates({
      table.performBatchUpdates(nil) { _ in calls.append("inner row") }
    }) { _ in calls.append("row") }
    view.performBatchUpdates({
      view.performBatchUpdates(nil) { _ in calls.append("inner item") }
    }) { _ in calls.append("item") }
    try bench.stage.settle()
    #expect(calls == ["inner row", "row", "inner item", "item"])
  }
}

private final class TextCell: UITableViewCell {
  let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TextItem: UICollectionViewCell {
  static var sizes: [CGSize] = []
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.sizes.append(frame.size)
    note.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  fileprivate func fill(_ view: UIView) {
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
  }
}

@MainActor
private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  static let long = String(repeating: "many words ", count: 20)
  var rows = [["a", "b"], ["c", "d"]]
  var hasHeaders = false
  var headersMade = 0
  /// Of cells as they come from the list, and as they are shown.
  var sizes: [CGSize] = []
  var displayed: [CGSize] = []

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
    sizes.append(cell.bounds.size)
    (cell as? TextCell)?.note.text = rows[path.section][path.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    displayed.append(cell.frame.size)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasHeaders else { return nil }
    headersMade += 1
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    sizes.append(cell.bounds.size)
    (cell as? TextItem)?.note.text = rows[path.section][path.item]
    return cell
  }
  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
  }
}
