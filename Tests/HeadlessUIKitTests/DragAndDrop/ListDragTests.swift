import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Rows and items that are dragged inside their list.
@MainActor
@Suite struct ListDragTests {
  private let stage = Stage(device: .iPhone15)
  private let data = Letters()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (table.dataSource, table.dragDelegate) = (data, data)
    (collection.dataSource, collection.dragDelegate) = (data, data)
  }

  private func drag(_ list: UIView, from start: CGRect, to end: CGRect) throws {
    let points = [start, end].map { list.convert(CGPoint(x: $0.midX, y: $0.midY), to: nil) }
    _ = try stage.record { stage.drag(along: points, hold: 0.6, duration: 0.3, pause: 0.4) }
  }

  private func dragRow(_ start: Int, to end: Int) throws {
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let rects = [start, end].map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    try drag(table, from: rects[0], to: rects[1])
  }

  private func dragItem(_ start: Int, to end: Int) throws {
    stage.window.addSubview(collection)
    stage.advance(by: 0)
    let rects = [start, end].map { item in
      collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    }
    try drag(collection, from: rects[0], to: rects[1])
  }

  private var rows: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test func withoutADropDelegateARowIsMovedByTheData() throws {
    try dragRow(0, to: 2)
    #expect(data.letters == ["B", "C", "A", "D"] && rows == data.letters)
    #expect(data.words == ["begin", "move 0 2", "end"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    #expect(table.visibleCells.allSatisfy { !$0.layer.isConcealed })
  }

  /// Who is dragged finds its list in an active drag.
  @Test func rowsAndItemsAreToldHowFarTheyAreOnTheirWay() throws {
    data.canMove = false
    try dragRow(0, to: 2)
    let row = table.visibleCells.flatMap { ($0 as? NotedRow)?.words ?? [] }
    #expect(row == ["lifting false", "dragging true", "none true"])
    table.removeFromSuperview()
    collection.register(NotedItem.self, forCellWithReuseIdentifier: "item")
    try dragItem(0, to: 2)
    let item = collection.visibleCells.flatMap { ($0 as? NotedItem)?.words ?? [] }
    #expect(item == ["lifting false", "dragging true", "none true"])
  }

  /// It may show another row next.
  @Test func aCellWhoseRowIsScrolledAwayIsNotDraggedAnyMore() throws {
    (data.canMove, data.letters) = (false, (0..<40).map(String.init))
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NotedRow)
    let start = table.convert(CGPoint(x: cell.frame.midX, y: cell.frame.midY), to: nil)
    var heard: [String] = []
    _ = try stage.record {
      stage.at(0.8) { table.contentOffset.y = 1000 }
      stage.at(0.85) { heard = cell.words }
      stage.drag(
        along: [start, CGPoint(x: start.x, y: start.y + 90)],
        hold: 0.6,
        duration: 0.3,
        pause: 0.4
      )
    }
    #expect(heard == ["lifting false", "dragging true", "none true"] && cell.words == heard)
  }

  /// Another row stands where the moved one stood.
  @Test func theRowThatMovedHearsOfTheEndWhereItIs() throws {
    try dragRow(0, to: 2)
    let heard = table.visibleCells.map { ($0 as? NotedRow)?.words ?? [] }
    #expect(heard == [[], [], ["lifting false", "dragging true", "none true"], []])
  }

  @Test func rowsThatCannotMoveStay() throws {
    data.canMove = false
    try dragRow(0, to: 2)
    #expect(data.letters == ["A", "B", "C", "D"] && data.words == ["begin", "end"])
  }

  @Test func nothingIsDraggedWhereDragsAreOff() throws {
    table.dragInteractionEnabled = false
    try dragRow(0, to: 2)
    #expect(data.words.isEmpty)
  }

  @Test func theCoordinatorTellsADelegateWhereARowGoes() throws {
    table.dropDelegate = data
    try dragRow(3, to: 1)
    #expect(data.letters == ["A", "D", "B", "C"] && rows == data.letters)
    #expect(data.words == ["begin", "drop 3 1", "landed", "end"])
    #expect(table.visibleCells.allSatisfy { !$0.layer.isConcealed })
  }

  /// And of the end once, wherever the drag ends.
  @Test(arguments: [false, true])
  func aDelegateHearsOfADragThatLeavesAndComesBack(comesBack: Bool) throws {
    table.dropDelegate = data
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let start = table.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    let inside = CGPoint(x: start.x, y: start.y + 90)
    let way = [start, inside, CGPoint(x: start.x, y: 700)] + (comesBack ? [inside] : [])
    _ = try stage.record { stage.drag(along: way, hold: 0.6, duration: 0.9, pause: 0.4) }
    let back = comesBack ? ["enter"] : []
    #expect(data.drops == ["enter", "exit"] + back + ["end"])
    #expect(data.words.first == "begin" && data.words.last == "end")
    #expect(data.words.contains("landed") == comesBack && !table.hasActiveDrop)
  }

  @Test func theCoordinatorTellsADelegateWhereAnItemGoes() throws {
    collection.dropDelegate = data
    try dragItem(0, to: 2)
    #expect(data.letters == ["B", "C", "A", "D"])
    #expect(data.words == ["begin", "drop 0 2", "landed", "end"])
    #expect(collection.visibleCells.allSatisfy { !$0.layer.isConcealed })
  }

  @Test func withoutADropDelegateAnItemIsMovedByTheData() throws {
    try dragItem(3, to: 0)
    #expect(data.letters == ["D", "A", "B", "C"] && data.words == ["begin", "move 3 0", "end"])
  }

  @Test func aRowThatIsDroppedOnATargetLandsAroundItsCenter() throws {
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let path = IndexPath(row: 0, section: 0)
    let session = DropSession(DragSession(in: stage.window, at: .zero))
    let drop = ListDrop(
      list: table,
      session: session,
      proposal: UIDropProposal(operation: .move),
      destination: nil,
      source: path
    )
    let item = UIDragItem(itemProvider: NSItemProvider(object: "A" as NSString))
    let target = UIDragPreviewTarget(container: stage.window, center: CGPoint(x: 150, y: 300))
    _ = drop.land(item, on: target)
    let landing = try #require(session.landings[ObjectIdentifier(item)])
    #expect(landing.container === stage.window)
    #expect(landing.frame.size == table.rectForRow(at: path).size)
    #expect(landing.frame.width > 0 && landing.frame.height > 0)
    #expect(landing.frame.midX == 150 && landing.frame.midY == 300)
  }

  @Test func aListScrollsOnWhileARowIsHeldAtItsEnd() throws {
    data.letters = (0..<40).map { "\($0)" }
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let row = table.rectForRow(at: IndexPath(row: 2, section: 0))
    let start = table.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    let end = CGPoint(x: start.x, y: table.frame.maxY - 10)
    _ = try stage.record { stage.drag(along: [start, end], hold: 0.6, duration: 0.3, pause: 1.5) }
    #expect(table.contentOffset.y > 500)
    let index = try #require(data.letters.firstIndex(of: "2"))
    #expect(index > 15 && data.words == ["begin", "move 2 \(index)", "end"])
    let seen = try #require(table.indexPathsForVisibleRows?.map(\.row))
    #expect(seen.contains(index) && rows == seen.map { data.letters[$0] })
  }

  @Test func onlyRowsThatExistHaveAFrame() {
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let frames = [3, 4].map { table.itemFrame(at: IndexPath(row: $0, section: 0)) }
    #expect(frames == [table.rectForRow(at: IndexPath(row: 3, section: 0)), nil])
  }

  @Test func aDragThatIsTakenBackLeavesEverythingAsItWas() throws {
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let start = table.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    _ = try stage.record {
      stage.drag(
        along: [start, CGPoint(x: start.x, y: start.y + 90), CGPoint(x: start.x, y: 700)],
        hold: 0.6,
        duration: 0.6
      )
    }
    #expect(data.letters == ["A", "B", "C", "D"] && rows == data.letters)
    #expect(data.words == ["begin", "end"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(table.visibleCells.allSatisfy { !$0.layer.isConcealed })
  }
}

