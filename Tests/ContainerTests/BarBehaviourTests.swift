import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What bars do beyond showing titles: menus, widths, searches, layouts of their own.
@MainActor
@Suite struct BarBehaviourTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let c = C()

  private var openRows: [MenuRow] {
    func rows(below view: UIView) -> [MenuRow] {
      (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(rows)
    }
    return rows(below: stage.window)
  }

  private func stack() throws -> Nav {
    (a.title, b.title, c.title) = ("First", "Second", "Third")
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.setViewControllers([a, b, c], animated: false) }
    return nav
  }

  private final class ItemDiary: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPop item: UINavigationItem
    ) -> Bool {
      log.append("pop \(item.title ?? "")?")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed \(item.title ?? "")")
    }
  }

  @Test(.evidence(.reported))
  func `the delegate of a bar of its own may keep an item, and hears of animated changes`() {
    let (bar, diary) = (UINavigationBar(), ItemDiary())
    let (one, two) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    bar.delegate = diary
    bar.setItems([one, two], animated: false)
    #expect(diary.log.isEmpty)
    diary.allows = false
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.items == [one, two] && diary.log == ["pop 2?"])
    diary.allows = true
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.items == [one] && diary.log == ["pop 2?", "pop 2?", "popped 2"])
    diary.log = []
    bar.setItems([one, two], animated: true)
    #expect(diary.log == ["pushed 2"])
    bar.setItems([one], animated: true)
    #expect(bar.items == [one] && diary.log == ["pushed 2", "popped 2"])
  }

  @Test(.evidence(.documented))
  func `a held back button has a menu of all that lies behind, the nearest first`() throws {
    let nav = try stack()
    a.navigationItem.backButtonDisplayMode = .minimal
    a.navigationItem.backButtonTitle = "Start"
    let menu = nav.navigationBar.backMenu
    #expect(menu.children.map(\.title) == ["Second", "Start"])
    try stage.record {
      stage.drag(from: CGPoint(x: 20, y: 81), to: CGPoint(x: 20, y: 81), duration: 0.8)
    }
    // The finger that rests opens the menu and does not go back.
    #expect(nav.viewControllers == [a, b, c])
    #expect(openRows.map(\.accessibilityLabel) == ["Second", "Start"])
    let row = try #require(openRows.last)
    try stage.record {
      stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    }
    #expect(nav.viewControllers == [a])
  }

  @Test(.evidence(.documented))
  func `an item with an action and a menu acts on a tap, and opens when it is held`()
    throws
  {
    var taps = 0
    let item = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction { _ in taps += 1 },
      menu: UIMenu(children: [UIAction(title: "One") { _ in }])
    )
    item.title = "More"
    a.navigationItem.rightBarButtonItem = item
    stage.show(Nav(rootViewController: a))
    let button = try #require(item.shownView)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    try stage.record { stage.tap(at: place) }
    #expect(taps == 1 && stage.faults.isEmpty)
    try stage.record { stage.drag(from: place, to: place, duration: 0.8) }
    #expect(taps == 1)
    #expect(openRows.map(\.accessibilityLabel) == ["One"])
  }

  private func tap(_ item: UIBarButtonItem) throws {
    stage.advance(by: 0)
    let button = try #require(item.shownView)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    try stage.record { stage.tap(at: place) }
  }

  @Test(.evidence(.documented))
  func `an item that changes its selection is on when its action is performed`() throws {
    var states: [Bool] = []
    let item = UIBarButtonItem(
      title: "Filter",
      primaryAction: UIAction { action in
        states.append((action.sender as? UIBarButtonItem)?.isSelected ?? false)
      }
    )
    item.changesSelectionAsPrimaryAction = true
    a.navigationItem.rightBarButtonItem = item
    stage.show(Nav(rootViewController: a))
    for _ in 0..<3 { try tap(item) }
    #expect(states == [true, false, true] && item.isSelected)
    #expect((item.shownView as? UIButton)?.isSelected == true)
    item.changesSelectionAsPrimaryAction = false
    try tap(item)
    #expect(states.count == 4 && item.isSelected)
  }

  @Test(.evidence(.documented))
  func `an item that changes its selection says which element of its menu is chosen`() throws {
    let choices = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    let item = UIBarButtonItem(
      title: "Size",
      image: nil,
      target: nil,
      action: nil,
      menu: UIMenu(children: choices)
    )
    item.changesSelectionAsPrimaryAction = true
    a.navigationItem.rightBarButtonItem = item
    stage.show(Nav(rootViewController: a))
    func title() -> String? {
      stage.advance(by: 0)
      return (item.shownView as? UIButton)?.currentTitle
    }
    #expect(title() == "Small")
    try tap(item)
    let row = try #require(openRows.first { $0.accessibilityLabel == "Large" })
    try stage.record {
      stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    }
    #expect(title() == "Large" && choices.map(\.state) == [.off, .on])
    #expect(!item.isSelected)
  }

  /// Those that stay do not, and custom views are visible when they come back.
  @Test(.evidence(.documented, .inferred))
  func `buttons that are set with an animation fade`() throws {
    let (edit, more) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(title: "More"))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let custom = UIBarButtonItem(customView: own)
    a.title = "Title"
    a.navigationItem.rightBarButtonItems = [custom, more]
    stage.show(Nav(rootViewController: a))
    stage.advance(by: 0)
    func opacity(_ item: UIBarButtonItem) throws -> Float {
      let layer = try #require(item.shownView).layer
      return (layer.presentation() ?? layer).opacity
    }
    a.navigationItem.setRightBarButtonItems([edit, more], animated: true)
    stage.advance(by: 0.1)
    #expect(try 0 < opacity(edit) && opacity(edit) < 1 && opacity(custom) < 1)
    #expect(try opacity(more) == 1 && own.window != nil)
    stage.advance(by: 0.2)
    #expect(try opacity(edit) == 1)
    #expect(own.window == nil && own.alpha == 1)
    a.navigationItem.setRightBarButton(custom, animated: false)
    stage.advance(by: 0)
    #expect(own.window != nil && !own.isHidden)
  }

  @Test(.evidence(.inferred)) func `custom views that fade keep their opacity`() {
    let (pale, unseen) = (UIView(), UIView())
    (pale.alpha, unseen.alpha) = (0.5, 0)
    let items = [pale, unseen].map { UIBarButtonItem(customView: $0) }
    stage.show(Nav(rootViewController: a))
    stage.advance(by: 0)
    a.navigationItem.setRightBarButtonItems(items, animated: true)
    stage.advance(by: 0.1)
    #expect(pale.alpha == 0.5 && unseen.alpha == 0)
    stage.advance(by: 1)
    a.navigationItem.setRightBarButtonItems([], animated: true)
    stage.advance(by: 1)
    #expect(pale.alpha == 0.5 && unseen.alpha == 0)
  }

  @Test(.evidence(.documented))
  func `a button is as wide as the widest title that it may have`() {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    a.navigationItem.rightBarButtonItem = item
    stage.show(Nav(rootViewController: a))
    let narrow = item.shownView?.bounds.width ?? 0
    item.possibleTitles = ["On", "Very much off"]
    stage.advance(by: 0)
    #expect((item.shownView?.bounds.width ?? 0) > narrow)
  }

  /// 8 points apart, the first one at the margin.
  @Test(
    .evidence(.documented, .inferred),
    arguments: [
      (
        UISemanticContentAttribute.forceLeftToRight,
        [16, 54] as [CGFloat],
        [347, 299] as [CGFloat]
      ),
      (.forceRightToLeft, [347, 299] as [CGFloat], [16, 54] as [CGFloat]),
    ]
  )
  func `items stand in a row from either edge of the bar`(
    direction: UISemanticContentAttribute,
    leading: [CGFloat],
    trailing: [CGFloat]
  ) {
    func items() -> [UIBarButtonItem] {
      [30, 40].map { width in
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
      }
    }
    a.navigationItem.leftBarButtonItems = items()
    a.navigationItem.rightBarButtonItems = items()
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    nav.navigationBar.semanticContentAttribute = direction
    nav.navigationBar.refresh()
    stage.advance(by: 0)
    func frames(_ items: [UIBarButtonItem]?) -> [CGRect] {
      (items ?? []).compactMap(\.customView).map { $0.convert($0.bounds, to: nav.navigationBar) }
    }
    let (left, right) = (
      frames(a.navigationItem.leftBarButtonItems), frames(a.navigationItem.rightBarButtonItems)
    )
    #expect(left.map(\.minX) == leading && right.map(\.minX) == trailing)
    #expect((left + right).allSatisfy { $0.minY == 12 && $0.height == 20 })
  }

  // MARK: Search

  private func searching(hides: Bool) throws -> (Nav, UISearchController) {
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = hides
    a.title = "People"
    a.navigationItem.searchController = search
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    stage.advance(by: 0)
    return (nav, search)
  }

  @Test(.evidence(.documented))
  func `during a search the titles are away, in 0.2 s`() throws {
    let (nav, search) = try searching(hides: true)
    #expect(nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    let film = try stage.record { search.isActive = true }
    #expect(film.duration == 0.2)
    #expect(nav.navigationBar.frame.height == 52)
    #expect(a.view.safeAreaInsets.top == 111)
    try stage.record { search.isActive = false }
    #expect(nav.navigationBar.frame.height == 96)
  }

  @Test(.evidence(.documented))
  func `they stay where the app wants them to`() throws {
    let (nav, search) = try searching(hides: false)
    try stage.record { search.isActive = true }
    #expect(nav.navigationBar.frame.height == 96)
  }

  @Test(.evidence(.documented))
  func `scope buttons come with the search, and the updater hears of a choice`() throws {
    final class Hearer: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
      var heard: [String] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
        heard.append("scope \(scope)")
      }
      func updateSearchResults(for searchController: UISearchController) {
        heard.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
      }
    }
    let (nav, search) = try searching(hides: true)
    let hearer = Hearer()
    search.searchResultsUpdater = hearer
    search.searchBar.delegate = hearer
    search.searchBar.scopeButtonTitles = ["All", "Friends"]
    #expect(nav.navigationBar.frame.height == 96)
    try stage.record { search.isActive = true }
    #expect(nav.navigationBar.frame.height == 96)
    hearer.heard = []
    try stage.record { stage.tap(at: CGPoint(x: 290, y: 59 + 52 + 16)) }
    #expect(hearer.heard == ["scope 1", "update 1"])
    try stage.record { search.isActive = false }
    #expect(nav.navigationBar.frame.height == 96)
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test(.evidence(.documented))
  func `the search bar goes with what is scrolled, unless it is to stay`() {
    final class Feed: UIViewController {
      let list = UIScrollView()
      override func loadView() {
        list.contentSize = CGSize(width: 100, height: 3000)
        view = list
      }
    }
    let feed = Feed()
    feed.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let nav = Nav(rootViewController: feed)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 148)
    // First the search bar, then the large title.
    feed.list.contentOffset.y = -59 - 96
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 96)
    #expect(nav.navigationBar.content?.showsTitle == false)
    feed.list.contentOffset.y = 500
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 44)
    feed.navigationItem.hidesSearchBarWhenScrolling = false
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 96)
  }

  // MARK: Tabs and tools

  @Test(
    .evidence(.documented),
    arguments: [
      (Stage.Device.iPhone15, false, CGFloat(83), false), (.iPhone15, true, 53, true),
      (.iPadPro11, false, 69, true),
    ]
  )
  func `items stand in a row where there is little height or much width`(
    device: Stage.Device,
    isLying: Bool,
    height: CGFloat,
    isInline: Bool
  ) throws {
    let stage = Stage(device: device)
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    for one in [a, b] {
      one.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(), tag: 0)
    }
    stage.show(tabs)
    if isLying { try stage.record { stage.rotate(to: .landscapeLeft) } }
    stage.advance(by: 0)
    #expect(tabs.tabBar.frame.height == height)
    let parts = try #require(tabs.tabBar.buttons.first).subviews.map(\.frame)
    #expect((parts[1].minX >= parts[0].maxX) == isInline)
    #expect(a.view.safeAreaInsets.bottom == height)
  }

  @Test(.evidence(.documented))
  func `on a pad items stand together in the middle, unless they are to fill the bar`()
    throws
  {
    let pad = Stage(device: .iPadPro11)
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    pad.show(tabs)
    pad.advance(by: 0)
    let frames = tabs.tabBar.buttons.map(\.frame)
    #expect(frames[0].minX > 200 && frames[1].maxX < 634)
    #expect(frames[0].minX == 834 - frames[1].maxX)
    tabs.tabBar.itemWidth = 100
    tabs.tabBar.itemSpacing = 50
    pad.advance(by: 0)
    #expect(tabs.tabBar.buttons.map(\.frame.minX) == [292, 442])
    tabs.tabBar.itemPositioning = .fill
    pad.advance(by: 0)
    #expect(tabs.tabBar.buttons.map(\.frame.width) == [417, 417])
  }

  @Test(.evidence(.reported))
  func `a lying phone's toolbar is 32 points high`() throws {
    let nav = Nav(rootViewController: a)
    nav.isToolbarHidden = false
    stage.show(nav)
    #expect(a.view.safeAreaInsets.bottom == 78)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(a.view.safeAreaInsets.bottom == 53)
  }

  @Test(.evidence(.documented))
  func `a toolbar's items change with the push, and come back if it is cancelled`() throws {
    a.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    b.toolbarItems = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
    let nav = Nav(rootViewController: a)
    nav.isToolbarHidden = false
    stage.show(nav)
    stage.advance(by: 0)
    let before = stage.scene()
    let (one, two) = (a.toolbarItems?[0], b.toolbarItems?[0])
    try stage.record(for: 0.1) { nav.pushViewController(b, animated: true) }
    func seen(_ item: UIBarButtonItem?) -> Float {
      item?.shownView?.superview?.layer.presentation()?.opacity ?? 0
    }
    #expect(abs(seen(one) - (1 - 0.54478)) < 0.001)
    #expect(abs(seen(two) - 0.54478) < 0.001)
    try stage.settle()
    #expect(nav.toolbar.items == b.toolbarItems)
    try stage.record {
      stage.drag(
        along: [CGPoint(x: 2, y: 400), CGPoint(x: 120, y: 400)],
        duration: 0.3,
        pause: 0.3
      )
    }
    #expect(nav.toolbar.items == b.toolbarItems)
    #expect(seen(two) == 1)
    try stage.record { nav.popViewController(animated: true) }
    #expect(stage.scene() == before)
  }

  // MARK: Motion

  @Test(.evidence(.reported))
  func `at a large title's push the bar clouds over with the screens`() throws {
    let nav = Nav(rootViewController: a)
    nav.navigationBar.prefersLargeTitles = true
    b.navigationItem.largeTitleDisplayMode = .never
    b.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    stage.show(nav)
    stage.advance(by: 0)
    let backdrop = nav.navigationBar.backdrop
    #expect(backdrop.layer.values.backdrop == nil)
    try stage.record(for: 0.1) { nav.pushViewController(b, animated: true) }
    let seen = try #require(backdrop.layer.presentedValues.backdrop)
    let full = try #require(backdrop.layer.values.backdrop)
    #expect(abs(seen.deviation / full.deviation - 0.54478) < 0.001)
    try stage.settle()
    #expect(backdrop.layer.presentedValues.backdrop == full)
  }

  @Test(.evidence(.reported))
  func `the title becomes the back button's title on the way`() throws {
    (a.title, b.title) = ("First", "Second")
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    stage.advance(by: 0)
    let title = try #require(nav.navigationBar.content?.titleView)
    let start = title.convert(title.bounds, to: nil).midX
    try stage.record(for: 0) { nav.pushViewController(b, animated: true) }
    let label = try #require(nav.navigationBar.content?.back?.titleView)
    let first = label.layer.presentation()?.affineTransform().tx ?? 0
    let end = label.convert(label.bounds, to: nil).midX
    #expect(abs(end + first - start) < 0.01)
    #expect(title.transform.tx == end - start)
    try stage.settle()
    #expect(label.transform == .identity)
  }
}
