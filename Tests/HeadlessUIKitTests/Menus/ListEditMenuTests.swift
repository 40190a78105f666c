import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The edit menus of rows and items, as before iOS 13.
@MainActor
@Suite(.evidence(.documented)) struct ListEditMenuTests {
  private let stage = Stage(device: .iPhone15)

  /// All but the first row or item may be copied.
  @MainActor
  private class Copier: NSObject {
    var log: [String] = []

    func shows(_ path: IndexPath) -> Bool {
      log.append("menu of \(path.item)")
      return path.item > 0
    }
    func offers(_ action: Selector) -> Bool { ["copy:", "shout:"].contains(action) }
    func perform(_ action: Selector, _ path: IndexPath) {
      log.append("\(action) \(path.item)")
    }
  }

  private final class RowCopier: Copier, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView,
      shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { shows(indexPath) }
    func tableView(
      _ tableView: UITableView,
      canPerformAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { offers(action) }
    func tableView(
      _ tableView: UITableView,
      performAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { perform(action, indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
  }

  private final class ItemCopier: Copier, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { shows(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      canPerformAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { offers(action) }
    func collectionView(
      _ collectionView: UICollectionView,
      performAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { perform(action, indexPath) }
  }

  @Test func aLongPressOpensTheMenuOfARow() throws {
    let teller = RowCopier()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (teller, teller)
    stage.window.addSubview(table)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 225), duration: 1) }
    #expect(stage.editMenuTitles == ["Copy"] && stage.editMenu?.frame.maxY == 192)
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(teller.log == ["menu of 2", "copy: 2"])
    teller.log = []
    try stage.record { stage.press(at: CGPoint(x: 60, y: 125), duration: 1) }
    #expect(teller.log.first == "menu of 0" && stage.editMenu == nil)
  }

  @Test func aLongPressOpensTheMenuOfAnItem() throws {
    let (teller, layout) = (ItemCopier(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 393, height: 300),
      collectionViewLayout: layout
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (grid.dataSource, grid.delegate) = (teller, teller)
    stage.window.addSubview(grid)
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: "shout:")]
    try stage.record { stage.press(at: CGPoint(x: 190, y: 250), duration: 1) }
    #expect(stage.editMenuTitles == ["Copy", "Shout"])
    try stage.record { stage.chooseInEditMenu("Shout") }
    #expect(teller.log == ["menu of 1", "shout: 1"])
    UIMenuController.shared.menuItems = nil
  }
}
