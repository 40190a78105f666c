import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// [D] A list whose data source identifies its rows finds them again in changed data.
@MainActor @Suite struct ListRestorationTests {
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UIDataSourceModelAssociation
  {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      names.count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
    {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  private static let names = (0..<40).map { "row \($0)" }

  private func list(_ kind: String, of rows: Rows, on stage: Stage) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let list: UIScrollView
    if kind == "table" {
      let table = UITableView(frame: frame)
      (table.rowHeight, table.dataSource, table.allowsMultipleSelection) = (50, rows, true)
      list = table
    } else {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 50), 0)
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.allowsMultipleSelection) = (rows, true)
      list = collection
    }
    list.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(list)
    stage.advance(by: 0)
    return list
  }

  private func selection(of list: UIScrollView) -> [Int] {
    let paths =
      (list as? UITableView)?.indexPathsForSelectedRows
      ?? (list as? UICollectionView)?.indexPathsForSelectedItems ?? []
    return paths.map(\.row).sorted()
  }

  @Test(arguments: ["table", "collection"])
  func theTopRowAndTheSelectionAreFoundInOtherData(kind: String) {
    let stage = Stage(device: .iPhone15)
    let old = Rows(Self.names)
    let before = list(kind, of: old, on: stage)
    before.contentOffset.y = 320
    stage.advance(by: 0)
    for row in [3, 9] {
      let path = IndexPath(row: row, section: 0)
      (before as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
      (before as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
    }
    let saved = StateCoder("list")
    before.encodeModels(with: saved)

    // Two more rows above, and the third is gone.
    let rows = Rows(["new", "newer"] + Self.names.filter { $0 != "row 3" })
    let after = list(kind, of: rows, on: stage)
    after.decodeModels(with: StateCoder("list", values: saved.values))
    stage.advance(by: 0)
    #expect(after.contentOffset.y == 370, "20 points into row 6, which is the eighth now")
    #expect(selection(of: after) == [10])
  }
}
