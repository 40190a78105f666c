import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A finger that rests asks for a menu; where there is one, nobody else gets the touch.
@MainActor
@Suite struct ContextMenuTests {
  private let stage = Stage(device: .iPhone15)
  /// The titles of the open menu's rows.
  private var rows: [String] { stage.openMenuTitles }

  @Test func aRestingFingerAsksWithItsPlace() throws {
    let (view, diary) = (UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100)), MenuGiver())
    let interaction = UIContextMenuInteraction(delegate: diary)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    #expect(interaction.view === view && view.interactions.count == 1)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 130), duration: 0.3) }
    #expect(diary.places.isEmpty)
    #expect(rows == [])
    let film = try stage.record { stage.press(at: CGPoint(x: 60, y: 130), duration: 1) }
    #expect(diary.places == [CGPoint(x: 10, y: 30)])
    #expect(rows == ["Copy"] && film.faults.isEmpty)
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    #expect(rows == [])
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.gestureRecognizers == nil)
  }

  @Test func anInteractionBelongsToOneViewAtATime() {
    let (first, second, diary) = (UIView(), UIView(), MenuGiver())
    let interaction = UIContextMenuInteraction(delegate: diary)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
  }

  /// A row under the finger is not selected where its menu would open, and is where it has none.
  @Test(arguments: [true, false]) func aRowsMenuTakesTheTouch(_ hasMenu: Bool) throws {
    let (table, giver) = (UITableView(), MenuGiver())
    giver.hasMenu = hasMenu
    table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (giver, giver)
    stage.window.addSubview(table)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 225), duration: 1) }
    #expect(giver.rows == [IndexPath(row: 2, section: 0)])
    #expect(giver.selected == (hasMenu ? [] : [IndexPath(row: 2, section: 0)]))
    #expect(rows == (hasMenu ? ["Copy"] : []))
  }

  /// A collection's delegate is asked and told as the interaction's own would be.
  @Test func aCollectionsDelegateIsToldOfItsMenus() throws {
    final class Giver: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var log: [String] = []

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
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("asked \(indexPaths.map(\.item))")
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        })
      }

      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? {
        log.append("preview \(indexPath.item)")
        return nil
      }

      func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("display") }

      func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("end") }

      func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) { log.append("commit") }
    }
    let (giver, layout) = (Giver(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 300),
      collectionViewLayout: layout
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (grid.dataSource, grid.delegate) = (giver, giver)
    stage.window.addSubview(grid)
    try stage.record { stage.press(at: CGPoint(x: 190, y: 150), duration: 1) }
    #expect(giver.log == ["asked [1]", "preview 1", "display"])
    #expect(rows == ["Copy"])
    let lifted = try #require(stage.window.subviews.last?.subviews.first { $0 is LiftedPreview })
    try stage.record { stage.tap(at: lifted.center) }
    #expect(giver.log == ["asked [1]", "preview 1", "display", "commit", "end"])
  }

  @Test(.evidence(.documented))
  func aCollectionAsksForAllSelectedItemsAndForNoneBetweenThem() {
    final class Giver: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var asked: [[Int]] = []
      var askedForOne: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return nil
      }

      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        askedForOne.append(indexPath.item)
        return nil
      }
    }
    let (giver, layout) = (Giver(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 300),
      collectionViewLayout: layout
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (grid.dataSource, grid.delegate) = (giver, giver)
    grid.allowsMultipleSelection = true
    stage.window.addSubview(grid)
    stage.advance(by: 0)
    for item in [1, 2] {
      grid.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    for x in [50.0, 195, 120] { #expect(grid.menu(at: CGPoint(x: x, y: 50)) == nil) }
    #expect(giver.asked == [[0], [1, 2], []])
    #expect(giver.askedForOne == [0, 1])
  }

  @Test func aButtonsMenuOpensWhereTheFingerRestsAndATapStaysATap() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    stage.window.addSubview(button)
    let tapped = try stage.record { stage.tap(at: CGPoint(x: 50, y: 150)) }
    #expect(taps == 1 && tapped.faults.isEmpty && rows == [])
    try stage.record { stage.press(at: CGPoint(x: 50, y: 150), duration: 1) }
    #expect(taps == 1 && rows == ["A"])
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    button.menu = nil
    #expect(button.interactions.isEmpty && button.contextMenuInteraction == nil)
  }
}

@MainActor
private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  var hasMenu = true
  var places: [CGPoint] = []
  var rows: [IndexPath] = []
  var selected: [IndexPath] = []

  private var configuration: UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    places.append(location)
    return configuration
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    rows.append(indexPath)
    return configuration
  }
}
