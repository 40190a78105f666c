import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How a collection moves when its data changes.
@MainActor
@Suite struct CollectionUpdateTests {
  private let bench = Bench()
  private let model = CountedItems()

  /// Rows of 120 points in a room of 480.
  private func collection(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.itemSize = CGSize(width: 320, height: 120)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge"
    )
    view.dataSource = model
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Halfway through the animation of 0.3 seconds.
  private func halfway(_ view: UIView) throws -> CGRect {
    try #require(view.layer.presentation()).frame
  }

  // MARK: Into sight and out of it

  @Test(.evidence(.inferred)) func anItemThatIsPushedOutOfSightMovesThere() throws {
    model.counts = [4]
    let view = collection(UICollectionViewFlowLayout())
    let last = try #require(view.cellForItem(at: path(3)))
    model.counts = [5]
    view.insertItems(at: [path(0)])
    #expect(last.frame.minY == 480 && !last.isHidden)
    #expect(view.indexPathsForVisibleItems == [path(0), path(1), path(2), path(3)])
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(last).minY, 420, within: 0.5))
    try bench.stage.settle()
    #expect(last.isHidden)
  }

  @Test(.evidence(.inferred)) func anItemThatComesIntoSightComesFromItsPlace() throws {
    model.counts = [6]
    let view = collection(UICollectionViewFlowLayout())
    #expect(view.cellForItem(at: path(4)) == nil)
    model.counts = [5]
    view.deleteItems(at: [path(0)])
    let next = try #require(view.cellForItem(at: path(3)))
    #expect(next.frame.minY == 360)
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(next).minY, 420, within: 0.5))
    #expect(try #require(next.layer.presentation()).opacity == 1)
    try bench.stage.settle()
    #expect(next.frame.minY == 360 && next.alpha == 1)
  }

  /// Rows of a list do as well.
  @Test(.evidence(.inferred)) func aRowOfAListComesFromItsPlace() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: layout)
    bench.view.addSubview(view)
    // Eleven rows of 44 points fill 480.
    let source = showTexts((0..<13).map { "\($0)" }, in: view)
    bench.stage.advance(by: 0)
    #expect(view.cellForItem(at: path(11)) == nil)
    var snapshot = source.snapshot()
    snapshot.deleteItems(["0"])
    source.apply(snapshot)
    let next = try #require(view.cellForItem(at: path(10)))
    #expect(next.frame.minY == 440)
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(next).minY, 462, within: 0.5))
  }

  // MARK: The offset

  /// It does not jump to the end of the shorter content.
  @Test(.evidence(.inferred)) func shorterContentIsScrolledWithTheUpdate() throws {
    model.counts = [6]
    let view = collection(UICollectionViewFlowLayout())
    view.contentOffset.y = 240
    bench.stage.advance(by: 0)
    model.counts = [5]
    view.deleteItems(at: [path(5)])
    #expect(view.contentOffset.y == 120 && view.contentSize.height == 600)
    bench.stage.advance(by: 0.15)
    let seen = try #require(view.layer.presentation()).bounds.minY
    #expect(isNear(seen, 180, within: 0.5))
    try bench.stage.settle()
    #expect(view.contentOffset.y == 120)
  }

  @Test(.evidence(.documented)) func aLayoutChoosesTheOffsetAfterAnUpdate() throws {
    let layout = KeepingLayout()
    model.counts = [8]
    let view = collection(layout)
    view.contentOffset.y = 120
    bench.stage.advance(by: 0)
    let second = try #require(view.cellForItem(at: path(1)))
    model.counts = [9]
    view.insertItems(at: [path(0)])
    #expect(layout.proposed == [CGPoint(x: 0, y: 120)])
    #expect(layout.sizes == [960], "the content has its old size while the layout prepares")
    #expect(view.contentOffset.y == 240 && second.frame.minY == 240)
    bench.stage.advance(by: 0.15)
    let seen = try #require(view.layer.presentation()).bounds.minY
    #expect(isNear(try halfway(second).minY, seen, within: 0.5))
  }

  /// After its layout.
  @Test(.evidence(.documented)) func theDelegateChoosesTheOffsetToo() {
    model.counts = [8]
    let view = collection(KeepingLayout())
    let delegate = OffsetDelegate()
    view.delegate = delegate
    bench.stage.advance(by: 0)
    model.counts = [9]
    view.insertItems(at: [path(0)])
    #expect(delegate.proposed == [CGPoint(x: 0, y: 120)])
    #expect(view.contentOffset.y == 360)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(delegate.proposed.count == 2 && view.contentOffset.y == 0)
  }

  // MARK: What layouts say

  /// Of everything in sight, where it was; what is new begins transparent at its place.
  @Test(.evidence(.documented, .reported)) func aLayoutHearsOfEverythingInSight() throws {
    let layout = ToldLayout()
    model.counts = [2]
    let view = collection(layout)
    let first = try #require(view.cellForItem(at: path(0)))
    model.counts = [2]
    view.performBatchUpdates(
      {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
      },
      completion: nil
    )
    #expect(layout.calls == ["final 1: 120 0.0", "initial 1: 0 1.0", "initial 0: 0 0.0"])
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(first).minY, 60, within: 0.5))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
  }

  /// What a subclass makes of it is where the animation begins.
  @Test(.evidence(.documented)) func anItemBeginsWhereItsLayoutSays() throws {
    let layout = ToldLayout()
    layout.shift = 100
    model.counts = [1]
    let view = collection(layout)
    let old = try #require(view.cellForItem(at: path(0)))
    model.counts = [2]
    view.insertItems(at: [path(1)])
    let new = try #require(view.cellForItem(at: path(1)))
    #expect(old.frame.minX == 0 && new.frame.minX == 0)
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(old).minX, 50, within: 0.5))
    #expect(isNear(try halfway(new).minX, 50, within: 0.5))
    try bench.stage.settle()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 0])
  }

  /// And says where items come from and go.
  @Test(.evidence(.documented)) func aLayoutHearsOfBoundsThatAreAnimated() throws {
    let layout = BoundsLayout()
    model.counts = [8]
    let view = collection(layout)
    // Without an animation, it does not.
    for height in [470, 480] as [CGFloat] {
      view.frame.size.height = height
      bench.stage.advance(by: 0)
    }
    #expect(layout.calls.isEmpty)
    let third = try #require(view.cellForItem(at: path(2)))
    func resize(to height: CGFloat) {
      UIView.animate(withDuration: 0.3) {
        view.frame.size.height = height
        view.layoutIfNeeded()
      }
    }
    resize(to: 240)
    #expect(layout.calls == ["prepare 480", "final 2", "final 3", "finalize"])
    #expect(third.frame.minX == 100 && !third.isHidden)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    try bench.stage.settle()
    #expect(third.isHidden)
    layout.calls = []
    resize(to: 360)
    #expect(layout.calls == ["prepare 240", "initial 2", "finalize"])
    let again = try #require(view.cellForItem(at: path(2)))
    #expect(again.frame.minX == 0)
    bench.stage.advance(by: 0.15)
    #expect(isNear(try halfway(again).minX, 50, within: 0.5))
  }

  // MARK: Headers

  private func header(_ view: UICollectionView, _ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  @Test(.evidence(.inferred)) func headersFadeWithTheirSections() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    model.counts = [1, 1]
    let view = collection(layout)
    let kept = try #require(header(view, 1))
    let gone = try #require(header(view, 0))
    model.counts = [1, 1]
    view.performBatchUpdates(
      {
        view.deleteSections([0])
        view.insertSections([1])
      },
      completion: nil
    )
    let new = try #require(header(view, 1))
    #expect(header(view, 0) === kept && new !== gone && !gone.isHidden)
    bench.stage.advance(by: 0.15)
    for view in [gone, new] {
      let opacity = try #require(view.layer.presentation()).opacity
      #expect(opacity > 0.4 && opacity < 0.6)
    }
    #expect(isNear(try halfway(kept).minY, 75, within: 0.5))
    try bench.stage.settle()
    #expect(gone.isHidden && new.alpha == 1 && kept.frame.minY == 0 && new.frame.minY == 150)
  }

  /// An update without changes measures it.
  @Test(.evidence(.inferred)) func aHeaderGrowsWithAnUpdateAndStaysSo() throws {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let top = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(20)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: top,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    model.counts = [3]
    let view = UICollectionView(
      frame: bench.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      GrowingHead.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge"
    )
    view.dataSource = model
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    let head = try #require(header(view, 0) as? GrowingHead)
    #expect(head.frame.height == 40)
    head.tall.constant = 70
    view.performBatchUpdates(nil)
    try bench.stage.settle()
    #expect(head.frame.height == 70 && view.visibleCells.map(\.frame.minY) == [70, 120, 170])
    model.counts = [2]
    view.deleteItems(at: [path(0)])
    #expect(head.frame.height == 70 && view.visibleCells.map(\.frame.minY) == [70, 120])
  }

  /// Others appear and vanish at once.
  @Test(.evidence(.documented)) func aLayoutSaysWhichOtherViewsComeAndGo() throws {
    let layout = NotedLayout()
    model.counts = [3]
    let view = collection(layout)
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "note",
      withReuseIdentifier: "edge"
    )
    layout.showsNotes = true
    bench.stage.advance(by: 0)
    let old = try #require(view.supplementaryView(forElementKind: "note", at: path(1)))
    (layout.deleted, layout.inserted) = ([path(1)], [path(1)])
    view.reloadItems(at: [path(1)])
    let notes = view.visibleSupplementaryViews(ofKind: "note")
    #expect(notes.count == 3 && !notes.contains(old) && !old.isHidden)
    bench.stage.advance(by: 0.15)
    let opacities = (notes + [old]).compactMap { $0.layer.presentation()?.opacity }
    #expect(opacities.count == 4 && opacities[0] == 1 && opacities[2] == 1)
    #expect(opacities[1] > 0.4 && opacities[1] < 0.6)
    #expect(opacities[3] > 0.4 && opacities[3] < 0.6)
    try bench.stage.settle()
    #expect(old.isHidden && notes[1].alpha == 1)
  }

  /// Their sizes were forgotten with every update.
  @Test func measuredHeadersKeepTheirSize() {
    let kind = UICollectionView.elementKindSectionHeader
    func key(_ kind: String, _ section: Int) -> CollectionKey {
      CollectionKey(kind: kind, path: IndexPath(item: 0, section: section))
    }
    var cache = SelfSizingCache()
    for (section, height) in ([30, 40, 50] as [CGFloat]).enumerated() {
      _ = cache.store(CGSize(width: 1, height: height), of: key(kind, section))
    }
    _ = cache.store(CGSize(width: 1, height: 9), of: key("badge", 2))
    var changes = ListChanges()
    changes.deletedSections = [0]
    changes.reloadedSections = [2]
    cache.renumber(LayoutUpdate(changes: changes, sectionKinds: [kind], seen: [:]))
    #expect(cache[kind, IndexPath(item: 0, section: 0)]?.height == 40)
    #expect(cache[kind, IndexPath(item: 0, section: 1)] == nil)
    #expect(cache["badge", IndexPath(item: 0, section: 1)] == nil)
  }

  // MARK: Numbers

  /// Backwards, every change leads to where it came from.
  @Test(arguments: 0..<20) func oldPathsAreNewPathsBackwards(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var changes = ListChanges()
    let all = Array(0..<9).shuffled(using: &random)
    changes.deleted = all.prefix(2).map { path($0) }
    changes.inserted = all.suffix(2).map { path($0) }
    changes.moved = [(path(all[3]), path(all[4]))]
    changes.insertedSections = [Int.random(in: 0...1, using: &random)]
    for row in 0..<9 where !changes.deleted.contains(path(row)) {
      let new = changes.newPath(path(row))
      #expect(new != nil && new.flatMap { changes.oldPath($0) } == path(row))
    }
    #expect(changes.inserted.allSatisfy { changes.oldPath($0) == nil })
  }

  /// The same for data that is compared with what follows it.
  @Test(arguments: 0..<20) func comparedDataLeadsBackwardsToo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func data() -> NSDiffableDataSourceSnapshot<Int, Int> {
      var data = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = (0..<12).shuffled(using: &random)
      for section in (0..<4).shuffled(using: &random).prefix(3) {
        data.appendSections([section])
        data.appendItems(Array(items.prefix(3)), toSection: section)
        items.removeFirst(3)
      }
      return data
    }
    let (old, new) = (data(), data())
    let mapping = ListMapping(from: old, to: new)
    for (item, path) in old.paths {
      #expect(mapping.newPath(path) == new.paths[item])
    }
    for (item, path) in new.paths { #expect(mapping.oldPath(path) == old.paths[item]) }
    for section in 0..<4 {
      let (from, to) = (old.indexOfSection(section), new.indexOfSection(section))
      if let from { #expect(mapping.newSection(from) == to) }
      if let to { #expect(mapping.oldSection(to) == from) }
    }
  }
}

/// As high as its constraint says.
private final class GrowingHead: UICollectionReusableView {
  private let block = UIView()
  private(set) lazy var tall = block.heightAnchor.constraint(equalToConstant: 40)

  override init(frame: CGRect) {
    super.init(frame: frame)
    block.translatesAutoresizingMaskIntoConstraints = false
    addSubview(block)
    tall.priority = .defaultHigh
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: topAnchor),
      block.bottomAnchor.constraint(equalTo: bottomAnchor),
      block.leadingAnchor.constraint(equalTo: leadingAnchor),
      block.trailingAnchor.constraint(equalTo: trailingAnchor), tall,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Keeps what is in sight where it is, as chats do.
@MainActor
private final class KeepingLayout: UICollectionViewFlowLayout {
  var proposed: [CGPoint] = []
  var sizes: [CGFloat] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    sizes.append(collectionView?.contentSize.height ?? 0)
  }
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    proposed.append(offset)
    return CGPoint(x: offset.x, y: offset.y + 120)
  }
}

