import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a collection asks of its layout, and when.
@MainActor
@Suite struct LayoutQueryTests {
  private let bench = Bench()
  private let data = Forty()
  private let layout = AskedLines()

  private func collection() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "line")
    view.dataSource = data
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  @Test(
    .evidence(.measured),
    arguments: [
      (0.0, CGRect(x: 0, y: 0, width: 200, height: 300), 0...5),
      (40.0, CGRect(x: 0, y: 0, width: 200, height: 600), 1...6),
      (300.0, CGRect(x: 0, y: 300, width: 200, height: 300), 6...11),
      (310.0, CGRect(x: 0, y: 300, width: 200, height: 600), 6...12),
    ]
  )
  func aLayoutIsAskedForWholePagesAndWhatIsInSightIsMade(
    offset: Double,
    rect: CGRect,
    items: ClosedRange<Int>
  ) {
    layout.answersYes = true
    let view = collection()
    view.contentOffset.y = offset
    bench.stage.advance(by: 0)
    #expect(layout.rects.last == rect)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(items))
  }

  @Test(.evidence(.measured))
  func aLayoutIsAskedAgainForOtherPagesOrWhenItIsInvalid() {
    let view = collection()
    layout.rects = []
    view.setNeedsLayout()
    bench.stage.advance(by: 0)
    #expect(layout.rects.isEmpty)
    view.contentOffset.y = 40
    bench.stage.advance(by: 0)
    view.contentOffset.y = 90
    bench.stage.advance(by: 0)
    #expect(layout.rects == [CGRect(x: 0, y: 0, width: 200, height: 600)])
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(2...7))
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(layout.rects.count == 2)
  }

  @Test(.evidence(.measured))
  func aLayoutIsNotAskedForAnItemThatItHasJustPlaced() throws {
    let view = collection()
    layout.askedItems = []
    let known = try #require(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    #expect(known.frame.minY == 150 && layout.askedItems.isEmpty)
    known.frame = .zero
    let again = try #require(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    #expect(again.frame.minY == 150)
    let far = try #require(view.layoutAttributesForItem(at: IndexPath(item: 30, section: 0)))
    #expect(far.frame.minY == 1500 && layout.askedItems == [30])
  }

  @Test(.evidence(.measured))
  func aLayoutHearsOfNewDataWhenItsCollectionIsLaidOut() {
    let view = collection()
    layout.calls = []
    data.onCount = { [layout] in layout.calls.append("count") }
    view.reloadData()
    #expect(layout.calls.isEmpty && view.visibleCells.isEmpty)
    bench.stage.advance(by: 0)
    let pass = ["prepare", "count", "prepared", "size", "elements", "size"]
    #expect(layout.calls == ["invalidate"] + pass)
    #expect(view.visibleCells.count == 6)
    layout.calls = []
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 40 && layout.calls == ["count"])
    bench.stage.advance(by: 0)
    #expect(layout.calls == ["count", "invalidate"] + pass.filter { $0 != "count" })
  }

  @Test(.evidence(.inferred))
  func whatATransformBringsIntoSightIsMade() {
    layout.shift = CGAffineTransform(translationX: 0, y: -400)
    let view = collection()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0...5) + Array(8...13))
  }

  @Test func pagesCoverWhatIsInSight() {
    for y in [-480.5, -1, 0, 33.25, 479.75, 480, 1000.1] {
      let bounds = CGRect(x: 0, y: y, width: 320, height: 480)
      let pages = bounds.wholePages
      #expect(pages.contains(bounds), "\(y)")
      #expect(pages.height <= 960 && isNear(pages.minY.remainder(dividingBy: 480), 0))
    }
    #expect(CGRect.zero.wholePages == .zero)
  }
}

/// Forty lines, 50 points apart.
@MainActor
private final class AskedLines: UICollectionViewLayout {
  var rects: [CGRect] = []
  var askedItems: [Int] = []
  var calls: [String] = []
  var answersYes = false
  var shift = CGAffineTransform.identity

  override var collectionViewContentSize: CGSize {
    calls.append("size")
    return CGSize(width: 200, height: 2000)
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    calls.append("invalidate")
  }

  override func prepare() {
    calls.append("prepare")
    _ = collectionView?.numberOfItems(inSection: 0)
    calls.append("prepared")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { answersYes }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rects.append(rect)
    calls.append("elements")
    let all = shift == .identity ? rect : CGRect(x: 0, y: 0, width: 200, height: 2000)
    return (0..<40).map { line($0) }.filter { $0.frame.intersects(all) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    askedItems.append(indexPath.item)
    return line(indexPath.item)
  }

  private func line(_ item: Int) -> UICollectionViewLayoutAttributes {
    let line = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    line.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 200, height: 40)
    if item >= 8 { line.transform = shift }
    return line
  }
}

@MainActor
private final class Forty: NSObject, UICollectionViewDataSource {
  var onCount: () -> Void = {}

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    onCount()
    return 40
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
  }
}
