@preconcurrency public import Foundation

/// Items beside or below each other, repeated until all of a section's have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Order {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let order: Order
  public let subitems: [NSCollectionLayoutItem]
  /// How many items stand in one group; as many as fit where it is nil.
  let count: Int?
  /// Whether the items share the group's length equally, whatever their sizes say.
  let isShared: Bool

  init(
    _ size: NSCollectionLayoutSize,
    _ order: Order,
    _ subitems: [NSCollectionLayoutItem] = [],
    count: Int? = nil,
    isShared: Bool = false
  ) {
    self.order = order
    self.subitems = subitems
    self.count = count
    self.isShared = isShared
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open var interItemSpacing: NSCollectionLayoutSpacing?

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row, subitems)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count)
  }
  /// [D] The items' own widths do not count: `count` of them fill the group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count, isShared: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .column, subitems)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count, isShared: true)
  }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item that a custom group places by hand.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