/// A note on each item.
@MainActor
private final class NotedLayout: UICollectionViewFlowLayout {
  var showsNotes = false {
    didSet { invalidateLayout() }
  }
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    guard showsNotes else { return items }
    return items
      + items.map { item in
        let note = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "note",
          with: item.indexPath
        )
        note.frame = CGRect(origin: item.frame.origin, size: CGSize(width: 20, height: 20))
        return note
      }
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == "note" ? deleted : []
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == "note" ? inserted : []
  }
}

/// Goes 240 points further.
@MainActor
private final class OffsetDelegate: NSObject, UICollectionViewDelegate {
  var proposed: [CGPoint] = []

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposed.append(proposedContentOffset)
    return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 240)
  }
}

/// Items come from the right and go there when the bounds change.
@MainActor
private final class BoundsLayout: UICollectionViewFlowLayout {
  var calls: [String] = []

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.append("prepare \(Int(oldBounds.height))")
  }
  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.append("finalize")
  }

  private func beside(_ word: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.append("\(word) \(path.item)")
    let place = layoutAttributesForItem(at: path)
    place?.center.x += 100
    return place
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { beside("initial", itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { beside("final", itemIndexPath) }
}

/// Writes down what it answers when items come and go.
@MainActor
private final class ToldLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  var shift: CGFloat = 0

  private func note(_ word: String, _ item: Int, _ place: UICollectionViewLayoutAttributes?) {
    guard let place else { return }
    calls.append("\(word) \(item): \(Int(place.frame.minY)) \(place.alpha)")
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    note("initial", itemIndexPath.item, place)
    place?.center.x += shift
    return place
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    note("final", itemIndexPath.item, place)
    return place
  }
}
