import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Cells that choose their size in an app's own layout.
@MainActor
@Suite struct PreferredSizeTests {
  private let bench = Bench()
  private let data = ThreeLines()
  private let layout = StackedLines()

  private func collection() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(TallLine.self, forCellWithReuseIdentifier: "line")
    view.dataSource = data
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  private func heights(in view: UICollectionView) -> [CGFloat] {
    (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height ?? 0 }
  }

  @Test(.evidence(.documented, .reported))
  func `an app's own layout hears which size new cells prefer`() {
    layout.takesSizes = true
    let view = collection()
    #expect(heights(in: view) == [10, 20, 30])
    #expect(view.contentSize.height == 60)
  }

  @Test(.evidence(.documented))
  func `what cells prefer changes nothing unless the layout says so`() {
    #expect(heights(in: collection()) == [5, 5, 5])
  }

  @Test(.evidence(.reported))
  func `cells that are shown prefer a size again when they get other attributes`() {
    let view = collection()
    layout.takesSizes = true
    layout.estimate = 0
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(heights(in: view) == [10, 20, 30])
    #expect(layout.properties == [7, 7, 7])
  }
}

/// Lines below each other, as high as their cells prefer.
@MainActor
private final class StackedLines: UICollectionViewLayout {
  var takesSizes = false
  var estimate: CGFloat = 5
  /// What came back with the preferred attributes.
  private(set) var properties: [Int] = []
  private var heights: [Int: CGFloat] = [:]

  override var collectionViewContentSize: CGSize {
    CGSize(width: 200, height: lines.last?.frame.maxY ?? 0)
  }

  private var lines: [UICollectionViewLayoutAttributes] {
    var y: CGFloat = 0
    return (0..<3).map { item in
      let line = LineAttributes(forCellWith: IndexPath(item: item, section: 0))
      line.frame = CGRect(x: 0, y: y, width: 200, height: heights[item] ?? estimate)
      line.property = 7
      y = line.frame.maxY
      return line
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { lines }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = originalAttributes.indexPath.item
    guard takesSizes, heights[item] != preferredAttributes.size.height else { return false }
    heights[item] = preferredAttributes.size.height
    properties.append((preferredAttributes as? LineAttributes)?.property ?? 0)
    return true
  }
}

private final class LineAttributes: UICollectionViewLayoutAttributes {
  var property = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? LineAttributes)?.property = property
    return copy
  }
}

/// Ten points higher than the cell before.
private final class TallLine: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(layoutAttributes.indexPath.item + 1) * 10
    return layoutAttributes
  }
}

@MainActor
private final class ThreeLines: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
  }
}
