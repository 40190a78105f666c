import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UITableViewTests {
  private let bench = Bench()
  private let model = TableModel()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = model
    table.delegate = model
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
    return table
  }

  @Test func aRowThatOnlyTouchesTheEdgeIsNotVisible() {
    model.rows = [Array(repeating: "a", count: 20)]
    let table = table()
    table.rowHeight = 48
    table.reloadData()
    bench.stage.advance(by: 0)
    #expect(table.visibleCells.count == 10 && table.indexPathsForVisibleRows?.count == 10)
    table.contentOffset.y = 1
    bench.stage.advance(by: 0)
    #expect(table.visibleCells.count == 11)
  }

  /// A rectangle nine points wide and the rows of 48 points in it.
  struct Cut: Sendable {
    let rect: CGRect
    let rows: [Int]

    init(x: CGFloat = 0, y: CGFloat, height: CGFloat, rows: [Int]) {
      rect = CGRect(x: x, y: y, width: 9, height: height)
      self.rows = rows
    }
  }

  @Test(
    .evidence(.reported),
    arguments: [
      Cut(y: 0, height: 48, rows: [0]),
      Cut(y: 0, height: 48.5, rows: [0]),
      Cut(y: 0, height: 49, rows: [0, 1]),
      Cut(y: 48, height: 0, rows: [1]),
      Cut(y: 47.5, height: 0.25, rows: [0]),
      Cut(y: 5000, height: 48, rows: []),
      Cut(x: 319, y: 0, height: 48, rows: [0]),
      Cut(x: 320, y: 0, height: 48, rows: []),
      Cut(x: -9, y: 0, height: 48, rows: []),
    ]
  )
  func rowsOfARectangle(cut: Cut) {
    model.rows = [Array(repeating: "a", count: 20)]
    let table = table()
    table.rowHeight = 48
    table.reloadData()
    #expect(table.indexPathsForRows(in: cut.rect)?.map(\.row) == cut.rows)
  }

  @Test(.evidence(.documented, .inferred)) func aRowThatIsToStaySelectedStays() {
    model.rows = [["a", "b", "c"]]
    model.keptRow = 0
    let table = table()
    for (row, selected) in [(1, 1), (2, 2), (0, 0), (1, 0)] {
      bench.stage.advance(by: 0)
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      bench.stage.tap(at: cell?.convert(CGPoint(x: 50, y: 20), to: nil) ?? .zero)
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: selected, section: 0)])
    }
  }

  @Test(.evidence(.documented)) func theSelectedRowThatIsNearestMovesToThePosition() {
    model.rows = [Array(repeating: "a", count: 50)]
    let table = table()
    table.rowHeight = 48
    table.allowsMultipleSelection = true
    table.reloadData()
    for row in [2, 30, 45] {
      let path = IndexPath(row: row, section: 0)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 33 * 48
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 1440)
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1728)
  }

  @Test func theDetailButtonTellsTheDelegateAndDoesNotSelect() throws {
    model.rows = [["a", "b"]]
    let table = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessoryType = .detailDisclosureButton
    bench.stage.advance(by: 0)
    let button = try #require(
      cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first
    )
    bench.stage.tap(at: button.convert(button.bounds, to: nil).mid)
    #expect(model.calls == ["accessory 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(.rule("lists.will-display", .reported), arguments: [-1, 100])
  func `each row is shown to the delegate before the next one is made`(height: CGFloat) {
    model.rows = [["a", "b", "c"]]
    model.logsRows = true
    let table = table()
    #expect(model.calls == ["make 0", "show 0", "make 1", "show 1", "make 2", "show 2"])
    model.calls = []
    table.rowHeight = height
    table.reloadData()
    bench.stage.advance(by: 0)
    #expect(model.calls == ["make 0", "show 0", "make 1", "show 1", "make 2", "show 2"])
  }

  @Test func rowsThatGrowLeaveThoseBelowThemUnmade() {
    model.rows = [(0..<20).map { _ in String(repeating: "many words ", count: 30) }]
    model.logsRows = true
    let table = table()
    let made = model.calls.filter { $0.hasPrefix("make") }.count
    #expect(made == table.visibleCells.count && made < 11)
  }

  @Test func viewsInTheCellItselfMakeItsHeight() throws {
    model.rows = [[String(repeating: "many words ", count: 20)]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(BubbleCell.self, forCellReuseIdentifier: "note")
    table.dataSource = model
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
    let cell = try #require(table.visibleCells.first as? BubbleCell)
    let text = cell.note.sizeThatFits(CGSize(width: 250, height: 0))
    #expect(isNear(cell.frame.height, text.height + 48, within: 1))
    #expect(isNear(cell.note.frame.height, text.height, within: 1))
  }

  @Test func rowsCanBeMovedRightAfterTheyAreReloaded() throws {
    let table = table()
    model.rows = [["a", "b", "c"]]
    model.logsRows = true
    table.reloadData()
    let cells = table.visibleCells
    #expect(cells.count == 3 && model.calls.filter { $0.hasPrefix("make") }.count == 3)
    for cell in cells { cell.transform = CGAffineTransform(translationX: 0, y: 100) }
    bench.stage.advance(by: 0)
    #expect(table.visibleCells == cells && cells.allSatisfy { $0.transform.ty == 100 })
    #expect(model.calls.filter { $0.hasPrefix("make") }.count == 3)
  }

  @Test func aRowThatIsBeingMadeMayAskWhichRowsThereAre() {
    model.rows = [["a", "b"]]
    let table = table()
    var counts: [Int] = []
    model.willMake = { counts.append(table.visibleCells.count) }
    table.reloadData()
    #expect(table.visibleCells.count == 2)
    #expect(counts == [0, 1])
  }

  @Test func accessoriesOfEditingStandForTheOthers() throws {
    model.rows = [["a"]]
    let table = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let (usual, editing) = (UISwitch(), UIStepper())
    (cell.accessoryView, cell.editingAccessoryView) = (usual, editing)
    #expect(usual.superview === cell && editing.superview == nil)
    table.setEditing(true, animated: false)
    #expect(usual.superview == nil && editing.superview === cell)
    table.setEditing(false, animated: false)
    #expect(usual.superview === cell && editing.superview == nil)
  }

  /// Each visible row as "section.row text y+height".
  private func text(_ table: UITableView) -> [String] {
    table.visibleCells.map { cell in
      let path = table.indexPath(for: cell) ?? IndexPath(row: -1, section: -1)
      let label = (cell as? NoteCell)?.note.text ?? cell.textLabel?.text ?? ""
      return
        "\(path.section).\(path.row) \(label) \(Int(cell.frame.minY))+\(Int(cell.frame.height))"
    }
  }

  @Test func onlyTheRowsInSightAreMade() {
    model.rows = [(0..<10_000).map { "\($0)" }]
    let table = table()
    table.rowHeight = 48
    bench.stage.advance(by: 0)
    #expect(table.visibleCells.count == 10)
    #expect(table.contentSize.height == 480_000)
    let made = NoteCell.made
    table.contentOffset.y = 4800
    bench.stage.advance(by: 0)
    #expect(text(table).first == "0.100 100 4800+48")
    table.contentOffset.y = 9600
    bench.stage.advance(by: 0)
    // Cells come back: as many as are in sight are enough for any number of rows.
    #expect(NoteCell.made - made <= 10)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9601)) == IndexPath(row: 200, section: 0))
  }

  @Test func rowsSizeThemselvesByTheirConstraints() {
    model.rows = [["short", String(repeating: "long text ", count: 30), "short"]]
    let table = table()
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == heights[2])
    #expect(heights[1] > 3 * heights[0])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell
    #expect(isNear((cell?.note.frame.height ?? 0) + 20, heights[1], within: 0.51))
    #expect(bench.stage.faults.isEmpty, "\(bench.stage.faults)")
  }

  @Test func headersStickInPlainTablesAndScrollInGroups() {
    model.rows = [
      ["a", "b", "c", "d", "e", "f", "g", "h"], ["x", "y", "z"], ["1", "2", "3", "4"],
    ]
    model.titles = ["First", "Second", "Third"]
    for (style, sticks) in [(UITableView.Style.plain, true), (.grouped, false)] {
      let table = table(style)
      table.rowHeight = 50
      bench.stage.advance(by: 0)
      let home = table.rectForHeader(inSection: 0)
      table.contentOffset.y = 100
      bench.stage.advance(by: 0)
      let expected = sticks ? 100 : home.minY
      #expect(table.headerView(forSection: 0)?.frame.minY == expected)
      table.removeFromSuperview()
    }
  }

  // A gray band lay behind every header of a plain table.
  @Test func onlyAPinnedHeaderHasABackground() throws {
    model.rows = [(0..<8).map { "\($0)" }, (0..<20).map { "\($0)" }]
    model.titles = ["First", "Second"]
    let table = table()
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    let (first, second) = try (
      #require(table.headerView(forSection: 0)), #require(table.headerView(forSection: 1))
    )
    #expect(first.backgroundColor == nil && second.backgroundColor == nil)
    table.contentOffset.y = 100
    bench.stage.advance(by: 0)
    #expect(first.backgroundColor == .secondarySystemBackground)
    #expect(second.backgroundColor == nil)
    table.contentOffset.y = 0
    bench.stage.advance(by: 0)
    #expect(first.backgroundColor == nil)
  }

  @Test func aTapSelectsAndTellsTheDelegate() {
    model.rows = [["a", "b", "c"]]
    let table = table()
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    bench.stage.tap(at: CGPoint(x: 100, y: 75))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    bench.stage.tap(at: CGPoint(x: 100, y: 125))
    #expect(model.calls == ["select 1", "deselect 1", "select 2"])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(model.calls.count == 3)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aDragScrollsAndSelectsNothing() throws {
    model.rows = [(0..<100).map { "\($0)" }]
    let table = table()
    bench.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
    try bench.stage.settle()
    #expect(table.contentOffset.y > 90)
    #expect(model.calls.isEmpty)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  /// On a spring of 0.3 seconds that does not swing.
  @Test(.evidence(.measured)) func insertedRowsFadeInWhileOthersMakeRoom() throws {
    model.rows = [["a", "b", "c"]]
    let table = table()
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    model.rows[0].insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    #expect(table.indexPath(for: b) == IndexPath(row: 2, section: 0))
    bench.stage.advance(by: 0.15)
    let y = try #require(b.layer.presentation()).frame.minY
    let share = 1 - (1 + Double.pi) * exp(-Double.pi)
    #expect(isNear(y, CGFloat(50 + 50 * share), within: 0.5), "\(y)")
    let new = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let opacity = try #require(new.layer.presentation()).opacity
    #expect(isNear(CGFloat(opacity), CGFloat(share), within: 0.01))
    try bench.stage.settle()
    #expect(text(table) == ["0.0 a 0+50", "0.1 new 50+50", "0.2 b 100+50", "0.3 c 150+50"])
  }

  @Test(.evidence(.measured)) func rowsBelowUncoverARowThatIsInsertedAutomatically() throws {
    model.rows = [["a", "b"]]
    let table = table()
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var end: Double?
    model.rows[0].insert("new", at: 1)
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    } completion: { [bench] isFinished in
      if isFinished { end = bench.stage.now }
    }
    let start = bench.stage.now
    bench.stage.advance(by: 0.05)
    let new = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let shown = try #require(new.layer.presentation())
    #expect(shown.opacity == 1 && shown.frame.minY == 50)
    let below = try #require(table.subviews.firstIndex(of: new))
    let above = try #require(table.subviews.firstIndex(of: b))
    #expect(below < above)
    try bench.stage.settle()
    let lasted = try #require(end) - start
    #expect(lasted > 0.44 && lasted < 0.46)
  }

  @Test(.evidence(.measured)) func updatesWithoutAWindowEndInTheNextTurn() {
    model.rows = [["a", "b"]]
    let table = table()
    table.removeFromSuperview()
    var ends: [Bool] = []
    table.performBatchUpdates(nil) { ends.append($0) }
    #expect(ends.isEmpty)
    bench.stage.advance(by: 0)
    #expect(ends == [false])
    UIView.performWithoutAnimation {
      table.performBatchUpdates(nil) { ends.append($0) }
    }
    #expect(ends == [false])
    bench.stage.advance(by: 0)
    #expect(ends == [false, true])
  }

  @Test func deletedRowsLeaveAndOthersCloseUp() throws {
    model.rows = [["a", "b", "c", "d"]]
    let table = table()
    table.rowHeight = 50
    bench.stage.advance(by: 0)
    model.rows[0] = ["a", "d", "e"]
    table.performBatchUpdates {
      table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)],
        with: .left
      )
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    try bench.stage.settle()
    #expect(text(table) == ["0.0 a 0+50", "0.1 d 50+50", "0.2 e 100+50"])
    #expect(table.contentSize.height == 150)
  }

  @Test func countsThatDoNotAgreeAreAnException() {
    model.rows = [["a"]]
    let table = table()
    #expect(throws: Stage.UIKitException.self) {
      try bench.stage.record {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }

  @Test(
    arguments: [
      ([0, 2], [1], [nil, 0, nil, 2]),
      ([], [0, 1], [2, 3, 4, 5]),
      ([3], [0], [1, 2, 3, nil]),
    ] as [([Int], [Int], [Int?])]
  )
  func changesRenumberRows(deleted: [Int], inserted: [Int], expected: [Int?]) {
    var changes = ListChanges()
    changes.deleted = deleted.map { IndexPath(row: $0, section: 0) }
    changes.inserted = inserted.map { IndexPath(row: $0, section: 0) }
    let new = expected.indices.map { changes.newPath(IndexPath(row: $0, section: 0))?.row }
    #expect(new == expected)
  }

  @Test func rowsComeWhereTheyAreScrolledTo() {
    model.rows = [(0..<100).map { "\($0)" }]
    let table = table()
    table.rowHeight = 48
    bench.stage.advance(by: 0)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2400)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1968)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 4320)
  }

  @Test func aMissingClassIsAnExceptionThatNamesIt() throws {
    let table = table()
    let error = #expect(throws: Stage.UIKitException.self) {
      try bench.stage.record {
        _ = table.dequeueReusableCell(
          withIdentifier: "nobody",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
    #expect(try #require(error).description.contains("nobody"))
  }

  @Test func theTablesOwnHeaderAndFooterFrameTheRows() {
    model.rows = [["a", "b"]]
    let table = table()
    table.rowHeight = 50
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    bench.stage.advance(by: 0)
    #expect(text(table) == ["0.0 a 30+50", "0.1 b 80+50"])
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 320, height: 20))
    #expect(table.contentSize.height == 150)
  }
}

private class NoteCell: UITableViewCell {
  static var made = 0
  let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class BubbleCell: NoteCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      note.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
      note.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]] = []
  var titles: [String]?
  var calls: [String] = []
  /// The row that stays selected.
  var keptRow: Int?
  /// Whether making and showing rows is among the calls.
  var logsRows = false
  var willMake: () -> Void = {}

  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    path.row == keptRow ? nil : path
  }
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if logsRows { calls.append("make \(indexPath.row)") }
    willMake()
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.note.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles?[section]
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if logsRows { calls.append("show \(indexPath.row)") }
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    calls.append("accessory \(indexPath.row)")
  }
}

extension CGRect {
  fileprivate var mid: CGPoint { CGPoint(x: midX, y: midY) }
}
