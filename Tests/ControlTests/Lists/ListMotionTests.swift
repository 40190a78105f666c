import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How rows come and go, and where lists scroll to.
@MainActor
@Suite struct ListMotionTests {
  private let bench = Bench()
  private let rows = Rows()

  private func table(_ count: Int) -> UITableView {
    rows.count = count
    let table = UITableView(frame: .zero, style: .plain)
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    return bench.add(table, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // MARK: Rows that come and go

  /// Where a deleted row goes.
  @Test(
    .evidence(.inferred),
    arguments: [
      (.fade, 0, 0, 0), (.automatic, 0, 0, 0), (.middle, 0, 0, 0), (.none, 0, 0, 0),
      (.left, 1, -320, 0), (.right, 1, 320, 0), (.top, 0, 0, -50), (.bottom, 0, 0, 50),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat, CGFloat)]
  )
  func aDeletedRowLeavesByItsStyle(
    style: UITableView.RowAnimation,
    alpha: CGFloat,
    x: CGFloat,
    y: CGFloat
  ) throws {
    let table = table(3)
    let cell = try #require(table.cellForRow(at: path(1)))
    rows.count = 2
    table.deleteRows(at: [path(1)], with: style)
    #expect(cell.alpha == alpha && cell.transform.tx == x && cell.transform.ty == y)
    #expect(table.cellForRow(at: path(1)) !== cell)
    try bench.stage.settle()
    #expect(cell.transform == .identity && cell.isHidden)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
  }

  /// Where an inserted row comes from.
  @Test(
    .evidence(.inferred),
    arguments: [
      (.fade, 0, 0, 0), (.middle, 0, 0, 0), (.automatic, 1, 0, 0), (.none, 1, 0, 0),
      (.left, 1, -320, 0), (.right, 1, 320, 0), (.top, 0, 0, -50), (.bottom, 0, 0, 50),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat, CGFloat)]
  )
  func anInsertedRowComesByItsStyle(
    style: UITableView.RowAnimation,
    alpha: CGFloat,
    x: CGFloat,
    y: CGFloat
  ) throws {
    let table = table(2)
    rows.count = 3
    table.insertRows(at: [path(1)], with: style)
    bench.stage.advance(by: 0)
    let cell = try #require(table.cellForRow(at: path(1)))
    let shown = try #require(cell.layer.presentation())
    #expect(isNear(CGFloat(shown.opacity), alpha, within: 0.01))
    #expect(isNear(shown.transform.m41, x, within: 1) && isNear(shown.transform.m42, y, within: 1))
    #expect(cell.alpha == 1 && cell.transform == .identity)
    try bench.stage.settle()
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  /// Ten rows of 50 points are seen in 480; another one was just below them.
  @Test(.evidence(.inferred)) func aRowComesIntoSightFromItsPlace() throws {
    let table = table(12)
    #expect(table.cellForRow(at: path(10)) == nil)
    rows.count = 11
    table.deleteRows(at: [path(0)], with: .fade)
    let next = try #require(table.cellForRow(at: path(9)))
    #expect(next.frame.minY == 450)
    bench.stage.advance(by: 0.05)
    let seen = try #require(next.layer.presentation())
    #expect(seen.frame.minY > 451 && seen.frame.minY < 499 && seen.opacity == 1)
    try bench.stage.settle()
    #expect(next.frame == CGRect(x: 0, y: 450, width: 320, height: 50))
  }

  /// It vanished at once.
  @Test(.evidence(.inferred)) func aRowGoesOutOfSightToItsPlace() throws {
    let table = table(10)
    let last = try #require(table.cellForRow(at: path(9)))
    rows.count = 11
    table.insertRows(at: [path(0)], with: .fade)
    #expect(last.frame.minY == 500 && !last.isHidden && table.cellForRow(at: path(10)) == nil)
    bench.stage.advance(by: 0.05)
    let seen = try #require(last.layer.presentation()).frame.minY
    #expect(seen > 451 && seen < 499)
    try bench.stage.settle()
    #expect(last.isHidden)
    let tops: [CGFloat] = (0..<10).map { CGFloat($0) * 50 }
    #expect(table.visibleCells.map(\.frame.minY) == tops)
  }

  /// Rows that are selected or reloaded keep or lose that with their place.
  @Test func theSelectionMovesWithItsRow() throws {
    let table = table(3)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    rows.count = 4
    table.insertRows(at: [path(0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(3))
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    rows.count = 3
    table.deleteRows(at: [path(3)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    let old = table.cellForRow(at: path(0))
    table.reloadRows(at: [path(0)], with: .none)
    #expect(table.cellForRow(at: path(0)) !== old && table.indexPathForSelectedRow == path(0))
    table.moveRow(at: path(0), to: path(2))
    #expect(table.indexPathForSelectedRow == path(2))
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  // MARK: Scrolling

  /// Rows of 50 points in a room of 430, with 20 above and 30 below.
  @Test(
    .evidence(.documented),
    arguments: [
      (.top, 40, 0, 1980), (.middle, 40, 0, 1790), (.bottom, 40, 0, 1600), (.none, 40, 0, 1600),
      (.none, 2, 0, 0), (.none, 2, 500, 80), (.none, 10, 500, 480), (.none, 18, 500, 500),
      (.none, 19, 500, 550), (.none, 10, 480, 480), (.none, 9, 480, 430),
      (.top, 0, 500, -20), (.bottom, 99, 0, 4550), (.top, 99, 0, 4550),
    ] as [(UITableView.ScrollPosition, Int, CGFloat, CGFloat)]
  )
  func aTableScrollsToARow(
    position: UITableView.ScrollPosition,
    row: Int,
    start: CGFloat,
    end: CGFloat
  ) {
    let table = table(100)
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    table.contentOffset.y = start
    bench.stage.advance(by: 0)
    table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(table.contentOffset.y == end)
  }

  /// Thirty lines of three items of 100 points, with ten between them.
  @Test(
    .evidence(.documented),
    arguments: [
      (.top, 1630), (.centeredVertically, 1460), (.bottom, 1300), (.left, 0), ([], 1300),
    ] as [(UICollectionView.ScrollPosition, CGFloat)]
  )
  func aCollectionScrollsDownToAnItem(position: UICollectionView.ScrollPosition, end: CGFloat) {
    let view = collection(.vertical)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.contentOffset.y = 0
    view.scrollToItem(at: path(45), at: position, animated: false)
    #expect(view.contentOffset.y == end && view.contentOffset.x == 0)
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (.left, 1190), (.centeredHorizontally, 1100), (.right, 1020), (.top, 0),
    ] as [(UICollectionView.ScrollPosition, CGFloat)]
  )
  func aCollectionScrollsAcrossToAnItem(position: UICollectionView.ScrollPosition, end: CGFloat) {
    let view = collection(.horizontal)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    view.contentOffset.x = 0
    view.scrollToItem(at: path(45), at: position, animated: false)
    #expect(view.contentOffset.x == end && view.contentOffset.y == 0)
  }

  private func collection(_ direction: UICollectionView.ScrollDirection) -> UICollectionView {
    rows.count = 90
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.scrollDirection = direction
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    return bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  // MARK: Editing

  @Test(.evidence(.reported), arguments: [true, false])
  func editingMovesThePartsIn(indents: Bool) throws {
    let table = table(1)
    (rows.canMove, rows.canEdit) = (true, true)
    let cell = try #require(table.cellForRow(at: path(0)) as? LoggedCell)
    cell.shouldIndentWhileEditing = indents
    table.setEditing(true, animated: true)
    #expect(cell.calls == ["will 1"])
    let badge = try #require(cell.editing.badge)
    let grip = try #require(cell.editing.grip)
    #expect(badge.frame == CGRect(x: 16, y: 14, width: 22, height: 22) && badge.alpha == 1)
    #expect(grip.frame == CGRect(x: 276, y: 0, width: 44, height: 50) && grip.alpha == 1)
    let content = CGRect(x: indents ? 38 : 0, y: 0, width: indents ? 238 : 276, height: 50)
    #expect(cell.contentView.frame == content)
    try bench.stage.settle()
    #expect(cell.calls == ["will 1", "did 1"])
    table.setEditing(false, animated: true)
    #expect(badge.frame.minX == -38 && badge.alpha == 0)
    #expect(grip.frame.minX == 320 && grip.alpha == 0 && grip.superview === cell)
    try bench.stage.settle()
    #expect(cell.calls == ["will 1", "did 1", "will 0", "did 0"])
    #expect(badge.superview == nil && grip.superview == nil && cell.editing.badge == nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    table.setEditing(false, animated: true)
    #expect(cell.calls.count == 4)
  }

  @Test(.evidence(.documented)) func onlyWhatTheDataSourceAllowsIsEdited() throws {
    let table = table(2)
    rows.canEdit = false
    table.setEditing(true, animated: false)
    let cell = try #require(table.cellForRow(at: path(0)))
    #expect(cell.isEditing && cell.editing.badge == nil && cell.editing.grip == nil)
    #expect(cell.editingStyle == .none && cell.contentView.frame.minX == 0)
  }

  // MARK: The buttons beside a row

  private func panel(isRight: Bool, width: CGFloat) -> [CGRect] {
    let actions = ["A", "B"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
    let panel = SwipePanel(UISwipeActionsConfiguration(actions: actions), isRight: isRight) {
      _,
      _ in
    }
    #expect(panel.restingWidth == 148)
    panel.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    panel.layoutIfNeeded()
    return panel.subviews.map(\.frame)
  }

  /// The first action is the outermost, and grows beyond its width.
  @Test(
    .evidence(.reported),
    arguments: [
      (true, 148, [74, 74], [0, 74]), (true, 74, [37, 37], [0, 37]),
      (true, 200, [74, 126], [0, 74]),
      (false, 148, [0, 74], [74, 74]), (false, 74, [0, 37], [37, 37]),
      (false, 200, [0, 126], [126, 74]),
    ] as [(Bool, CGFloat, [CGFloat], [CGFloat])]
  )
  func theOutermostActionTakesTheRest(
    isRight: Bool,
    width: CGFloat,
    first: [CGFloat],
    second: [CGFloat]
  ) {
    let frames = panel(isRight: isRight, width: width)
    #expect(frames.map { [$0.minX, $0.width] } == [first, second])
    #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 50 })
  }

  @Test(.evidence(.reported), arguments: [(90, nil), (91, "A")] as [(CGFloat, String?)])
  func lowRowsShowPicturesAlone(height: CGFloat, title: String?) throws {
    let action = UIContextualAction(style: .destructive, title: "A") { _, _, _ in }
    action.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let panel = SwipePanel(UISwipeActionsConfiguration(actions: [action]), isRight: true) { _, _ in
    }
    panel.suit(rowHeight: height)
    let button = try #require(panel.subviews.first as? UIButton)
    #expect(button.title(for: .normal) == title && button.accessibilityLabel == "A")
    #expect(button.backgroundColor == .systemRed && button.tintColor == .white)
    action.image = nil
    panel.suit(rowHeight: 44)
    #expect(button.title(for: .normal) == "A")
  }

  /// The image once stood beside the title, and a title was gone as soon as its button began to close.
  @Test(.evidence(.reported), arguments: [200, 40] as [CGFloat])
  func anActionsTitleStandsBelowItsImage(width: CGFloat) throws {
    let action = UIContextualAction(style: .normal, title: "Check In") { _, _, _ in }
    action.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let panel = SwipePanel(UISwipeActionsConfiguration(actions: [action]), isRight: true) { _, _ in
    }
    panel.suit(rowHeight: 100)
    panel.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    panel.layoutIfNeeded()
    let button = try #require(panel.subviews.first as? UIButton)
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.size == CGSize(width: 20, height: 20) && title.minY == image.maxY + 4)
    #expect(title.width == button.titleLabel?.intrinsicContentSize.width && title.width > 50)
    #expect([image, title].allSatisfy { abs($0.midX - width / 2) <= 1 })
    #expect(abs((image.minY + title.maxY) / 2 - 50) <= 1 && button.clipsToBounds)
    #expect(panel.restingWidth == title.width + 30)
  }

  /// Each button kept itself, and with it what the app's handler holds.
  @Test func actionsGoWithTheirPanel() {
    weak var handlersOwner: UIView?
    do {
      let owner = UIView()
      handlersOwner = owner
      let action = UIContextualAction(style: .normal, title: "A") { _, _, done in
        done(owner.isHidden)
      }
      _ = SwipePanel(UISwipeActionsConfiguration(actions: [action]), isRight: true) { _, _ in }
    }
    #expect(handlersOwner == nil)
  }

  @Test(.evidence(.documented)) func actionsHaveDefaults() {
    let plain = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    let red = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(plain.backgroundColor == .systemGray && red.backgroundColor == .systemRed)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    let old = UITableViewRowAction(style: .normal, title: "Old") { _, _ in }
    let oldRed = UITableViewRowAction(style: .destructive, title: "Old") { _, _ in }
    oldRed.backgroundColor = .purple
    #expect(old.contextual(path(0)).style == .normal && old.contextual(path(0)).title == "Old")
    #expect(oldRed.contextual(path(0)).style == .destructive)
    #expect(oldRed.contextual(path(0)).backgroundColor == .purple)
  }
}

private final class LoggedCell: UITableViewCell {
  var calls: [String] = []

  override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
  override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var count = 0
  var canEdit = true
  var canMove = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
}
