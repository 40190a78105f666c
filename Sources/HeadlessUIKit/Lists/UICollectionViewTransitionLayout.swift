public import Foundation
import Geometry

/// Interpolates between two layouts.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isPrepared = false

  public init(
    currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Custom values that are interpolated with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    guard !isPrepared else { return }
    isPrepared = true
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: mix(from: from.width, to: to.width),
      height: mix(from: from.height, to: to.height)
    )
  }

  override var followsBounds: Bool { true }
  /// [I] What either layout shows moves, from or to where it is not in sight.
  override var isAskedForPages: Bool { false }
  override var hearsOfAllSizes: Bool { false }

  /// The elements of both layouts, in the order of the old one.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let known = Set(old.map { CollectionKey($0) })
    let new = (nextLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      !known.contains(CollectionKey($0))
    }
    return (old + new).map { blend($0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForItem(at: indexPath)
      ?? nextLayout.layoutAttributesForItem(at: indexPath)).map { blend($0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
      .map { blend($0) }
  }

  private func mix(from: CGFloat, to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  private func blend(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let key = CollectionKey(attributes)
    guard !attributes.isDecoration, let from = currentLayout.attributes(of: key),
      let to = nextLayout.attributes(of: key)
    else { return attributes }
    let made = from.duplicate()
    made.size = CGSize(
      width: mix(from: from.size.width, to: to.size.width),
      height: mix(from: from.size.height, to: to.size.height)
    )
    made.center = CGPoint(
      x: mix(from: from.center.x, to: to.center.x),
      y: mix(from: from.center.y, to: to.center.y)
    )
    made.alpha = mix(from: from.alpha, to: to.alpha)
    made.transform3D = .mix(from.wholeTransform, to.wholeTransform, Double(transitionProgress))
    made.transform = .identity
    made.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    return made
  }
}

extension UICollectionViewLayoutAttributes {
  /// The affine transform, or else the 3D one.
  var wholeTransform: CATransform3D {
    transform == .identity ? transform3D : CATransform3DMakeAffineTransform(transform)
  }
}
