public import Foundation
import Geometry

/// The configuration of a list section.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators = true  // [D]
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// [D] Automatic if nil.
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// [D] Called for each item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// [W] As in tables: only plain lists have it by themselves.
  var usedHeaderPadding: CGFloat {
    headerTopPadding ?? (appearance == .plain ? UITableView.headerTopPadding : 0)
  }
}

/// A row's position in its list, which determines its appearance.
struct ListPosition: Equatable {
  let list: UICollectionLayoutListConfiguration
  /// The generation of the layout: its closures may return something else each time it is prepared.
  let edition: Int
  /// False for headers and footers.
  let isRow: Bool
  let isFooter: Bool
  let isFirst: Bool
  let isLast: Bool

  @MainActor
  init(
    _ list: UICollectionLayoutListConfiguration,
    _ element: ArrangedElement,
    count: Int,
    edition: Int
  ) {
    (self.list, self.edition) = (list, edition)
    let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
    isRow = element.kind == nil && element.index >= firstRow
    isFooter = element.kind == UICollectionView.elementKindSectionFooter
    isFirst = element.kind == nil && element.index == firstRow
    isLast = element.kind == nil && element.index == count - 1
  }

  static func == (left: ListPosition, right: ListPosition) -> Bool {
    left.edition == right.edition
      && (left.isRow, left.isFirst, left.isLast) == (right.isRow, right.isFirst, right.isLast)
  }
}

extension NSCollectionLayoutSection {
  // [W] A row, and the space above and below groups.
  private static let row: CGFloat = 44
  private static let gap: CGFloat = 17.5

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(row)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let width = layoutEnvironment.container.contentSize.width
    let side = configuration.appearance == .insetGrouped ? SideMargin.at(width: width) : 0
    let hasHeader = configuration.headerMode == .supplementary
    section.headerPadding = hasHeader ? configuration.usedHeaderPadding : 0
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : top(of: configuration),
      leading: side,
      bottom: configuration.isGrouped && !hasFooter ? gap : 0,
      trailing: side
    )
    if hasHeader {
      section.addEdge(
        UICollectionView.elementKindSectionHeader,
        alignment: .top,
        list: configuration
      )
    }
    if hasFooter {
      section.addEdge(
        UICollectionView.elementKindSectionFooter,
        alignment: .bottom,
        list: configuration
      )
    }
    return section
  }

  /// The space above the rows of a section without a header view.
  private static func top(of list: UICollectionLayoutListConfiguration) -> CGFloat {
    if let padding = list.headerTopPadding { return padding }
    if list.headerMode == .firstItemInSection, !list.isGrouped { return list.usedHeaderPadding }
    return list.isGrouped ? gap : 0
  }

  private func addEdge(
    _ kind: String,
    alignment: NSRectAlignment,
    list: UICollectionLayoutListConfiguration
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(Self.row)
    )
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: kind,
      alignment: alignment
    )
    // [W] Headers of plain lists stay visible.
    item.pinToVisibleBounds = alignment == .top && list.appearance == .plain
    boundarySupplementaryItems.append(item)
  }
}

extension UICollectionViewCompositionalLayout {
  /// [W] A list sets the background of its collection.
  func takeListLook() {
    guard let view = collectionView, let list = map.sections.lazy.compactMap(\.section.list).first
    else { return }
    let color =
      list.backgroundColor
      ?? (list.isGrouped ? .systemGroupedBackground : .systemBackground)
    if view.backgroundColor == .systemBackground
      || view.backgroundColor == .systemGroupedBackground,
      view.backgroundColor != color
    {
      view.backgroundColor = color
    }
  }
}
