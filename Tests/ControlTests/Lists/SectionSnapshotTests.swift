import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  private let bench = Bench()

  // a with a1 and a2, which has a21; and b.
  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a21"], to: "a2")
    return tree
  }

  @Test func theDescriptionShowsTheTree() {
    var tree = tree
    tree.expand(["a"])
    #expect(tree.visualDescription() == "- a\n  * a1\n  + a2\n    * a21\n* b")
  }

  @Test func onlyBranchesThatAreOpenShowTheirItems() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a2", "a21", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a2"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "a21", "b"])
    tree.collapse(["a2"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "b") == 0 && tree.level(of: "a21") == 2)
    #expect(tree.parent(of: "a21") == "a2" && tree.parent(of: "a") == nil)
  }

  @Test func anItemTakesItsChildrenAlong() {
    var tree = tree
    tree.insert(["c"], before: "b")
    tree.insert(["a0"], before: "a1")
    #expect(tree.items == ["a", "a0", "a1", "a2", "a21", "c", "b"])
    #expect(tree.snapshot(of: "a").rootItems == ["a0", "a1", "a2"])
    #expect(tree.snapshot(of: "a", includingParent: true).items.count == 5)
    tree.delete(["a"])
    #expect(tree.items == ["c", "b"])
    tree.append(["a"], to: "b")
    #expect(tree.items == ["c", "b", "a"])
  }

  @Test func itemsAreFoundByTheirPlaceAmongAll() {
    var tree = tree
    #expect(["a", "a1", "a2", "a21", "b", "c"].map(tree.index) == [0, 1, 2, 3, 4, nil])
    #expect(tree.contains("a21") && !tree.contains("c"))
    tree.insert(["a3", "a4"], after: "a2")
    tree.insert(["c"], after: "b")
    #expect(tree.items == ["a", "a1", "a2", "a21", "a3", "a4", "b", "c"])
    #expect(tree.parent(of: "a4") == "a" && tree.parent(of: "c") == nil)
    #expect(tree.level(of: "a3") == 1)
  }

  /// [D] An item is visible if all that is above it is open; nobody opens what is not there.
  @Test(.evidence(.documented)) func openBranchesAreForgottenWithTheirItems() {
    var tree = tree
    tree.expand(["a", "c"])
    tree.append(["c"])
    #expect(tree.isExpanded("a") && !tree.isExpanded("a2") && !tree.isExpanded("c"))
    #expect(tree.isVisible("a2") && !tree.isVisible("a21") && tree.isVisible("b"))
    tree.delete(["a"])
    tree.append(["a"])
    #expect(!tree.isExpanded("a") && tree.items == ["b", "c", "a"])
    tree.deleteAll()
    #expect(tree.items.isEmpty && !tree.contains("b"))
  }

  @Test(.evidence(.documented)) func partsKeepWhatIsOpenInThem() {
    var tree = tree
    tree.expand(["a", "a2"])
    let part = tree.snapshot(of: "a")
    #expect(part.items == ["a1", "a2", "a21"] && part.isExpanded("a2") && !part.isExpanded("a"))
    let whole = tree.snapshot(of: "a", includingParent: true)
    #expect(whole.rootItems == ["a"] && whole.isExpanded("a") && whole.level(of: "a21") == 2)
  }

  @Test(.evidence(.documented)) func childrenAreReplacedByAnotherTree() {
    var (tree, other) = (tree, Tree())
    other.append(["x", "y"])
    other.append(["x1"], to: "x")
    other.expand(["x"])
    tree.expand(["a", "a2"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "x", "x1", "y", "b"])
    #expect(tree.isExpanded("a") && tree.isExpanded("x") && !tree.isExpanded("a2"))
    #expect(tree.parent(of: "x1") == "x" && tree.parent(of: "y") == "a")
  }

  /// A snapshot of everything that changes a section leaves nothing of its tree.
  @Test(.evidence(.documented)) func aWholeSnapshotReplacesTrees() async {
    let flow = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: flow)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      nil
    }
    await source.apply(tree, to: 0, animatingDifferences: false)
    #expect(source.snapshot(for: 0).items.count == 5)
    var whole = source.snapshot()
    whole.appendSections([1])
    await source.applySnapshotUsingReloadData(whole)
    #expect(source.snapshot(for: 0).items.count == 5)
    whole.deleteItems(["b"])
    await source.applySnapshotUsingReloadData(whole)
    #expect(source.snapshot(for: 0).items == ["a"] && source.snapshot(for: 1).items.isEmpty)
  }

  @Test func aTappedDisclosureOpensAndClosesItsBranch() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: layout)
    bench.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { told.append("close \($0)") }
    source.apply(tree, to: 0, animatingDifferences: false)
    bench.stage.advance(by: 0)
    #expect(view.visibleCells.count == 2)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let mark = CGPoint(x: cell.frame.maxX - 24, y: cell.frame.midY)
    bench.stage.tap(at: mark)
    try bench.stage.settle()
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(cell.configurationState.isExpanded)
    let child = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    #expect(child?.indentationLevel == 1)
    bench.stage.tap(at: mark)
    try bench.stage.settle()
    #expect(view.visibleCells.count == 2)
    #expect(told == ["open a", "close a"])
    #expect(!cell.configurationState.isExpanded)
    #expect(source.snapshot(for: 0).items.count == 5)
  }
}
