import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Values and defaults of lists: attributes, contexts, layouts between two, controllers.
@MainActor
@Suite struct ListValueTests {
  private let bench = Bench()
  private let path = IndexPath(item: 1, section: 2)

  // MARK: Attributes

  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let apply: @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void
  }

  nonisolated static let changes = [
    Change(description: "path") { $0.indexPath = IndexPath(item: 9, section: 2) },
    Change(description: "kind") { $0.representedElementKind = "kind" },
    Change(description: "decoration") { $0.isDecoration = true },
    Change(description: "size") { $0.size.width = 9 },
    Change(description: "center") { $0.center.x = 9 },
    Change(description: "transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    Change(description: "3D transform") { $0.transform3D = CATransform3DMakeScale(2, 2, 2) },
    Change(description: "alpha") { $0.alpha = 0.5 },
    Change(description: "z index") { $0.zIndex = 4 },
    Change(description: "hidden") { $0.isHidden = true },
    Change(description: "axes") { $0.selfSizingAxes = .vertical },
    Change(description: "lane") { $0.lane = 3 },
  ]

  /// What differs in anything is applied again; a copy differs in nothing.
  @Test(.evidence(.documented), arguments: changes)
  func attributesDifferInAnything(change: Change) throws {
    let (plain, changed) = (
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forCellWith: path)
    )
    #expect(plain == changed && plain.hash == changed.hash)
    change.apply(changed)
    #expect(plain != changed)
    let copy = try #require(changed.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == changed && copy !== changed)
    #expect(!AppliedLayout(plain, start: .zero).says(changed, start: .zero))
    #expect(AppliedLayout(changed, start: .zero).says(changed, start: .zero))
    #expect(!AppliedLayout(changed, start: .zero).says(changed, start: CGPoint(x: 1, y: 0)))
  }

  @Test(.evidence(.documented)) func attributesKnowTheirCategoryAndFrame() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let head = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(head.representedElementCategory == .supplementaryView && head.name == "head")
    #expect(back.representedElementCategory == .decorationView && back.name == "back")
    #expect(cell.name.isEmpty && [cell, head, back].allSatisfy { $0.indexPath == path })
    cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(cell.center == CGPoint(x: 25, y: 40) && cell.size == CGSize(width: 30, height: 40))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    cell.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    #expect(cell.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    let fresh = UICollectionViewLayoutAttributes()
    #expect(fresh.alpha == 1 && fresh.zIndex == 0 && !fresh.isHidden && fresh.frame == .zero)
  }

  @Test(.evidence(.documented)) func contextsCollectWhatIsInvalid() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    let other = IndexPath(item: 0, section: 0)
    for one in [path, other] {
      context.invalidateItems(at: [one])
      context.invalidateSupplementaryElements(ofKind: "head", at: [one])
      context.invalidateDecorationElements(ofKind: "back", at: [one])
    }
    #expect(context.invalidatedItemIndexPaths == [path, other])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [path, other]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [path, other]])
    let layout = UICollectionViewFlowLayout()
    let (all, counts) = (layout.makeContext(everything: true), layout.makeContext(counts: true))
    #expect(all.invalidateEverything && all.measuresAgain && !all.invalidateDataSourceCounts)
    #expect(!counts.invalidateEverything && !counts.measuresAgain)
    #expect(
      counts.invalidateDataSourceCounts && counts is UICollectionViewFlowLayoutInvalidationContext
    )
    #expect(layout.makeContext(measuresAgain: true).measuresAgain)
  }

  // MARK: Between two layouts

  private final class Single: UICollectionViewLayout {
    let single: UICollectionViewLayoutAttributes
    var prepared = 0

    init(_ change: (UICollectionViewLayoutAttributes) -> Void) {
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
      change(made)
      single = made
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { single.size }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { indexPath == single.indexPath ? single : nil }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { [single] }
  }

  @Test(.evidence(.documented)) func betweenTwoLayoutsEverythingIsMixed() throws {
    let old = Single {
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      ($0.alpha, $0.zIndex) = (1, 1)
    }
    let new = Single {
      $0.frame = CGRect(x: 40, y: 80, width: 20, height: 80)
      ($0.alpha, $0.zIndex, $0.transform) = (0.2, 5, CGAffineTransform(scaleX: 3, y: 1))
    }
    let layout = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(layout.transitionProgress == 0 && layout.collectionViewContentSize == old.single.size)
    layout.transitionProgress = 0.25
    let mixed = try #require(layout.layoutAttributesForItem(at: path))
    #expect(mixed.size == CGSize(width: 80, height: 50))
    #expect(mixed.center == CGPoint(x: 50, y: 45) && isNear(mixed.alpha, 0.8))
    #expect(mixed.transform == .identity && isNear(mixed.transform3D.m11, 1.5))
    #expect(mixed.zIndex == 1 && mixed !== old.single)
    #expect(layout.collectionViewContentSize == CGSize(width: 80, height: 50))
    layout.transitionProgress = 0.5
    #expect(layout.layoutAttributesForItem(at: path)?.zIndex == 5)
    #expect(layout.layoutAttributesForElements(in: .zero)?.map(\.zIndex) == [5])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.value(forAnimatedKey: "x") == 0)
    layout.updateValue(3, forAnimatedKey: "x")
    #expect(layout.value(forAnimatedKey: "x") == 3)
    layout.prepare()
    layout.prepare()
    #expect(old.prepared == 1 && new.prepared == 1)
  }

  // MARK: Defaults

  @Test(.evidence(.documented)) func layoutsHaveDefaults() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.estimatedItemSize == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(flow.sectionInset == .zero && flow.scrollDirection == .vertical)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let plain = UICollectionViewLayout()
    #expect(!plain.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(plain.collectionViewContentSize == .zero && plain.collectionView == nil)
    let offset = CGPoint(x: 3, y: 4)
    #expect(plain.targetContentOffset(forProposedContentOffset: offset) == offset)
    let resting = plain.targetContentOffset(
      forProposedContentOffset: offset,
      withScrollingVelocity: .zero
    )
    #expect(resting == offset && plain.developmentLayoutDirection == .leftToRight)
    let (one, other) = (
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forCellWith: path)
    )
    func invalidates(_ layout: UICollectionViewLayout) -> Bool {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: one,
        withOriginalAttributes: other
      )
    }
    #expect(!invalidates(flow))
    one.size.height = 3
    #expect(invalidates(flow))
    #expect(!invalidates(plain))
  }

  @Test(.evidence(.documented)) func listsHaveDefaults() {
    let table = UITableView()
    #expect(table.style == .plain && table.alwaysBounceVertical && table.allowsSelection)
    #expect(!table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelectionDuringEditing && !table.isEditing)
    #expect(
      [table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight] == [-1, -1, -1]
    )
    #expect(table.sectionFooterHeight == -1 && table.sectionHeaderTopPadding == -1)
    #expect(table.separatorStyle == .singleLine && table.insetsContentViewsToSafeArea)
    #expect(table.isPrefetchingEnabled && table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && table.dragInteractionEnabled)
    #expect(table.backgroundColor == .systemBackground)
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let grouped = UITableView(frame: .zero, style: style)
      #expect(grouped.backgroundColor == .systemGroupedBackground)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection && !view.allowsMultipleSelection && !view.isEditing)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    #expect(view.isPrefetchingEnabled && !view.hasUncommittedUpdates)
    #expect(view.dragInteractionEnabled && !view.isSpringLoaded && !view.hasActiveDrag)
    #expect(view.indexPathsForSelectedItems == [] && view.backgroundColor == .systemBackground)
    view.performBatchUpdates { #expect(view.hasUncommittedUpdates) }
    #expect(!view.hasUncommittedUpdates)
  }

  @Test(.evidence(.documented)) func cellsHaveDefaults() {
    let row = UITableViewCell()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: 44) && row.accessoryType == .none)
    #expect(row.editingAccessoryType == .none && row.selectionStyle == .default)
    #expect(row.indentationLevel == 0 && row.shouldIndentWhileEditing && !row.showsReorderControl)
    #expect(row.automaticallyUpdatesContentConfiguration && !row.showingDeleteConfirmation)
    #expect(row.automaticallyUpdatesBackgroundConfiguration && !row.isSelected && !row.isEditing)
    #expect(!row.userInteractionEnabledWhileDragging && row.reuseIdentifier == nil)
    let masks: [UITableViewCell.StateMask] = [.showingEditControl, .showingDeleteConfirmation]
    #expect(masks.map(\.rawValue) == [1, 2])
    let item = UICollectionViewCell(frame: .zero)
    #expect(!item.isSelected && !item.isHighlighted)
    #expect(item.automaticallyUpdatesContentConfiguration)
    #expect(item.automaticallyUpdatesBackgroundConfiguration)
    let list = UICollectionViewListCell(frame: .zero)
    #expect(list.indentationLevel == 0 && list.indentationWidth == 10 && list.accessories.isEmpty)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.showsSeparators && configuration.headerMode == .none)
    let line = configuration.separatorConfiguration
    let automatic = UIListSeparatorConfiguration.automaticInsets
    #expect(line.topSeparatorInsets == automatic && line.bottomSeparatorInsets == automatic)
    #expect(line.topSeparatorVisibility == .automatic && line.color == .separator)
    #expect(line.bottomSeparatorVisibility == .automatic)
  }

  /// What a controller answers in place of an app's subclass that says nothing.
  @Test(.evidence(.documented)) func tableControllersAnswerLikeNobody() {
    let screen = UITableViewController(style: .grouped)
    let table = UITableView()
    (table.rowHeight, table.estimatedRowHeight) = (31, 32)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (33, 34)
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (35, 36)
    #expect(screen.numberOfSections(in: table) == 1 && screen.clearsSelectionOnViewWillAppear)
    #expect(screen.tableView(table, numberOfRowsInSection: 0) == 0)
    let heights = [
      screen.tableView(table, heightForRowAt: path),
      screen.tableView(table, estimatedHeightForRowAt: path),
      screen.tableView(table, heightForHeaderInSection: 0),
      screen.tableView(table, heightForFooterInSection: 0),
      screen.tableView(table, estimatedHeightForHeaderInSection: 0),
      screen.tableView(table, estimatedHeightForFooterInSection: 0),
    ]
    #expect(heights == [31, 32, 33, 34, 35, 36])
    let yes = [
      screen.tableView(table, canEditRowAt: path),
      screen.tableView(table, shouldHighlightRowAt: path),
      screen.tableView(table, shouldIndentWhileEditingRowAt: path),
      screen.tableView(table, canPerformPrimaryActionForRowAt: path),
      screen.scrollViewShouldScrollToTop(table),
    ]
    let no = [
      screen.tableView(table, canMoveRowAt: path),
      screen.tableView(table, shouldBeginMultipleSelectionInteractionAt: path),
      screen.tableView(table, shouldShowMenuForRowAt: path),
    ]
    #expect(yes == [true, true, true, true, true] && no == [false, false, false])
    #expect(screen.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(screen.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(screen.tableView(table, willSelectRowAt: path) == path)
    #expect(screen.tableView(table, willDeselectRowAt: path) == path)
    #expect(screen.tableView(table, sectionForSectionIndexTitle: "A", at: 7) == 7)
    #expect(screen.tableView?.style == .grouped && screen.tableView?.delegate === screen)
    #expect(screen.tableView?.dataSource === screen)
  }

  @Test(.evidence(.documented)) func collectionControllersAnswerLikeNobody() {
    let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(screen.numberOfSections(in: view) == 1 && screen.clearsSelectionOnViewWillAppear)
    #expect(screen.collectionView(view, numberOfItemsInSection: 0) == 0)
    let yes = [
      screen.collectionView(view, canMoveItemAt: path),
      screen.collectionView(view, shouldSelectItemAt: path),
      screen.collectionView(view, shouldHighlightItemAt: path),
      screen.collectionView(view, shouldDeselectItemAt: path),
      screen.collectionView(view, canPerformPrimaryActionForItemAt: path),
      screen.scrollViewShouldScrollToTop(view),
    ]
    let no = [
      screen.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path),
      screen.collectionView(view, shouldShowMenuForItemAt: path),
      screen.useLayoutToLayoutNavigationTransitions,
      screen.installsStandardGestureForInteractiveMovement,
    ]
    #expect(yes == [true, true, true, true, true, true])
    #expect(no == [false, false, false, false])
    let index = screen.collectionView(view, indexPathForIndexTitle: "A", at: 7)
    #expect(index == IndexPath(item: 0, section: 7))
    let target = screen.collectionView(
      view,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item: 0, section: 0),
      atCurrentIndexPath: IndexPath(item: 0, section: 0),
      toProposedIndexPath: path
    )
    #expect(target == path)
    #expect(
      screen.collectionView?.dataSource === screen && screen.collectionView?.delegate === screen
    )
  }

  @Test func pathsHaveSectionsAndRows() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    path.row = 5
    path.section = 6
    #expect(path == IndexPath(item: 5, section: 6))
    path.item = 7
    #expect(path.row == 7)
    let old = NSIndexPath(row: 3, section: 2)
    #expect(old.row == 3 && old.item == 3 && old.section == 2)
    let item = NSIndexPath(item: 4, section: 5)
    #expect(item.row == 4 && item.item == 4 && item.section == 5)
  }

  // MARK: Trees

  @Test(.evidence(.documented)) func aTreeIsChangedBesideItsItems() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1"], to: "a")
    tree.insert(["a2"], after: "a1")
    tree.insert(["c"], after: "a")
    #expect(tree.items == ["a", "a1", "a2", "c", "b"] && tree.index(of: "c") == 3)
    tree.expand(["a", "nobody"])
    #expect(tree.isExpanded("a") && !tree.isExpanded("nobody"))
    #expect(tree.isVisible("a2") && tree.contains("a2") && !tree.contains("nobody"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x", "y"])
    other.append(["x1"], to: "x")
    other.expand(["x"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.visibleItems == ["a", "x", "x1", "y", "c", "b"] && !tree.contains("a1"))
    #expect(tree.snapshot(of: "a").visibleItems == ["x", "x1", "y"])
    tree.delete(["x"])
    #expect(tree.items == ["a", "y", "c", "b"] && !tree.isExpanded("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree.rootItems.isEmpty)
  }

  /// A move is told as the difference of all items, and of the sections that it changes.
  @Test(.evidence(.documented)) func aMoveIsATransaction() throws {
    let flow = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.appendItems([5], toSection: "c")
    source.apply(snapshot, animatingDifferences: false)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(!source.collectionView(view, canMoveItemAt: second))
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    #expect(!source.collectionView(view, canMoveItemAt: first))
    #expect(source.collectionView(view, canMoveItemAt: second))
    var log: [String] = []
    source.reorderingHandlers.willReorder = { [weak source] change in
      log.append("will \(source?.snapshot().itemIdentifiers ?? [])")
      log.append("\(change.finalSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [weak source] change in
      log.append("did \(source?.snapshot().itemIdentifiers ?? [])")
      log.append(change.sectionTransactions.map(\.sectionIdentifier).joined())
      log.append("\(change.sectionTransactions.map(\.finalSnapshot.items))")
      log.append("\(change.difference.insertions.count) \(change.difference.removals.count)")
    }
    source.collectionView(view, moveItemAt: second, to: IndexPath(item: 0, section: 1))
    #expect(
      log == [
        "will [1, 2, 3, 4, 5]", "[1, 3, 2, 4, 5]", "did [1, 3, 2, 4, 5]", "ab", "[[1, 3], [2, 4]]",
        "1 1",
      ]
    )
    log = []
    source.collectionView(view, moveItemAt: first, to: first)
    #expect(log.isEmpty)
    source.collectionView(view, moveItemAt: first, to: IndexPath(item: 9, section: 2))
    #expect(source.snapshot().itemIdentifiers(inSection: "c") == [5, 1])
  }
}
