import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct TableEditingTests {
  private let bench = Bench()
  private let model = EditableRows()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )

  init() {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = model
    table.delegate = model
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
  }

  private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func swipe(_ y: CGFloat, from: CGFloat, to: CGFloat) throws {
    bench.stage.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: 0.3)
    try bench.stage.settle()
  }

  @Test func severalRowsAreChosenWhileEditing() throws {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let circle = try #require(cell.subviews.first { $0 is SelectionCircle } as? SelectionCircle)
    #expect(!cell.subviews.contains { $0 is EditBadge } && cell.contentView.frame.minX == 38)
    for y in [75.0, 125] { bench.stage.tap(at: CGPoint(x: 150, y: y)) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2] && circle.isOn)
    bench.stage.tap(at: CGPoint(x: 150, y: 75))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2] && !circle.isOn)
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil && circle.superview == nil)
  }

  @Test func aCellsOwnSeparatorGoesBeforeTheTables() throws {
    let (own, other) = (table.visibleCells[0], table.visibleCells[1])
    own.separatorInset.left = 3
    table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    bench.stage.advance(by: 0)
    #expect(own.separatorInset.left == 3 && other.separatorInset.left == 0)
    #expect(other.separator.frame.width == 320)
    table.separatorInset.left = 16
    bench.stage.advance(by: 0)
    #expect(other.separator.frame.minX == 16)
  }

  @Test func aSwipeUncoversDeleteAndATapDeletes() throws {
    try swipe(75, from: 250, to: 150)
    #expect(texts == ["a", "b", "c", "d"])
    bench.stage.tap(at: CGPoint(x: 290, y: 75))
    try bench.stage.settle()
    #expect(texts == ["a", "c", "d"])
    #expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func aTapBesideTheActionsOnlyCoversThem() throws {
    try swipe(75, from: 250, to: 150)
    bench.stage.tap(at: CGPoint(x: 100, y: 175))
    try bench.stage.settle()
    #expect(texts.count == 4)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func ownActionsComeFromTheirSide() throws {
    model.leading = "Pin"
    try swipe(25, from: 50, to: 170)
    bench.stage.tap(at: CGPoint(x: 30, y: 25))
    try bench.stage.settle()
    #expect(model.performed == ["Pin 0"])
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    model.leading = "Pin"
    try swipe(25, from: 10, to: 300)
    #expect(model.performed == ["Pin 0"])
  }

  @Test func rowsThatSayNothingAreNotSwiped() throws {
    model.canEdit = false
    try swipe(75, from: 250, to: 150)
    #expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func editingMakesRoomForItsButtons() throws {
    let before = try #require(table.visibleCells.first).contentView.frame
    table.setEditing(true, animated: true)
    try bench.stage.settle()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == before.minX + 38)
    bench.stage.tap(at: CGPoint(x: 27, y: 25))
    try bench.stage.settle()
    bench.stage.tap(at: CGPoint(x: 290, y: 25))
    try bench.stage.settle()
    #expect(texts == ["b", "c", "d"])
    table.setEditing(false, animated: true)
    try bench.stage.settle()
    #expect(table.visibleCells.first?.contentView.frame == before)
  }

  @Test func aRowIsCarriedToAnotherPlace() throws {
    model.canMove = true
    table.setEditing(true, animated: false)
    bench.stage.advance(by: 0)
    bench.stage.drag(
      from: CGPoint(x: 300, y: 25),
      to: CGPoint(x: 300, y: 145),
      duration: 0.6
    )
    try bench.stage.settle()
    #expect(model.rows == ["b", "c", "a", "d"])
    #expect(texts == model.rows)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  private func fillTable() throws -> UITableViewCell {
    model.rows = (0..<40).map(String.init)
    table.reloadData()
    bench.stage.advance(by: 0)
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  /// The grip of a cell that is no row of the table, for example.
  @Test func aGripThatLiftsNoRowScrollsNothing() throws {
    _ = try fillTable()
    let grip = ReorderGrip()
    table.follow(grip)
    bench.add(grip, CGRect(x: 290, y: 390, width: 20, height: 20))
    _ = try bench.stage.record {
      bench.stage.drag(
        along: [CGPoint(x: 300, y: 400), CGPoint(x: 300, y: 470)],
        duration: 0.3,
        pause: 1.5
      )
    }
    #expect(table.contentOffset.y == 0)
  }

  @Test func aCarriedRowStaysHoweverFarTheTableScrolls() throws {
    let cell = try fillTable()
    table.openGap(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 1000
    bench.stage.advance(by: 0)
    #expect(table.carried?.cell === cell && table.indexPath(for: cell)?.row == 0)
    table.closeGap(animated: false)
    #expect(!cell.layer.isConcealed)
  }

  @Test func aCarriedRowThatIsReloadedLooksLikeTheOthers() throws {
    let cell = try fillTable()
    table.openGap(at: IndexPath(row: 0, section: 0))
    #expect(cell.layer.isConcealed)
    table.reloadData()
    bench.stage.advance(by: 0)
    #expect(!cell.layer.isConcealed && table.carried == nil)
  }

  /// The finger still holds what was its grip, near the end of the table.
  @Test func aRowThatIsReloadedUnderTheFingerIsNotMovedAnyMore() throws {
    model.canMove = true
    table.setEditing(true, animated: false)
    let cell = try fillTable()
    var states: [Bool] = []
    _ = try bench.stage.record {
      bench.stage.at(0.25) {
        states.append(cell.configurationState.isReordering)
        table.reloadData()
        table.layoutIfNeeded()
        states.append(cell.configurationState.isReordering)
      }
      bench.stage.drag(
        along: [CGPoint(x: 300, y: 25), CGPoint(x: 300, y: 475)],
        duration: 0.5,
        pause: 1
      )
    }
    #expect(states == [true, false] && table.contentOffset.y == 0)
    #expect(model.rows.prefix(2) == ["0", "1"])
  }
}

@MainActor
private final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var canEdit = true
  var canMove = false
  var leading: String?
  var performed: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leading.map { title in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { _, _, done in
          self.performed.append("\(title) \(indexPath.row)")
          done(true)
        }
      ])
    }
  }
}
