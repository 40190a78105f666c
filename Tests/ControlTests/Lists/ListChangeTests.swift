import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections that move, rows that are swiped the old way, layouts that follow each other.
@MainActor
@Suite struct ListChangeTests {
  private let bench = Bench()

  @Test func aSectionMovesWithItsRows() throws {
    let data = Sections()
    let table = bench.add(
      UITableView(frame: .zero, style: .plain),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    table.dataSource = data
    bench.stage.advance(by: 0)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    data.sections = [["b"], ["c", "d"], ["a1", "a2"]]
    table.moveSection(0, toSection: 2)
    bench.stage.advance(by: 1)
    #expect(table.indexPath(for: first) == IndexPath(row: 0, section: 2))
    #expect(bench.stage.faults.isEmpty)
    let titles = table.visibleCells.compactMap { $0.textLabel?.text }
    #expect(titles == ["b", "c", "d", "a1", "a2"])
  }

  private final class Asking: UICollectionViewFlowLayout {
    var offsets: [CGPoint?] = []
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      offsets.append(collectionView?.contentOffset)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      offsets.append(collectionView?.contentOffset)
    }
  }

  @Test func layoutsThatFollowEachOtherBothHaveTheView() {
    let (old, new) = (Asking(), Asking())
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: old),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    bench.stage.advance(by: 0)
    view.setCollectionViewLayout(new, animated: false)
    #expect(old.offsets == [.zero])
    #expect(new.offsets == [.zero])
  }

  private final class WidthLayout: UICollectionViewFlowLayout {
    var widths: [CGFloat?] = []
    override func prepare() {
      super.prepare()
      widths.append(collectionView?.bounds.width)
    }
  }

  /// Items once were made with the size that a document gives its collection.
  @Test(.evidence(.reported), arguments: [false, true])
  func aLayoutThatComesBeforeTheFirstOneLaysNothingOut(animated: Bool) {
    let layout = WidthLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 414, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let data = CountedItems()
    data.counts = [2]
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    var hasEnded = false
    view.setCollectionViewLayout(layout, animated: animated) { hasEnded = $0 }
    #expect(hasEnded && view.collectionViewLayout === layout && layout.widths.isEmpty)
    bench.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(!layout.widths.isEmpty && layout.widths.allSatisfy { $0 == 300 })
    #expect(view.visibleCells.count == 2)
  }

  /// A header that fades away with its section is whole again when it is used for another one.
  @Test func aHeaderIsReusedAtFullStrength() throws {
    let data = Headed()
    let table = bench.add(
      UITableView(frame: .zero, style: .plain),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (data, data)
    bench.stage.advance(by: 0)
    let gone = try #require(table.headerView(forSection: 1))
    data.sections.remove(at: 1)
    table.deleteSections([1], with: .fade)
    bench.stage.advance(by: 1)
    #expect(gone.superview == nil)
    data.sections.append(["e"])
    table.insertSections([2], with: .fade)
    bench.stage.advance(by: 1)
    let back = try #require(table.headerView(forSection: 2))
    #expect(back === gone && back.alpha == 1 && back.superview === table)
  }

  @Test func aSectionOfItemsMoves() {
    let data = Sections()
    let layout = UICollectionViewFlowLayout()
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = data
    bench.stage.advance(by: 0)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 1))
    data.sections = [["b"], ["a1", "a2"], ["c", "d"]]
    view.moveSection(1, toSection: 0)
    bench.stage.advance(by: 1)
    #expect(cell != nil && view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(bench.stage.faults.isEmpty)
  }

  @Test func buttonsOfIOS8AreUncovered() {
    let data = Sections()
    let table = bench.add(
      UITableView(frame: .zero, style: .plain),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    (table.dataSource, table.delegate) = (data, data)
    bench.stage.drag(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 100, y: 20), duration: 0.2)
    bench.stage.advance(by: 1)
    #expect(data.calls == ["will edit 0"])
    bench.stage.tap(at: CGPoint(x: 290, y: 20))
    bench.stage.advance(by: 1)
    #expect(data.calls == ["will edit 0", "archive 0", "did edit 0"])
  }

  @Test func layoutsAreToldOfEachOther() {
    let (old, new) = (ToldLayout("old"), ToldLayout("new"))
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: old),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    ToldLayout.calls = []
    view.setCollectionViewLayout(new, animated: true) { _ in ToldLayout.calls.append("done") }
    // Before the animation begins.
    #expect(ToldLayout.calls == ["old to", "new from", "old end", "new end"])
    bench.stage.advance(by: 1)
    #expect(ToldLayout.calls == ["old to", "new from", "old end", "new end", "done"])
  }

  /// Headers change from layout to layout like cells.
  @Test(.evidence(.inferred)) func aTransitionLayoutMovesHeaders() throws {
    func layout(_ height: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 300, height: height)
      layout.itemSize = CGSize(width: 300, height: 50)
      return layout
    }
    let data = Sections()
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout(20)),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "h"
    )
    view.dataSource = data
    bench.stage.advance(by: 0)
    let second = IndexPath(item: 0, section: 1)
    let head = try #require(view.supplementaryView(forElementKind: kind, at: second))
    // A header, two rows and ten points between them.
    #expect(head.frame == CGRect(x: 0, y: 130, width: 300, height: 20))
    let transition = view.startInteractiveTransition(to: layout(60))
    transition.transitionProgress = 0.5
    bench.stage.advance(by: 0)
    let place = CGRect(x: 0, y: 150, width: 300, height: 40)
    #expect(head.frame == place)
    let attributes = transition.layoutAttributesForSupplementaryView(ofKind: kind, at: second)
    #expect(attributes?.frame == place)
    view.finishInteractiveTransition()
    bench.stage.advance(by: 1)
    #expect(head.frame == CGRect(x: 0, y: 170, width: 300, height: 60))
  }

  @Test func sectionInsetsCountFromTheSafeArea() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 5
    layout.itemSize = CGSize(width: 40, height: 40)
    let data = Sections()
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = data
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    layout.sectionInsetReference = .fromLayoutMargins
    bench.stage.advance(by: 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 35)
  }

  @Test func anEditedListShowsItsButtons() throws {
    var asked: Set<IndexPath> = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { path, common in
      asked.insert(path)
      return common
    }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    var deleted = 0
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.accessories = [.delete(actionHandler: { deleted += 1 }), .multiselect(), .reorder()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    bench.stage.advance(by: 0)
    let row = try #require(
      view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    )
    #expect(row.contentView.frame.minX == 0)
    #expect(asked.count == 2)
    view.isEditing = true
    bench.stage.advance(by: 1)
    #expect(row.contentView.frame.minX == 68)
    #expect(row.configurationState.isEditing)
    bench.stage.tap(at: CGPoint(x: 27, y: row.frame.midY))
    #expect(deleted == 1)
    view.isEditing = false
    bench.stage.advance(by: 1)
    #expect(row.contentView.frame.minX == 0)
  }
}

@MainActor
private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a"], ["b"], ["c"]]

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
  }
}

@MainActor
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var sections = [["a1", "a2"], ["b"], ["c", "d"]]
  var calls: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [
      UITableViewRowAction(style: .normal, title: "Archive") { [weak self] _, path in
        self?.calls.append("archive \(path.row)")
      }
    ]
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("will edit \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("did edit \(indexPath?.row ?? -1)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "h",
      for: indexPath
    )
  }
}

@MainActor
private final class ToldLayout: UICollectionViewFlowLayout {
  static var calls: [String] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    Self.calls.append("\(name) to")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    Self.calls.append("\(name) from")
  }
  override func finalizeLayoutTransition() { Self.calls.append("\(name) end") }
}
