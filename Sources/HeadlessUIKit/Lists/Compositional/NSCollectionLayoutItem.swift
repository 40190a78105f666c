@preconcurrency public import Foundation
public import Geometry

/// One item of a group: its size and content insets.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The kinds of all supplementary items in it.
  var supplementaryKinds: [String] { supplementaryItems.map(\.elementKind) }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// [D] Insets are ignored along an axis whose size is estimated.
  var usedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}
