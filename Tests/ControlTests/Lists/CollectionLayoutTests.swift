import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What layouts of one's own can rely on.
@MainActor
@Suite struct CollectionLayoutTests {
  private let bench = Bench()
  private let model = TileModel()
  private let listener = ScrollListener()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = model
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  @Test func theLayoutChoosesWhereADragEnds() throws {
    let layout = SnappingLayout()
    let view = collection(layout)
    bench.stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 190, y: 100), duration: 0.4)
    try bench.stage.settle()
    #expect(layout.asked.count == 1)
    #expect(view.contentOffset.x == 200)
  }

  @Test func attributesAreOfTheClassThatTheLayoutNamesAndCopyWhole() throws {
    let view = collection(TintingLayout())
    let path = IndexPath(item: 2, section: 0)
    let attributes = try #require(view.layoutAttributesForItem(at: path) as? TintAttributes)
    attributes.tint = 0.75
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? TintAttributes)
    #expect(copy !== attributes && copy.tint == 0.75 && copy.alpha == 0.5)
    #expect(copy.frame == attributes.frame && copy.indexPath == path)
  }

  @Test(.evidence(.reported)) func contextsSayWhyALayoutIsMadeAnew() {
    let layout = WatchedLayout()
    let view = collection(layout)
    layout.reasons = []
    view.contentOffset.y = 10
    #expect(layout.reasons == ["layout"])
    view.reloadData()
    bench.stage.advance(by: 0)
    #expect(layout.reasons.last == "everything counts")
    layout.invalidateLayout()
    #expect(layout.reasons.last == "layout")
    bench.stage.advance(by: 0)
    model.numbers.removeFirst()
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.updates == ["delete 0"])
  }

  @Test(.evidence(.reported))
  func aLayoutIsAskedBeforeTheBoundsChangeAndTheDelegateHearsLast() {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    listener.onScroll = { layout.note("scroll") }
    view.delegate = listener
    layout.log = []
    view.contentOffset.y = 10
    #expect(
      layout.log == [
        "ask 0 480", "context 0 480", "plain 10 480", "with own context 10 480", "scroll 10 480",
      ]
    )
    layout.log = []
    view.frame.size.height = 400
    #expect(
      layout.log == [
        "ask 10 480", "context 10 480", "plain 10 400", "with own context 10 400",
      ]
    )
    (layout.log, layout.answer) = ([], false)
    view.frame.size.height = 440
    #expect(layout.log == ["ask 10 400"])
  }

  @Test(.evidence(.measured))
  func aLayoutIsAskedAboutAnOffsetThatIsSetBeforeItChanges() {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    listener.onScroll = { layout.note("scroll") }
    view.delegate = listener
    bench.stage.advance(by: 0)
    layout.log = []
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(
      layout.log == [
        "ask 0 480", "context 0 480", "plain 0 480", "with own context 0 480", "scroll 10 480",
      ]
    )
    layout.log = []
    view.contentOffset.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 25), animated: false)
    #expect(layout.log == ["scroll 20 480", "scroll 25 480"])
    bench.stage.advance(by: 0)
    layout.log = []
    view.contentOffset.y = 30
    #expect(layout.log.first == "ask 25 480")
  }

  @Test(.evidence(.measured))
  func aLayoutIsAskedAboutTheEndOfAnAnimationAndThenAboutItsFrames() throws {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    listener.onScroll = { layout.note("scroll") }
    view.delegate = listener
    bench.stage.advance(by: 0)
    (layout.log, layout.offsets) = ([], [])
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(
      layout.log == ["ask 0 480", "context 0 480", "plain 0 480", "with own context 0 480"]
    )
    #expect(layout.offsets == [100])
    bench.stage.advance(by: 0)
    try bench.stage.settle()
    let frames = layout.offsets.dropFirst()
    #expect(frames.count > 9 && frames.last == 100)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
    #expect(layout.log.count { $0.hasPrefix("scroll") } == frames.count)
  }

  @Test(.evidence(.measured))
  func aFlowLayoutSaysWhatNewBoundsRebuild() throws {
    let layout = UICollectionViewFlowLayout()
    let old = collection(layout).bounds
    func context(_ bounds: CGRect) throws -> UICollectionViewFlowLayoutInvalidationContext {
      try #require(
        layout.invalidationContext(forBoundsChange: bounds)
          as? UICollectionViewFlowLayoutInvalidationContext
      )
    }
    let (along, across) = (old.offsetBy(dx: 0, dy: 40), old.offsetBy(dx: 5, dy: 0))
    #expect(try !context(along).invalidateFlowLayoutAttributes)
    #expect(try context(across).invalidateFlowLayoutAttributes)
    #expect(try context(old.insetBy(dx: 10, dy: 0)).invalidateFlowLayoutAttributes)
    #expect(try !context(across).invalidateFlowLayoutDelegateMetrics)
    #expect(try !context(across).invalidateEverything)
  }

  @Test func aCarriedItemMakesRoomAndTheDataFollowsWhenItIsPutDown() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let place = try #require(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)))
    let began = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    #expect(began && cell.configurationState.isReordering)
    view.updateInteractiveMovementTargetPosition(place.center)
    #expect(cell.center == place.center)
    #expect(view.indexPath(for: cell)?.item == 4)
    #expect(model.numbers == Array(0..<30))
    try bench.stage.settle()
    view.endInteractiveMovement()
    #expect(!cell.configurationState.isReordering)
    try bench.stage.settle()
    #expect(model.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
    #expect(cell.frame == place.frame)
  }

  @Test func aCarriedItemThatIsGivenUpGoesHome() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    // Three in a row of 320 points, ten apart.
    let home = CGRect(x: 110, y: 0, width: 100, height: 100)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let next = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isReordering) }
    cell.layoutIfNeeded()
    view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 270))
    try bench.stage.settle()
    #expect(cell.center == CGPoint(x: 270, y: 270) && view.indexPath(for: cell)?.item == 8)
    #expect(next.frame == home && view.indexPath(for: next)?.item == 1)
    #expect(states.last == true)
    view.cancelInteractiveMovement()
    try bench.stage.settle()
    #expect(cell.frame == home && view.indexPath(for: cell)?.item == 1)
    #expect(next.frame.minX == 220 && view.indexPath(for: next)?.item == 2)
    #expect(model.numbers == Array(0..<30))
    #expect(states.first == false && states.last == false)
  }

  /// Of each step and of the end, in contexts of its own.
  @Test(.evidence(.documented)) func aLayoutHearsOfAMovement() {
    let layout = MovementLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 40))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    view.endInteractiveMovement()
    #expect(
      layout.calls == [
        "1 to 2 at 270 40, was 160 50", "2 to 2 at 270 50, was 270 40",
        "end 2 to 2 at 270 50",
      ]
    )
    layout.calls = []
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    view.cancelInteractiveMovement()
    #expect(layout.calls == ["0 to 1 at 160 50, was 50 50", "cancel 1 to 0 at 160 50"])
    let other = layout.invalidationContext(forBoundsChange: .zero)
    #expect(other.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(other.previousIndexPathsForInteractivelyMovingItems == nil)
  }

  @Test func aCarriedItemThatIsReloadedIsNotMovedAnyMore() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = collection(layout)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell.configurationState.isReordering)
    view.reloadData()
    bench.stage.advance(by: 0)
    #expect(!cell.configurationState.isReordering && view.carried == nil)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 270))
    view.endInteractiveMovement()
    #expect(model.numbers == Array(0..<30))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

