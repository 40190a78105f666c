import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Headers, footers, and what lies beyond the rows in sight.
@MainActor
@Suite struct ListEdgeTests {
  private let bench = Bench()
  private let model = EdgeModel()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = bench.add(
      UITableView(frame: .zero, style: style),
      CGRect(x: 0, y: 0, width: 300, height: 400)
    )
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (model, model)
    table.prefetchDataSource = model
    bench.stage.advance(by: 0)
    return table
  }

  @Test func footersStayWithTheirSections() throws {
    model.rows = [2, 3]
    let table = table()
    let footers = [0, 1].map { table.footerView(forSection: $0) }
    model.rows = [1, 2, 3]
    table.insertSections([0], with: .none)
    try bench.stage.settle()
    #expect(footers.allSatisfy { $0 != nil })
    #expect(table.footerView(forSection: 1) === footers[0])
    #expect(table.footerView(forSection: 2) === footers[1])
    #expect(table.footerView(forSection: 0) !== footers[0])
  }

  @Test func aFooterThatComesAgainIsSeen() throws {
    model.rows = [2, 3]
    let table = table()
    model.rows = [3]
    table.deleteSections([0], with: .fade)
    try bench.stage.settle()
    model.rows = [1, 3]
    table.insertSections([0], with: .fade)
    try bench.stage.settle()
    #expect([0, 1].map { table.footerView(forSection: $0)?.alpha } == [1, 1])
  }

  /// The screenful below the one in sight, each row once.
  @Test(.evidence(.inferred))
  func rowsBelowAreAnnouncedOnce() {
    model.rows = [100]
    let table = table()
    let first = model.announced
    #expect(Set(first).count == first.count && !first.isEmpty)
    #expect(first.allSatisfy { table.cellForRow(at: $0) == nil })
    model.announced = []
    table.setNeedsLayout()
    bench.stage.advance(by: 0)
    #expect(model.announced.isEmpty && model.calls == 1)
    table.contentOffset.y = 80
    bench.stage.advance(by: 0)
    #expect(model.announced.count == 2 && Set(model.announced).isDisjoint(with: first))
  }

  /// What was announced and is not needed any more, and then what lies the other way.
  @Test(.evidence(.documented, .inferred))
  func rowsThatAreNotNeededAnyMoreAreCancelled() {
    model.rows = [100]
    let table = table()
    #expect(model.announced.map(\.row) == Array(10...19) && model.cancelled.isEmpty)
    model.announced = []
    table.contentOffset.y = 2000
    bench.stage.advance(by: 0)
    #expect(model.announced.map(\.row) == Array(60...69))
    #expect(model.cancelled.map(\.row) == Array(10...19))
    (model.announced, model.cancelled) = ([], [])
    table.contentOffset.y = 1960
    bench.stage.advance(by: 0)
    #expect(model.announced.map(\.row) == Array((39...48).reversed()))
    #expect(model.cancelled.map(\.row) == Array(60...69))
    table.isPrefetchingEnabled = false
    model.announced = []
    table.contentOffset.y = 400
    bench.stage.advance(by: 0)
    #expect(model.announced.isEmpty)
  }

  /// A list that was pulled beyond its beginning still goes on downwards.
  @Test func pathsAreCancelledUnlessTheyWereShownOrAreGone() {
    var paths = PrefetchedPaths()
    let ways = ([-20, 30, 10, 10] as [CGFloat]).map { paths.turn(to: $0, from: 0) }
    #expect(ways == [true, true, false, false])
    func rows(_ range: ClosedRange<Int>) -> [IndexPath] {
      range.map { IndexPath(row: $0, section: 0) }
    }
    let first = paths.change(ahead: rows(4...7), isShown: { _ in false }, isThere: { _ in true })
    #expect(first.new == rows(4...7) && first.left.isEmpty)
    let next = paths.change(
      ahead: rows(7...9),
      isShown: { $0.row == 4 },
      isThere: { $0.row != 6 }
    )
    #expect(next.new == rows(8...9) && next.left == rows(5...5))
  }

  @Test func itemsBelowAreAnnouncedOnce() {
    model.rows = [100]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 200)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.prefetchDataSource) = (model, model)
    bench.stage.advance(by: 0)
    // What touches the edge of what is in sight may be there already.
    #expect(Set(model.announced.map(\.item)).isSuperset(of: 5...7) && model.calls == 1)
    #expect(model.announced.allSatisfy { view.cellForItem(at: $0) == nil })
    view.setNeedsLayout()
    bench.stage.advance(by: 0)
    #expect(model.calls == 1)
    view.contentOffset.y = 100
    bench.stage.advance(by: 0)
    let items = model.announced.map(\.item)
    #expect(Set(items).isSuperset(of: 5...9) && items.count == Set(items).count)
    #expect(model.calls == 2)
    view.contentOffset.y = 2000
    bench.stage.advance(by: 0)
    #expect(Set(model.cancelled.map(\.item)).isSuperset(of: 7...9) && model.calls == 3)
    #expect(Set(model.cancelled).isSubset(of: model.announced))
    view.isPrefetchingEnabled = false
    view.contentOffset.y = 200
    bench.stage.advance(by: 0)
    #expect(model.calls == 3)
  }

  @Test(arguments: [(UITableView.Style.plain, 6.0), (.grouped, 18.0)])
  func aHeaderIsAsHighAsItsTextAsks(style: UITableView.Style, more: Double) throws {
    model.rows = [1]
    let table = table(style)
    let footer = try #require(table.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    label.numberOfLines = 0
    label.text = String(repeating: "many words ", count: 30)
    let text = label.sizeThatFits(CGSize(width: 268, height: 0)).height
    let size = footer.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(text > 28 && isNear(size.height, text + more))
    label.text = "a"
    #expect(footer.sizeThatFits(CGSize(width: 300, height: 0)).height >= 28)
  }

  @Test func pinnedHeadersStayAsLongAsTheirSectionDoes() throws {
    model.rows = [10, 10]
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    (layout.minimumLineSpacing, layout.headerReferenceSize) = (0, CGSize(width: 300, height: 20))
    layout.sectionHeadersPinToVisibleBounds = true
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 200)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge"
    )
    view.dataSource = model
    bench.stage.advance(by: 0)
    let top = { (section: Int) in
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )?.frame.minY
    }
    // The first section ends at 520.
    for (offset, first) in [(0, 0), (100, 100), (495, 495), (510, 500)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      bench.stage.advance(by: 0)
      #expect(top(0) == first && top(1) == 520)
    }
  }

  /// Sideways too, and as soon as the layout is told.
  @Test(.evidence(.documented)) func pinnedEdgesStaySideways() {
    model.rows = [10, 10]
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 200)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 20, height: 200)
    layout.footerReferenceSize = CGSize(width: 10, height: 200)
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 200)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge"
      )
    }
    view.dataSource = model
    bench.stage.advance(by: 0)
    view.contentOffset.x = 100
    bench.stage.advance(by: 0)
    func places() -> [CGFloat] {
      kinds.compactMap {
        view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0))?.frame.minX
      }
    }
    // The first section ends at 530.
    #expect(places().isEmpty)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    bench.stage.advance(by: 0)
    #expect(places() == [100, 390])
    view.contentOffset.x = 515
    bench.stage.advance(by: 0)
    #expect(places() == [510, 520])
  }

  @Test(.evidence(.reported))
  func aHeaderThatASectionLacksHasNoSize() {
    model.rows = [2]
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 300, height: 20)
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 300, height: 200)
    )
    view.dataSource = model
    let size = { (kind: String, section: Int) in
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind,
        at: IndexPath(item: 0, section: section)
      )?.size
    }
    #expect(size(UICollectionView.elementKindSectionHeader, 0) == .zero)
    #expect(size(UICollectionView.elementKindSectionFooter, 0) == CGSize(width: 300, height: 20))
    #expect(size(UICollectionView.elementKindSectionHeader, 99) == nil)
  }

  /// A subclass may count how often it is told to reload.
  @Test(.evidence(.reported))
  func aNewDataSourceIsNoReload() {
    model.rows = [2]
    let table = CountingTable()
    let layout = UICollectionViewFlowLayout()
    let collection = CountingCollection(frame: .zero, collectionViewLayout: layout)
    (table.dataSource, table.delegate) = (model, model)
    collection.dataSource = model
    #expect(table.count == 0 && collection.count == 0)
    table.reloadData()
    collection.reloadData()
    #expect(table.count == 1 && collection.count == 1)
  }

  /// A layout says so itself if it wants to be mirrored.
  @Test(.evidence(.documented))
  func layoutsAreNotMirroredByThemselves() {
    #expect(!UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
  }
}

private final class CountingTable: UITableView {
  private(set) var count = 0

  override func reloadData() {
    super.reloadData()
    count += 1
  }
}

private final class CountingCollection: UICollectionView {
  private(set) var count = 0

  override func reloadData() {
    super.reloadData()
    count += 1
  }
}

@MainActor
private final class EdgeModel: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var rows: [Int] = []
  var announced: [IndexPath] = []
  var cancelled: [IndexPath] = []
  var calls = 0

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    rows.count < 4 && rows.max() ?? 0 < 50 ? "foot" : nil
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced += indexPaths
    calls += 1
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced += indexPaths
    calls += 1
  }
  func collectionView(
    _ view: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
  }
}
