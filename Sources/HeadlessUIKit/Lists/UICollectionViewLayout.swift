@preconcurrency public import Foundation
public import Geometry

/// The position and appearance of one item of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: LayoutPart, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(_made: Void) {
    self.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The axes along which a view determines its size itself.
  struct SelfSizingAxes: OptionSet {
    let rawValue: Int
    static let horizontal = SelfSizingAxes(rawValue: 1)
    static let vertical = SelfSizingAxes(rawValue: 2)
  }

  var selfSizingAxes: SelfSizingAxes = []
  /// The orthogonally scrolling section that contains the view, if any.
  var lane: Int?
  var listPosition: ListPosition?

  open var indexPath = IndexPath(item: 0, section: 0)
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isDecoration = true
  }

  /// Whether the layout created it, for no item.
  var isDecoration = false
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }
  open var representedElementKind: String?
  open var size = CGSize.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// [D] Equal attributes are not applied again; a subclass should compare its additional
  /// properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { says(other) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func says(_ other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && isDecoration == other.isDecoration && size == other.size && center == other.center
      && transform == other.transform && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && selfSizingAxes == other.selfSizingAxes && lane == other.lane
      && listPosition == other.listPosition
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = Self.fresh()
    (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
    (copy.size, copy.center, copy.alpha) = (size, center, alpha)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    copy.isDecoration = isDecoration
    (copy.selfSizingAxes, copy.lane, copy.listPosition) = (selfSizingAxes, lane, listPosition)
    return copy
  }
}

/// Determines the positions of a collection's items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// The sizes that self-sizing views have requested.
  var selfSizingCache = SelfSizingCache()
  /// The context of a change of bounds, which `invalidateLayout()` passes on.
  var pendingContext: UICollectionViewLayoutInvalidationContext?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called when everything of its document is connected.
  open func awakeFromNib() {}

  /// Supplementary views of these kinds belong to a section as a whole.
  var sectionKinds: Set<String> {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }
  /// What makes decoration views.
  var decorations: [String: () -> UICollectionReusableView?] = [:]
  var lanes: [CollectionLane] { [] }
  /// Whether its elements depend on where the collection is scrolled to, and are asked for anew.
  var followsBounds: Bool { false }
  /// Whether the margins that it was prepared for have changed.
  var hasOtherMargins: Bool { false }
  /// Whether it is asked for more than what is in sight.
  var isAskedForPages: Bool { true }
  /// Whether it hears of every size that views prefer, as layouts of apps do.
  var hearsOfAllSizes: Bool { true }
  /// The update that is being animated.
  var update: LayoutUpdate?
  /// Whether elements begin where they were before an update and end where they will be, as those
  /// of flow and compositional layouts do.
  var movesElements: Bool { false }
  /// Keeps where everything is before an update.
  func keepPlaces() {}
  func forgetPlaces() {}
  /// Where an element was before the update, as far as is known.
  func formerPlace(of key: CollectionKey) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map {
      let type = NamedClass(type: $0, role: "the class registered for \(elementKind)")
        .kind(of: UICollectionReusableView.self, core)
      return { type.made(frame: .zero) }
    }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in { nib.first(UICollectionReusableView.self) } }
  }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open var collectionView: UICollectionView? { owner }
  open func prepare() {}
  open func invalidateLayout() {
    let context = pendingContext ?? makeContext(measuresAgain: true)
    pendingContext = nil
    invalidateLayout(with: context)
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(context)
  }
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// [D] False: scrolling does not invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// [D] False: what views prefer does not invalidate an app's own layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { !hearsOfAllSizes && preferredAttributes.size != originalAttributes.size }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  // [D] Which views come and go with an update, beside those of its items and sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Items under a finger

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { item(at: position) ?? previousIndexPath }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { lifted(indexPath, position) }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
  }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: previousIndexPaths, to: indexPaths, at: owner?.carried?.position ?? .zero)
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  // [W] Subclasses of flow and compositional layouts change what these return.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    beginning(of: CollectionKey(kind: UICollectionView.cellKind, path: itemIndexPath))
  }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ending(of: CollectionKey(kind: UICollectionView.cellKind, path: itemIndexPath))
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    beginning(of: CollectionKey(kind: elementKind, path: elementIndexPath))
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ending(of: CollectionKey(kind: elementKind, path: elementIndexPath))
  }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: From layout to layout

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Direction

  /// [D] The direction that a layout is written for; it is mirrored for the other one if it opts
  /// in.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
