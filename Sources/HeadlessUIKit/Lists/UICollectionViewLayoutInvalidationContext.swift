@preconcurrency public import Foundation
import Geometry

/// Describes which parts of a layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: LayoutPart {
  var everything = false
  var dataSourceCounts = false
  /// Whether self-sizing views are measured again.
  var measuresAgain = false
  private var supplementary: [String: [IndexPath]] = [:]
  private var decoration: [String: [IndexPath]] = [:]

  public override init() {
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(_made: Void) {
    self.init()
  }

  /// [W] Not for a plain `invalidateLayout()`, but for `reloadData()`.
  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }
  // [D] While an item is moved by a finger, and when that ends.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary
  }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decoration.isEmpty ? nil : decoration
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    supplementary[elementKind, default: []] += indexPaths
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration[elementKind, default: []] += indexPaths
  }
}

/// Describes which values a flow layout has to request from its delegate again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true  // [D]
  open var invalidateFlowLayoutAttributes = true  // [D]
}