@MainActor
private final class TileModel: NSObject, UICollectionViewDataSource {
  var numbers = Array(0..<30)

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

/// A strip of pages of 200 points at which drags end.
@MainActor
private final class SnappingLayout: UICollectionViewFlowLayout {
  var asked: [CGFloat] = []

  override func prepare() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 400)
    minimumLineSpacing = 0
    super.prepare()
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked.append(velocity.x)
    return CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
  }
}

/// Writes down the contexts of movements with which it is invalidated.
@MainActor
private final class MovementLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  private var word = ""
  private var place = ""

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    (word, place) = ("", ", was \(Int(previousPosition.x)) \(Int(previousPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    (word, place) = (movementCancelled ? "cancel " : "end ", "")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let old = context.previousIndexPathsForInteractivelyMovingItems?.first,
      let new = context.targetIndexPathsForInteractivelyMovingItems?.first
    else { return }
    let target = context.interactiveMovementTarget
    calls.append("\(word)\(old.item) to \(new.item) at \(Int(target.x)) \(Int(target.y))\(place)")
  }
}

/// Writes down how it is told of new bounds, with the bounds at that time.
@MainActor
private final class AskedLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var offsets: [CGFloat] = []
  var answer = true
  private var own: UICollectionViewLayoutInvalidationContext?

  func note(_ word: String) {
    let bounds = collectionView?.bounds ?? .zero
    log.append("\(word) \(Int(bounds.minY)) \(Int(bounds.height))")
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("ask")
    offsets.append(newBounds.minY)
    return answer
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    let made = super.invalidationContext(forBoundsChange: newBounds)
    own = made
    return made
  }
  override func invalidateLayout() {
    note("plain")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context === own ? "with own context" : "with another context")
    super.invalidateLayout(with: context)
  }
}

@MainActor
private final class ScrollListener: NSObject, UICollectionViewDelegate {
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}

@MainActor
private final class TintAttributes: UICollectionViewLayoutAttributes {
  var tint = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintAttributes)?.tint = tint
    return copy
  }
}

@MainActor
private final class TintingLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintAttributes.self }
}

@MainActor
private final class WatchedLayout: UICollectionViewFlowLayout {
  var reasons: [String] = []
  var updates: [String] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let words = [
      context.invalidateEverything ? "everything" : nil,
      context.invalidateDataSourceCounts ? "counts" : nil,
    ].compactMap(\.self)
    reasons.append(words.isEmpty ? "layout" : words.joined(separator: " "))
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates += updateItems.map { "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)" }
  }
}