/// What a row hears of its drag, and whether its list knows of one then.
private final class NotedRow: UITableViewCell {
  var words: [String] = []

  override func dragStateDidChange(_ dragState: DragState) {
    let table = sequence(first: self as UIView) { $0.superview }.first { $0 is UITableView }
    words.append("\(dragState) \((table as? UITableView)?.hasActiveDrag == true)")
  }
}

private final class NotedItem: UICollectionViewCell {
  var words: [String] = []

  override func dragStateDidChange(_ dragState: DragState) {
    let list = sequence(first: self as UIView) { $0.superview }.first { $0 is UICollectionView }
    words.append("\(dragState) \((list as? UICollectionView)?.hasActiveDrag == true)")
  }
}

/// Four letters in a table or a collection.
@MainActor
private final class Letters: NSObject {
  var letters = ["A", "B", "C", "D"]
  var words: [String] = []
  /// Where drops could happen.
  var drops: [String] = []
  var canMove = true

  fileprivate func move(_ start: Int, _ end: Int) {
    letters.insert(letters.remove(at: start), at: end)
  }

  fileprivate func item(_ index: Int) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: letters[index] as NSString))]
  }
}

extension Letters: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = NotedRow(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    words.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    move(sourceIndexPath.row, destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { item(indexPath.row) }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    words.append("begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    words.append("end")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    drops.append("enter")
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    drops.append("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    drops.append("end")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let end = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let start = item.sourceIndexPath
    else { return }
    words.append("drop \(start.row) \(end.row)")
    tableView.performBatchUpdates {
      move(start.row, end.row)
      tableView.deleteRows(at: [start], with: .automatic)
      tableView.insertRows(at: [end], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: end).addCompletion { [self] _ in
      words.append("landed")
    }
  }
}

extension Letters: UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    words.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    move(sourceIndexPath.item, destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { item(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { words.append("begin") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { words.append("end") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let end = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let start = item.sourceIndexPath
    else { return }
    words.append("drop \(start.item) \(end.item)")
    collectionView.performBatchUpdates {
      move(start.item, end.item)
      collectionView.deleteItems(at: [start])
      collectionView.insertItems(at: [end])
    }
    coordinator.drop(item.dragItem, toItemAt: end).addCompletion { [self] _ in
      words.append("landed")
    }
  }
}
