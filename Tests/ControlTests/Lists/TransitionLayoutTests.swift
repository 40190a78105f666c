import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A layout between two others.
@MainActor
@Suite struct TransitionLayoutTests {
  /// One item of its own, and perhaps a second one.
  private final class Single: UICollectionViewLayout {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var depth = 0
    var paths: [IndexPath] = [[0, 0]]
    var prepared = 0

    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: frame.maxX, height: frame.maxY) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard paths.contains(indexPath) else { return nil }
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      (made.frame, made.alpha, made.zIndex) = (frame, alpha, depth)
      return made
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { paths.compactMap(layoutAttributesForItem) }
  }

  private let old = Single()
  private let new = Single()
  private let between: UICollectionViewTransitionLayout

  init() {
    (old.frame, old.alpha, old.depth) = (CGRect(x: 0, y: 0, width: 40, height: 20), 1, 3)
    (new.frame, new.alpha, new.depth) = (CGRect(x: 100, y: 60, width: 80, height: 100), 0, 7)
    between = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  @Test(
    arguments: [
      (0, CGRect(x: 0, y: 0, width: 40, height: 20), 3),
      (0.25, CGRect(x: 25, y: 15, width: 50, height: 40), 3),
      (0.5, CGRect(x: 50, y: 30, width: 60, height: 60), 7),
      (1, CGRect(x: 100, y: 60, width: 80, height: 100), 7),
    ] as [(CGFloat, CGRect, Int)]
  )
  func itemsAreAsFarAsTheProgress(progress: CGFloat, frame: CGRect, depth: Int) throws {
    between.transitionProgress = progress
    let item = try #require(between.layoutAttributesForItem(at: [0, 0]))
    #expect(item.frame == frame && item.alpha == 1 - progress && item.zIndex == depth)
    #expect(between.layoutAttributesForElements(in: .infinite)?.map(\.frame) == [frame])
    let size = CGSize(width: 40 + 140 * progress, height: 20 + 140 * progress)
    #expect(between.collectionViewContentSize == size)
  }

  /// What one of them alone has stays as it is there.
  @Test func elementsOfBothLayoutsAreThereOnce() throws {
    old.paths = [[0, 0], [0, 1]]
    new.paths = [[0, 2], [0, 0]]
    between.transitionProgress = 0.5
    let all = try #require(between.layoutAttributesForElements(in: .infinite))
    #expect(all.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
    #expect(all.map(\.frame.minX) == [50, 0, 100])
    #expect(between.layoutAttributesForItem(at: [0, 2])?.frame == new.frame)
    #expect(between.layoutAttributesForItem(at: [0, 3]) == nil)
  }

  @Test(.evidence(.documented)) func itKeepsValuesOfAnAppAndPreparesBothOnce() {
    #expect(between.value(forAnimatedKey: "gap") == 0 && between.transitionProgress == 0)
    between.updateValue(4, forAnimatedKey: "gap")
    #expect(between.value(forAnimatedKey: "gap") == 4 && between.value(forAnimatedKey: "x") == 0)
    between.prepare()
    between.prepare()
    #expect(old.prepared == 1 && new.prepared == 1)
    #expect(between.currentLayout === old && between.nextLayout === new)
  }
}
