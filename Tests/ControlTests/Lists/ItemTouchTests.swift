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
