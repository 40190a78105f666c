import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UICollectionViewTests {
  private let bench = Bench()
  private let model = GridModel()
  private let flow = UICollectionViewFlowLayout()

  private func collection() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: flow
    )
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head"
    )
    view.dataSource = model
    view.delegate = model
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  @Test func linesHoldAsManyItemsAsFitAndSpreadThem() {
    flow.itemSize = CGSize(width: 90, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    flow.minimumLineSpacing = 8
    model.counts = [5]
    let view = collection()
    // Three of 90 in 300 leave 15 between them; the last line keeps that.
    #expect(frame(view, 0) == CGRect(x: 10, y: 5, width: 90, height: 40))
    #expect(frame(view, 1) == CGRect(x: 115, y: 5, width: 90, height: 40))
    #expect(frame(view, 2) == CGRect(x: 220, y: 5, width: 90, height: 40))
    #expect(frame(view, 3) == CGRect(x: 10, y: 53, width: 90, height: 40))
    #expect(frame(view, 4) == CGRect(x: 115, y: 53, width: 90, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 100))
  }

  /// Galleries ask for the first visible item to know their page.
  @Test func ofPagesOnlyTheOneInSightIsVisible() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 320, height: 480)
    flow.minimumLineSpacing = 0
    model.counts = [4]
    let view = collection()
    view.isPagingEnabled = true
    view.contentOffset.x = 640
    bench.stage.advance(by: 0)
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
    #expect(view.visibleCells.map(\.frame.minX) == [640])
    view.contentOffset.x = 641
    bench.stage.advance(by: 0)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2, 3])
  }

  @Test func horizontalFlowRunsInColumns() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 200)
    flow.minimumLineSpacing = 20
    model.counts = [3]
    let view = collection()
    #expect(frame(view, 1).minX == 0 && frame(view, 1).minY == 280)
    #expect(frame(view, 2).origin == CGPoint(x: 120, y: 0))
    #expect(view.contentSize == CGSize(width: 220, height: 480))
  }

  @Test func headersStandAboveTheirSections() {
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    model.counts = [2, 1]
    let view = collection()
    #expect(frame(view, 0).minY == 30)
    #expect(frame(view, 0, 1).minY == 160)
    let head = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(head?.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
  }

  @Test func onlyItemsInSightAreMadeAndTheyComeBack() {
    flow.itemSize = CGSize(width: 100, height: 100)
    model.counts = [3000]
    let view = collection()
    let made = Tile.made
    #expect(view.visibleCells.count == 15)
    for page in 1...5 {
      view.contentOffset.y = CGFloat(page) * 480
      bench.stage.advance(by: 0)
    }
    #expect(Tile.made - made <= 18)
    #expect(view.indexPathsForVisibleItems.allSatisfy { view.cellForItem(at: $0) != nil })
  }

  @Test func aTapSelectsAnItem() {
    flow.itemSize = CGSize(width: 100, height: 100)
    model.counts = [6]
    let view = collection()
    bench.stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    #expect(model.calls == ["select 1"])
  }

  @Test func itemsThatSizeThemselvesMoveTheOthers() {
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    flow.minimumInteritemSpacing = 10
    model.counts = [3]
    model.width = 70
    let view = collection()
    #expect(frame(view, 1).size == CGSize(width: 80, height: 30))
    #expect(view.contentSize.height == 30)
  }

  @Test func deletedItemsFadeAndTheOthersCloseUp() throws {
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    model.counts = [4]
    let view = collection()
    let last = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    model.counts = [3]
    var finished = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      finished = $0
    }
    bench.stage.advance(by: 0.15)
    #expect(isNear(try #require(last.layer.presentation()).frame.minY, 125, within: 0.5))
    let opacity = try #require(second.layer.presentation()).opacity
    #expect(opacity > 0.4 && opacity < 0.6)
    try bench.stage.settle()
    #expect(finished && view.indexPath(for: last) == IndexPath(item: 2, section: 0))
  }

  @Test func anotherLayoutMovesTheItemsInSight() throws {
    flow.itemSize = CGSize(width: 100, height: 100)
    model.counts = [2]
    let view = collection()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 320, height: 60)
    list.minimumLineSpacing = 0
    view.setCollectionViewLayout(list, animated: true)
    bench.stage.advance(by: 0.15)
    let midway = try #require(cell.layer.presentation()).bounds.width
    #expect(midway > 150 && midway < 270)
    try bench.stage.settle()
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 320, height: 60))
  }
}

private final class Tile: UICollectionViewCell {
  static var made = 0
  private let inner = UIView()
  private(set) lazy var innerWidth = inner.widthAnchor.constraint(equalToConstant: 40)

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    let bottom = inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    let trailing = inner.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -10
    )
    for constraint in [bottom, trailing, innerWidth] { constraint.priority = .defaultHigh }
    let height = inner.heightAnchor.constraint(equalToConstant: 30)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height, bottom, trailing,
      innerWidth,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class GridModel: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int] = []
  var width: CGFloat = 40
  var calls: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.innerWidth.constant = width
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "head",
      for: indexPath
    )
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
}
