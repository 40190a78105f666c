@preconcurrency public import Foundation
public import Geometry

/// A layout of lines with as many items as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var arranged: FlowMap?
  /// Before the update that is being animated.
  private var former: FlowMap?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] Marks self-sizing items.
  public static let automaticSize = CGSize(width: 1.797e308, height: 1.797e308)

  // [D] The defaults of UICollectionViewFlowLayout.h.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    arranged = nil
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    arranged = arrange()
  }

  /// A subclass may use it between an invalidation and the next `prepare`.
  private var flow: FlowMap {
    if let arranged { return arranged }
    let made = arrange()
    arranged = made
    return made
  }

  private func arrange() -> FlowMap {
    guard let view = collectionView else { return FlowMap() }
    let isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let width =
      isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    var flow = FlowMap(isVertical: isVertical, length: max(0, width))
    for section in 0..<view.numberOfSections { flow.add(describe(section, view)) }
    return flow
  }

  private func describe(_ section: Int, _ view: UICollectionView) -> FlowMap.Section {
    let flowDelegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let count = view.numberOfItems(inSection: section)
    return FlowMap.Section(
      items: (0..<count).map {
        size(of: IndexPath(item: $0, section: section), view, flowDelegate)
      },
      insets: insets(ofSection: section, in: view, flowDelegate: flowDelegate),
      lineSpacing: flowDelegate?.collectionView(
        view,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? minimumLineSpacing,
      itemSpacing: flowDelegate?.collectionView(
        view,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? minimumInteritemSpacing,
      header: flowDelegate?.collectionView(
        view,
        layout: self,
        referenceSizeForHeaderInSection: section
      )
        ?? headerReferenceSize,
      footer: flowDelegate?.collectionView(
        view,
        layout: self,
        referenceSizeForFooterInSection: section
      )
        ?? footerReferenceSize
    )
  }

  /// [D] The section's insets, relative to the reference.
  private func insets(
    ofSection section: Int,
    in view: UICollectionView,
    flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UIEdgeInsets {
    var insets =
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let extra: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    if scrollDirection == .vertical {
      insets.left += extra.left
      insets.right += extra.right
    } else {
      insets.top += extra.top
      insets.bottom += extra.bottom
    }
    return insets
  }

  private var sizesThemselves: Bool { estimatedItemSize != .zero }

  private func size(
    of path: IndexPath,
    _ view: UICollectionView,
    _ flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if sizesThemselves {
      if let known = selfSizingCache[UICollectionView.cellKind, path] { return known }
      return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofItem: indexPath, in: flow) }

  private func attributes(
    ofItem indexPath: IndexPath,
    in flow: FlowMap
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(of: indexPath) else { return nil }
    let attributes = makeAttributes(indexPath)
    attributes.frame = frame
    if sizesThemselves { attributes.selfSizingAxes = [.horizontal, .vertical] }
    return attributes
  }

  /// [W] A header or footer that a section lacks has no size.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let edge = attributes(ofEdge: elementKind, at: indexPath, in: flow) { return edge }
    guard sectionKinds.contains(elementKind), (0..<flow.sectionCount).contains(indexPath.section)
    else { return nil }
    return makeAttributes(indexPath, elementKind)
  }

  private func attributes(
    ofEdge elementKind: String,
    at indexPath: IndexPath,
    in flow: FlowMap
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard var frame = flow.edge(indexPath.section, isHeader: isHeader) else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins { pin(&frame, flow.span(of: indexPath.section), isHeader: isHeader) }
    let attributes = makeAttributes(indexPath, elementKind)
    attributes.frame = frame
    // [W] Pinned headers cover the items below them.
    if pins { attributes.zIndex = 10 }
    return attributes
  }

  /// [D] Headers and footers stay visible as long as their section is.
  private func pin(_ frame: inout CGRect, _ span: ClosedRange<CGFloat>?, isHeader: Bool) {
    guard let view = collectionView, let span else { return }
    let isVertical = scrollDirection == .vertical
    let length = span.upperBound - span.lowerBound
    frame = PinnedEdge(isAtEnd: !isHeader).place(
      frame,
      in: isVertical
        ? CGRect(x: 0, y: span.lowerBound, width: 0, height: length)
        : CGRect(x: span.lowerBound, y: 0, width: length, height: 0),
      seen: view.bounds.inset(by: view.adjustedContentInset),
      isVertical: isVertical
    )
  }

  // Attributes that a subclass returns for single items are not requested here, since its override
  // of this method does so itself.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let flow = flow
    let items = flow.items(in: rect).compactMap { attributes(ofItem: $0, in: flow) }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let edges = (0..<flow.sectionCount).flatMap { section in
      kinds.compactMap {
        attributes(ofEdge: $0, at: IndexPath(item: 0, section: section), in: flow)
      }
    }
    return items + edges.filter { $0.frame.overlaps(rect) }
  }

  /// [M] The delegate's numbers stay; only a new size, or an offset across, rebuilds the lines.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let own = context as? UICollectionViewFlowLayoutInvalidationContext,
      let old = collectionView?.bounds
    else { return context }
    own.invalidateFlowLayoutDelegateMetrics = false
    own.invalidateFlowLayoutAttributes =
      newBounds.size != old.size
      || (scrollDirection == .vertical
        ? newBounds.minX != old.minX : newBounds.minY != old.minY)
    return context
  }

  // MARK: Updates

  override var movesElements: Bool { true }
  override func keepPlaces() { former = arranged }
  override func forgetPlaces() { former = nil }
  override func formerPlace(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let former else { return nil }
    return key.kind == UICollectionView.cellKind
      ? attributes(ofItem: key.path, in: former)
      : attributes(ofEdge: key.kind, at: key.path, in: former)
  }

  override var hearsOfAllSizes: Bool { false }
  override var followsBounds: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// [D] Lines are rebuilt when the collection's width changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
  }
}
