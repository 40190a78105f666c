@preconcurrency public import Foundation

/// Items in a row or column, repeated for all items of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Order {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let order: Order
  public let subitems: [NSCollectionLayoutItem]
  /// The number of items in one group; nil for as many as fit.
  let count: Int?
  /// Whether the items divide the group's length equally, ignoring their own sizes.
  let isShared: Bool

  init(
    size: NSCollectionLayoutSize,
    order: Order,
    subitems: [NSCollectionLayoutItem] = [],
    count: Int? = nil,
    isShared: Bool = false
  ) {
    self.order = order
    self.subitems = subitems
    self.count = count
    self.isShared = isShared
    super.init(layoutSize: size, supplementaryItems: [])
  }

  override var supplementaryKinds: [String] {
    super.supplementaryKinds + subitems.flatMap { $0.supplementaryKinds }
  }

  open var interItemSpacing: NSCollectionLayoutSpacing?

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, order: .row, subitems: subitems)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, order: .row, subitems: [subitem], count: count)
  }
  /// [D] The items' widths are ignored: `count` of them fill the group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize,
      order: .row,
      subitems: [subitem],
      count: count,
      isShared: true
    )
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, order: .column, subitems: subitems)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, order: .column, subitems: [subitem], count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize,
      order: .column,
      subitems: [subitem],
      count: count,
      isShared: true
    )
  }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, order: .custom(itemProvider))
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item with an explicit frame in a custom group.
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
