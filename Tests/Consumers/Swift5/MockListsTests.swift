import Testing
import UIKit

/// Lists as tests of apps replace them.
@MainActor
@Suite struct MockListsTests {
  @Test func listsAnswerAsTheirSubclassesSay() {
    let stage = Stage(device: .iPhone15)
    let table: UITableView = MockTable()
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView = MockCollection(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(row: 4, section: 2)
    #expect(table.cellForRow(at: path)?.tag == 4)
    #expect(table.indexPathsForVisibleRows == [path])
    #expect(table.dequeueReusableCell(withIdentifier: "a", for: path).tag == 4)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a")?.tag == 9)
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "a", for: path).tag == 4)
    #expect(collection.numberOfSections == 7)
    withExtendedLifetime(stage) {}
  }
}

private class MockTable: UITableView {
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(indexPath) }

  override var indexPathsForVisibleRows: [IndexPath]? { [IndexPath(row: 4, section: 2)] }

  override func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { cell(indexPath) }

  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.tag = 9
    return view
  }

  private func cell(_ path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.tag = path.row
    return cell
  }
}

private class MockCollection: UICollectionView {
  override var numberOfSections: Int { 7 }

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    cell.tag = indexPath.item
    return cell
  }
}
