import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What dynamic animators move, and how it is put together.
@MainActor @Suite struct DynamicItemTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func aGroupSurroundsItsItems() {
    let group = UIDynamicItemGroup(items: [view(10, 20, 30, 10), view(60, 40, 20, 50)])
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 70, height: 70))
    #expect(group.center == CGPoint(x: 45, y: 55))
    let empty = UIDynamicItemGroup(items: [])
    #expect(empty.bounds == .zero && empty.center == .zero)
  }

  @Test func aGroupMovesItsItemsTogether() {
    let items = [view(10, 20, 30, 10), view(60, 40, 20, 50)]
    let group = UIDynamicItemGroup(items: items)
    group.center = CGPoint(x: 48, y: 50)
    #expect(items.map(\.center) == [CGPoint(x: 28, y: 20), CGPoint(x: 73, y: 60)])
  }

  @Test func itemsOfACollectionAreMoved() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let visible: [any NSCollectionLayoutVisibleItem] = [attributes]
    UIDynamicItemGroup(items: visible).center = CGPoint(x: 30, y: 25)
    #expect(attributes.center == CGPoint(x: 30, y: 25))
  }

  @Test func aGroupTurnsItsItemsAboutItsCentre() {
    let items = [view(0, 0, 20, 20), view(80, 0, 20, 60)]
    items[1].transform = CGAffineTransform(scaleX: 2, y: 2)
    let group = UIDynamicItemGroup(items: items)
    group.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    // A quarter turn takes (x, y) about the centre (50, 30) to (−y, x).
    #expect(items.map(\.center) == [CGPoint(x: 70, y: -10), CGPoint(x: 50, y: 70)])
    #expect(items[0].transform == CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(items[1].transform == CGAffineTransform(0, 2, -2, 0, 0, 0))
  }

  @Test(arguments: [(1.0, 3.0), (3, 1), (2, 2)])
  func aRangeIsClosedWhicheverEndIsGreater(one: Double, other: Double) {
    let range = UIFloatRange(minimum: one, maximum: other).closed
    #expect(range == min(one, other)...max(one, other))
  }

  @Test func rangesAreInfiniteOrZero() {
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange() == .zero && UIFloatRangeMake(1, 2).maximum == 2)
  }

  @Test func attributesAreFoundByKindAndPlace() {
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let cells = [first, second].map(UICollectionViewLayoutAttributes.init(forCellWith:))
    let head = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head",
      with: first
    )
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: second)
    let all = cells + [head, line]
    for (index, item) in all.enumerated() {
      item.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 10, height: 10)
    }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: all))
    #expect(animator.layoutAttributesForCell(at: first) === cells[0])
    #expect(animator.layoutAttributesForCell(at: second) === cells[1])
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) == nil)
    let supplementary = animator.layoutAttributesForSupplementaryView
    #expect(supplementary("head", first) === head)
    #expect(supplementary("foot", first) == nil && supplementary("head", second) == nil)
    let decoration = animator.layoutAttributesForDecorationView
    #expect(decoration("line", second) === line)
    #expect(decoration("other", second) == nil && decoration("line", first) == nil)
  }

  private func falling(_ items: [UIView]) -> (Stage, UIDynamicAnimator, UIGravityBehavior) {
    let stage = Stage(device: .init(width: 400, height: 800, scale: 1))
    for item in items { stage.window.addSubview(item) }
    let animator = UIDynamicAnimator(referenceView: stage.window)
    let gravity = UIGravityBehavior(items: [items[0]])
    animator.addBehavior(gravity)
    return (stage, animator, gravity)
  }

  @Test func whatIsAddedLaterFallsFromThenOnAndWhatIsRemovedStays() {
    let items = [view(0, 0, 10, 10), view(50, 0, 10, 10)]
    let (stage, animator, gravity) = falling(items)
    stage.advance(by: 0.5)
    #expect(items[1].center.y == 5)
    gravity.addItem(items[1])
    stage.advance(by: 0.5)
    #expect(abs(items[1].center.y - (5 + 125)) < 10)
    gravity.removeItem(items[1])
    #expect(gravity.items.count == 1 && animator.isRunning)
  }

  /// A snap turns an item upright the short way.
  @Test(arguments: [0.4, 0.9, -0.9])
  func aSnapTurnsTheShortWay(turns: Double) {
    let item = view(100, 100, 50, 50)
    item.transform = CGAffineTransform(rotationAngle: .pi * turns)
    let stage = Stage(device: .init(width: 400, height: 800, scale: 1))
    stage.window.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: stage.window)
    let snap = UISnapBehavior(item: item, snapTo: item.center)
    snap.damping = 1
    animator.addBehavior(snap)
    stage.advance(by: 0.1)
    let angle = atan2(item.transform.b, item.transform.a) / .pi
    #expect(abs(angle) < abs(turns) && (angle > 0) == (turns > 0))
  }
}
