import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct OutOfBoundsTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func sentences(_ body: (Stage) -> Void) throws -> [String] {
    let stage = Stage(device: .iPhone15)
    return try stage.record { body(stage) }.faults.map(\.sentence)
  }

  // [W]
  @Test func rowsThatAreNotThereCannotBeScrolledTo() throws {
    let source = Source()
    let found = try sentences { stage in
      let table = UITableView(frame: stage.window.bounds)
      table.dataSource = source
      stage.window.addSubview(table)
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
    }
    #expect(
      found == [
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows"
          + " in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 1"
          + " sections.",
      ]
    )
  }

  // [W]
  @Test func itemsThatAreNotThereCannotBeScrolledTo() throws {
    let source = Source()
    let found = try sentences { stage in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage.window.addSubview(view)
      view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    #expect(
      found == [
        "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only"
          + " 3 items in section 0."
      ]
    )
  }

  // [D]
  @Test func buttonsConfigureThemselvesBeforeTheyAreSeen() {
    final class Counter: UIButton {
      var count = 0
      override func updateConfiguration() { count += 1 }
    }
    let stage = Stage(device: .iPhone15)
    let button = Counter(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(button.count == 0)
    stage.window.addSubview(button)
    button.layoutIfNeeded()
    #expect(button.count == 1)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.count == 1)
  }

  // [D]
  @Test func viewsAreOpaqueAndLayersAreNot() {
    #expect(UIView().isOpaque)
    #expect(!UILabel().isOpaque)
    #expect(!CALayer().isOpaque)
  }

  @Test func constraintsGoWithTheirHierarchy() {
    weak var gone: NSLayoutConstraint?
    weak var root: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let constraint = child.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      (gone, root) = (constraint, view)
    }
    #expect(root == nil)
    #expect(gone == nil)
  }
}
