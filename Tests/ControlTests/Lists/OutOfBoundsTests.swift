import Foundation
import Geometry
import Scene
import TestSupport
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

  /// Why a list of three rows will not scroll there; nothing where it does.
  private func refusal(of list: UIScrollView, _ scroll: () -> Void) throws -> String? {
    let stage = Stage(device: .iPhone15)
    list.frame = stage.window.bounds
    stage.window.addSubview(list)
    do {
      _ = try stage.record(scroll)
    } catch let exception as Stage.UIKitException {
      return exception.fault.sentence
    }
    return nil
  }

  nonisolated private static let row =
    "Attempted to scroll the table view to an out-of-bounds row (5) when"
    + " there are only 3 rows in section 0."
  nonisolated private static let section =
    "Attempted to scroll the table view to an out-of-bounds section (2)"
    + " when there are only 1 sections."
  nonisolated private static let item =
    "Attempted to scroll the collection view to an out-of-bounds item (3)"
    + " when there are only 3 items in section 0."

  @Test(
    .evidence(.reported),
    arguments: [
      (IndexPath(row: 2, section: 0), nil), (IndexPath(row: NSNotFound, section: 0), nil),
      (IndexPath(row: 5, section: 0), row), (IndexPath(row: 0, section: 2), section),
    ]
  )
  func rowsThatAreNotThereCannotBeScrolledTo(path: IndexPath, sentence: String?) throws {
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    let found = try refusal(of: table) { table.scrollToRow(at: path, at: .top, animated: false) }
    #expect(found == sentence)
  }

  @Test(.evidence(.reported), arguments: [(2, nil), (3, item)])
  func itemsThatAreNotThereCannotBeScrolledTo(number: Int, sentence: String?) throws {
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let path = IndexPath(item: number, section: 0)
    let found = try refusal(of: view) { view.scrollToItem(at: path, at: .top, animated: false) }
    #expect(found == sentence)
  }

  @Test(.evidence(.documented))
  func buttonsConfigureThemselvesBeforeTheyAreSeen() {
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

  @Test(.evidence(.documented))
  func viewsAreOpaqueAndLayersAreNot() {
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
