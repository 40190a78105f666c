@preconcurrency public import Foundation
import Geometry

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {
    super.init()
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// [D] What the insets of sections are measured from that do not say so themselves.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provide: UICollectionViewCompositionalLayoutSectionProvider
  var map = CompositionalMap()
  /// Before the update that is being animated.
  private var former: CompositionalMap?

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provide = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Incremented each time it is prepared.
  private var edition = 0
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    edition += 1
    preparedSides = [:]
    guard let view = collectionView else { return }
    let covered = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - covered.left - covered.right),
      height: max(0, view.bounds.height - covered.top - covered.bottom)
    )
    let environment = CollectionEnvironment(size, insets: .zero, traits: view.traitCollection)
    map = CompositionalMap(isVertical: isVertical, room: size, isMirrored: view.isRightToLeft)
    for index in 0..<view.numberOfSections {
      guard let section = provide(index, environment) else {
        view.layer.core.raise(
          "UICollectionViewCompositionalLayout",
          "the section provider has no section \(index)",
          remedy: "return a section for each one that the data source reports"
        )
        continue
      }
      if index > 0 { map.add(space: configuration.interSectionSpacing) }
      arrange(section, at: index, in: view)
    }
    map.finish(configuration.boundarySupplementaryItems) { [selfSizingCache] kind, section in
      selfSizingCache[kind, IndexPath(item: 0, section: section)]
    }
    takeListLook()
  }

  private func arrange(
    _ section: NSCollectionLayoutSection,
    at index: Int,
    in view: UICollectionView
  ) {
    let reference = section.contentInsetsReference.or(configuration.contentInsetsReference)
      .or(.safeArea)
    let edges = section.supplementaryContentInsetsReference
    let arranger = SectionArranger(
      section: section,
      index: index,
      room: map.room,
      isVertical: isVertical,
      traits: view.traitCollection,
      sides: sides(of: reference, in: view),
      edgeSides: edges == .automatic ? nil : sides(of: edges, in: view),
      cachedSize: { [selfSizingCache] kind, item in
        selfSizingCache[kind, IndexPath(item: item, section: index)]
      }
    )
    map.add(arranger.arrange(count: view.numberOfItems(inSection: index)), section)
  }

  /// How far the margins that its sections refer to were from the sides when it was prepared.
  private var preparedSides: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]

  private func sides(
    of reference: UIContentInsetsReference,
    in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let found = view.sides(of: reference)
    if reference.isMargin { preparedSides[reference] = found }
    return found
  }

  override var hasOtherMargins: Bool {
    guard let view = collectionView else { return false }
    return preparedSides.contains { view.sides(of: $0.key) != $0.value }
  }

  open override var collectionViewContentSize: CGSize { map.size }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionKey(kind: UICollectionView.cellKind, path: indexPath), in: map)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionKey(kind: elementKind, path: indexPath), in: map)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in map.sections.enumerated() {
      guard section.frame.intersects(rect) || section.hasPins else { continue }
      let own = section.elements.filter { isSeen($0, in: section, rect) }
        .map { (element: $0, attributes: attributes($0, index, in: map)) }
      notifyOfVisible(own, at: index, in: section, of: rect)
      found += own.map(\.attributes)
    }
    return found
  }

  private func attributes(
    of key: CollectionKey,
    in map: CompositionalMap
  ) -> UICollectionViewLayoutAttributes? {
    map.element(key.kind, key.path).map { attributes($0, key.path.section, in: map) }
  }

  // MARK: Updates

  override var movesElements: Bool { true }
  override func keepPlaces() { former = map }
  override func forgetPlaces() { former = nil }
  /// Not of what scrolls across, which moves with its section.
  override func formerPlace(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    let place = former.flatMap { attributes(of: key, in: $0) }
    return place?.lane == nil ? place : nil
  }

  override var hearsOfAllSizes: Bool { false }
  override var followsBounds: Bool {
    map.sections.contains {
      $0.lane != nil || $0.hasPins || $0.section.visibleItemsInvalidationHandler != nil
    }
  }

  /// Whether an element is visible, which for an orthogonal section depends on its offset.
  private func isSeen(
    _ element: ArrangedElement,
    in section: CompositionalMap.Section,
    _ rect: CGRect
  ) -> Bool {
    let frame = pinned(element, section)
    guard let lane = section.lane, element.scrolls else { return frame.overlaps(rect) }
    let offset = owner?.lanes[lane.section]?.contentOffset ?? .zero
    return frame.offsetBy(dx: -offset.x, dy: -offset.y).overlaps(rect.intersection(lane.frame))
  }

  /// [D] Pinned headers and footers stay visible as long as their section is.
  private func pinned(_ element: ArrangedElement, _ section: CompositionalMap.Section) -> CGRect {
    guard let pin = element.pin, let view = collectionView else { return element.frame }
    return pin.place(
      element.frame,
      in: pin.isOfLayout ? CGRect(origin: .zero, size: map.size) : section.frame,
      seen: view.bounds.inset(by: view.adjustedContentInset),
      isVertical: isVertical
    )
  }

  private func attributes(
    _ element: ArrangedElement,
    _ section: Int,
    in map: CompositionalMap
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: element.index, section: section)
    )
    result.representedElementKind = element.kind
    result.isDecoration = element.isDecoration
    let arranged = map.sections[section]
    result.frame = pinned(element, arranged)
    // [I] The layout's own cover those of sections.
    result.zIndex = element.pin.map { element.zIndex + ($0.isOfLayout ? 20 : 10) } ?? element.zIndex
    result.selfSizingAxes = element.selfSizingAxes
    if arranged.lane != nil, element.scrolls { result.lane = section }
    if let list = arranged.section.list {
      result.listPosition = ListPosition(list, element, count: arranged.cellCount, edition: edition)
    }
    return result
  }

  /// The handler gets what is in sight, of all that is asked for; nothing if that is elsewhere.
  private func notifyOfVisible(
    _ found: [(element: ArrangedElement, attributes: UICollectionViewLayoutAttributes)],
    at index: Int,
    in section: CompositionalMap.Section,
    of rect: CGRect
  ) {
    guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView
    else { return }
    let seen = view.bounds
    guard rect.width >= seen.width, rect.height >= seen.height, rect.overlaps(seen),
      section.frame.intersects(seen) || section.hasPins
    else { return }
    let offset = owner?.lanes[index]?.contentOffset ?? view.contentOffset
    handler(
      found.filter { isSeen($0.element, in: section, seen) }.map(\.attributes),
      offset,
      CollectionEnvironment(map.room, insets: .zero, traits: view.traitCollection)
    )
  }

  /// [I] Sections may depend on any side of what contains them.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  override var sectionKinds: Set<String> {
    let own = map.sections.flatMap { $0.section.boundarySupplementaryItems.map(\.elementKind) }
    return super.sectionKinds.union(own)
  }
  override var lanes: [CollectionLane] { map.sections.compactMap(\.lane) }
}
