import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Bars and lists of a lying phone keep their content inside the safe area, 59 points per side.
@MainActor
@Suite struct SideSafeAreaTests {
  private let stage = Stage(device: .iPhone15)
  private static let safe: CGFloat = 59
  private let rows = TwoRows()

  private func turn() {
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
  }

  private func isInside(_ view: UIView, margin: CGFloat = 0) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    let (start, end) = (Self.safe + margin - 1e-6, 852 - Self.safe - margin + 1e-6)
    return frame.minX >= start && frame.maxX <= end
  }

  /// The arrow of the back button was once cut by the corner of the screen.
  @Test(arguments: [false, true])
  func navigationBarItemsStayInsideTheSafeArea(rightToLeft: Bool) throws {
    stage.window.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let nav = UINavigationController(rootViewController: first)
    nav.pushViewController(second, animated: false)
    stage.show(nav)
    turn()
    let content = try #require(nav.navigationBar.content)
    let (back, add) = (try #require(content.back), try #require(content.buttons.last))
    #expect(isInside(back) && isInside(add, margin: 20))
    let (start, end) = (back.convert(back.bounds, to: nil), add.convert(add.bounds, to: nil))
    #expect(rightToLeft ? isNear(start.maxX, 785) : isNear(start.minX, 67))
    #expect(rightToLeft ? isNear(end.minX, 79) : isNear(end.maxX, 773))
    let title = content.titleView.convert(content.titleView.bounds, to: nil)
    #expect(isNear(title.midX, 426))
    #expect(nav.navigationBar.frame.width == 852, "the bar itself reaches the edges")
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test func toolbarItemsStayInsideTheSafeArea() {
    let screen = UIViewController()
    screen.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    let nav = UINavigationController(rootViewController: screen)
    nav.isToolbarHidden = false
    stage.show(nav)
    turn()
    let views = (screen.toolbarItems ?? []).filter { !$0.isSpace }.compactMap(\.shownView)
    #expect(views.count == 2 && views.allSatisfy { isInside($0, margin: 20) })
    let frames = views.map { $0.convert($0.bounds, to: nil) }
    #expect(isNear(frames[0].minX, 79) && isNear(frames[1].maxX, 773))
  }

  @Test func tabBarButtonsShareTheSafeArea() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    stage.show(tabs)
    #expect(tabs.tabBar.buttonFrames(of: 2).map(\.minX) == [0, 196.5])
    turn()
    #expect(tabs.tabBar.buttonFrames(of: 2).map(\.minX) == [59, 426])
    #expect(tabs.tabBar.buttonFrames(of: 2).map(\.width) == [367, 367])
    #expect(tabs.tabBar.frame.width == 852)
  }

  @Test func theSearchFieldStaysInsideTheSafeArea() throws {
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    stage.show(UINavigationController(rootViewController: screen))
    turn()
    let bar = try #require(screen.navigationItem.searchController?.searchBar)
    #expect(isInside(bar.searchTextField, margin: 20))
    #expect(bar.frame.width == 852)
  }

  /// The card once ran below the island, and only its content was inset.
  @Test func cardsOfATableAreInsetOnce() throws {
    let table = UITableViewController(style: .insetGrouped)
    table.tableView.dataSource = rows
    stage.show(UINavigationController(rootViewController: table))
    let cell = try #require(table.tableView.visibleCells.first)
    #expect(cell.frame.minX == 16 && cell.frame.width == 361)
    turn()
    let lying = try #require(table.tableView.visibleCells.first)
    #expect(lying.frame.minX == 79 && lying.frame.width == 852 - 158)
    // The content is not inset a second time.
    #expect(lying.contentView.frame.minX == 0 && lying.contentView.frame.width == 694)
    #expect(table.tableView.contentSize.width == 852)
  }

  @Test func rowsOfAPlainTableReachTheEdges() throws {
    let table = UITableViewController(style: .plain)
    table.tableView.dataSource = rows
    stage.show(UINavigationController(rootViewController: table))
    turn()
    let cell = try #require(table.tableView.visibleCells.first)
    #expect(cell.frame.width == 852 && cell.contentView.frame.minX == 59)
    #expect(cell.separator.frame.minX == 79 && cell.separator.frame.maxX == 852)
  }

  @Test(
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.insetGrouped, 79, 0), (.plain, 0, 59),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)]
  )
  func rowsOfACollectionAreInsetOnce(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    start: CGFloat,
    inset: CGFloat
  ) throws {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    let screen = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: screen.collectionView
    ) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.show(UINavigationController(rootViewController: screen))
    turn()
    let row = try #require(
      screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell
    )
    #expect(row.frame.minX == start && row.frame.width == 852 - 2 * start)
    #expect(row.contentView.frame.minX == inset)
    #expect(row.contentView.frame.width == row.frame.width - 2 * inset)
    // The collection view holds its data source weakly.
    withExtendedLifetime(source) {}
  }
}

extension SideSafeAreaTests {
  private func grid(
    _ change: (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) -> Void
  ) throws -> (view: UICollectionView, cell: CGRect) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(section, configuration)
    let screen = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
    )
    let view = try #require(screen.collectionView)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    stage.show(screen)
    turn()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    return withExtendedLifetime(source) { (view, cell.frame) }
  }

  @Test(.evidence(.documented)) func sectionsAreInsetFromWhatTheirLayoutSays() throws {
    let usual = try grid { _, _ in }
    #expect(usual.cell.minX == 59 && usual.cell.width == 734)
    let whole = try grid { _, layout in layout.contentInsetsReference = .none }
    #expect(whole.cell.minX == 0 && whole.cell.width == 852)
    let own = try grid { section, _ in section.contentInsetsReference = .layoutMargins }
    #expect(own.cell.minX == own.view.layoutMargins.left && own.cell.minX > 59)
    let readable = try grid { section, _ in section.contentInsetsReference = .readableContent }
    #expect(readable.cell.width == 672 && readable.cell.midX == 426)
  }

  @Test func sectionsFollowTheMarginsOfTheirCollection() throws {
    let (view, old) = try grid { section, _ in section.contentInsetsReference = .layoutMargins }
    view.layoutMargins.left += 40
    stage.advance(by: 0)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.minX == view.layoutMargins.left && cell.frame.minX > old.minX)
  }
}

private final class TwoRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
}
