@preconcurrency public import Foundation
public import Geometry

/// A sequence of groups, with headers, footers and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list section.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the header of a list section.
  var headerPadding: CGFloat = 0

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
    checkKinds()
  }

  /// [M] An item that a group lists twice has its badges twice, unlike one that it repeats.
  private func checkKinds() {
    var known: Set<String> = []
    for kind in group.supplementaryKinds where !known.insert(kind).inserted {
      StageCore.ambient.raise(
        "NSCollectionLayoutSection",
        "its group has several supplementary items of the kind \(kind)",
        remedy: "give each its own kind, or repeat the item with repeatingSubitem:count:"
      )
    }
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// [D] An automatic one follows the layout's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// [D] That of headers and footers; an automatic one has them follow the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true  // [D]
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Is called with the visible items of a section that scrolls orthogonally.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// The orthogonal scrolling of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A visible item, which may be moved and faded.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
  var representedElementKind: String? { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var name: String { get }
}

extension NSCollectionLayoutVisibleItem {
  /// [D] The kind of a supplementary or decoration view; empty for a cell.
  public var name: String { representedElementKind ?? "" }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The size of a layout's container.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The only implementation of the environment.
@MainActor
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(
    _ size: CGSize,
    insets: NSDirectionalEdgeInsets = .zero,
    traits: UITraitCollection
  ) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
    )
  }
}
