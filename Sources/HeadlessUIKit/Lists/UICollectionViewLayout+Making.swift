import Foundation
import Geometry

extension UICollectionViewLayout {
  /// Uses the class that the layout names.
  func makeContext(
    everything: Bool = false,
    counts: Bool = false,
    measuresAgain: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let named = NamedClass(
      type: Self.invalidationContextClass,
      role: "invalidationContextClass of \(Self.self)"
    )
    let context = named.kind(of: UICollectionViewLayoutInvalidationContext.self, core).fresh()
    (context.everything, context.dataSourceCounts) = (everything, counts)
    context.measuresAgain = everything || measuresAgain
    return context
  }

  func makeContext(
    moving previous: [IndexPath],
    to targets: [IndexPath],
    at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.interactiveMovementTarget = position
    return context
  }

  /// Uses the class that the layout names.
  func makeAttributes(
    _ path: IndexPath,
    _ kind: String? = nil
  ) -> UICollectionViewLayoutAttributes {
    let named = NamedClass(
      type: Self.layoutAttributesClass,
      role: "layoutAttributesClass of \(Self.self)"
    )
    let attributes = named.kind(of: UICollectionViewLayoutAttributes.self, core).fresh()
    (attributes.indexPath, attributes.representedElementKind) = (path, kind)
    return attributes
  }

  var core: StageCore { owner?.layer.core ?? .ambient }

  /// The item at a point.
  func item(at position: CGPoint) -> IndexPath? {
    let pixel = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    return layoutAttributesForElements(in: pixel)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }?.indexPath
  }

  /// [I] Above the others, centred below the finger.
  func lifted(_ path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: path)?.duplicate() ?? makeAttributes(path)
    attributes.center = position
    attributes.zIndex = 1000
    return attributes
  }
}
