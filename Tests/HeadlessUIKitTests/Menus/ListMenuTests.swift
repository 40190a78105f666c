import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The menus of rows and items, from the question to the end.
@MainActor
@Suite struct ListMenuTests {
  private let stage = Stage(device: .iPhone15)

  @MainActor
  private class Teller: NSObject {
    var log: [String] = []

    func configuration(_ word: String) -> UIContextMenuConfiguration {
      log.append(word)
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  private final class RowTeller: Teller, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration("row \(indexPath.row)") }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight")
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [weak self] in self?.log.append("committed") }
    }
  }

  private final class ItemTeller: Teller, UICollectionViewDataSource, UICollectionViewDelegate {
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
    ) -> UIContextMenuConfiguration? { configuration("items \(indexPaths.map(\.item))") }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("dismissal of \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }
  }

  private func pressRow(_ teller: RowTeller) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (teller, teller)
    stage.window.addSubview(table)
    try stage.record { stage.press(at: CGPoint(x: 60, y: 225), duration: 1) }
    #expect(teller.log == ["row 2", "highlight", "display"])
    teller.log = []
  }

  @Test func aRowsMenuAsksForThePreviewThatGoesBack() throws {
    let teller = RowTeller()
    try pressRow(teller)
    try stage.record { stage.choose("Copy") }
    #expect(teller.log == ["dismissal", "end"])
  }

  @Test func aRowsPreviewMayBecomeTheScreen() throws {
    let teller = RowTeller()
    try pressRow(teller)
    let lifted = try #require(stage.window.subviews.last?.subviews.first { $0 is LiftedPreview })
    try stage.record { stage.tap(at: lifted.center) }
    #expect(teller.log == ["commit", "end", "committed"])
  }

  /// The preview of the item comes before that of iOS 13.
  @Test func anItemsMenuAsksForThePreviewThatGoesBack() throws {
    let (teller, layout) = (ItemTeller(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 300),
      collectionViewLayout: layout
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (grid.dataSource, grid.delegate) = (teller, teller)
    stage.window.addSubview(grid)
    try stage.record { stage.press(at: CGPoint(x: 190, y: 150), duration: 1) }
    try stage.record { stage.choose("Copy") }
    #expect(teller.log == ["items [1]", "dismissal of 1", "dismissal"])
  }
}
