import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the delegate of a collection view hears of a tap, in the order of UICollectionView.h.
@MainActor
@Suite(.evidence(.documented)) struct ItemTouchTests {
  private let bench = Bench()
  private let items = Items()

  private func collection() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: flow
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.delegate) = (items, items)
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  private func tap(_ item: Int, _ view: UICollectionView) throws -> [String] {
    items.calls = []
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    bench.stage.tap(at: cell.convert(CGPoint(x: 50, y: 25), to: nil))
    return items.calls
  }

  @Test func theHighlightEndsLast() throws {
    let view = collection()
    #expect(
      try tap(0, view) == [
        "may highlight 0", "highlight 0", "may select 0", "select 0", "unhighlight 0",
      ]
    )
  }

  @Test func inPlaceOfAnotherAnItemIsDeselectedWithoutAsking() throws {
    let view = collection()
    _ = try tap(0, view)
    let calls = try tap(1, view).filter { !$0.hasSuffix("highlight 1") }
    #expect(calls == ["may select 1", "deselect 0", "select 1"])
    view.allowsMultipleSelection = true
    let again = try tap(1, view).filter { !$0.hasSuffix("highlight 1") }
    #expect(again == ["may deselect 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  // MARK: Primary actions

  /// After the selection, also where the item may not be selected, but not beside others.
  @Test func aTapPerformsThePrimaryAction() throws {
    let view = collection()
    let actor = ActionDiary()
    view.delegate = actor
    func calls(_ item: Int) throws -> [String] {
      actor.calls = []
      _ = try tap(item, view)
      return actor.calls
    }
    #expect(try calls(0) == ["select 0", "act 0"])
    actor.maySelect = false
    #expect(try calls(1) == ["act 1"])
    actor.maySelect = true
    view.allowsMultipleSelection = true
    #expect(try calls(1) == ["select 1"])
    view.allowsMultipleSelection = false
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    #expect(try calls(0) == ["select 0"])
  }

  @Test func aTapOnARowPerformsThePrimaryAction() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let actor = ActionDiary()
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (actor, actor)
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
    func calls(_ row: CGFloat) -> [String] {
      actor.calls = []
      bench.stage.tap(at: CGPoint(x: 100, y: row * 50 + 25))
      return actor.calls
    }
    #expect(calls(0) == ["select 0", "act 0"])
    actor.maySelect = false
    #expect(calls(1) == ["act 1"])
    actor.mayAct = false
    #expect(calls(1) == [])
  }

  @Test func whatNobodyMaySelectTheAppCannotSelectEither() {
    let view = collection()
    let path = IndexPath(item: 0, section: 0)
    view.allowsSelection = false
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelection = true
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.allowsSelection = false
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [path])
  }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    calls.append("may highlight \(path.item)")
    return true
  }
  func collectionView(_: UICollectionView, didHighlightItemAt path: IndexPath) {
    calls.append("highlight \(path.item)")
  }
  func collectionView(_: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    calls.append("unhighlight \(path.item)")
  }
  func collectionView(_: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    calls.append("may select \(path.item)")
    return true
  }
  func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("select \(path.item)")
  }
  func collectionView(_: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    calls.append("may deselect \(path.item)")
    return false
  }
  func collectionView(_: UICollectionView, didDeselectItemAt path: IndexPath) {
    calls.append("deselect \(path.item)")
  }
}

/// Writes down what is selected and acted upon.
private final class ActionDiary: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDelegate
{
  var calls: [String] = []
  var maySelect = true
  var mayAct: Bool?

  func collectionView(_: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { maySelect }
  func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("select \(path.item)")
  }
  func collectionView(_: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    calls.append("act \(path.item)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    maySelect ? path : nil
  }
  func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("select \(path.row)")
  }
  func tableView(_ table: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    mayAct ?? !table.isEditing
  }
  func tableView(_: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    calls.append("act \(path.row)")
  }
}
