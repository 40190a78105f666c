import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which items a bar has, in which order, and what those of the system show.
@MainActor
@Suite struct BarItemTableTests {
  private typealias SystemItem = UIBarButtonItem.SystemItem

  /// [D] The raw values of UIBarButtonItem.h.
  @Test(.evidence(.documented)) func buttonsOfTheSystemHaveATitleOrASymbol() {
    let rows: [(SystemItem, Int, title: String?, symbol: String?)] = [
      (.done, 0, "Done", nil), (.cancel, 1, "Cancel", nil), (.edit, 2, "Edit", nil),
      (.save, 3, "Save", nil), (.add, 4, nil, "plus"), (.flexibleSpace, 5, nil, nil),
      (.fixedSpace, 6, nil, nil), (.compose, 7, nil, "square.and.pencil"),
      (.reply, 8, nil, "arrowshape.turn.up.left"), (.action, 9, nil, "square.and.arrow.up"),
      (.organize, 10, nil, "folder"), (.bookmarks, 11, nil, "book"),
      (.search, 12, nil, "magnifyingglass"), (.refresh, 13, nil, "arrow.clockwise"),
      (.stop, 14, nil, "xmark"), (.camera, 15, nil, "camera"), (.trash, 16, nil, "trash"),
      (.play, 17, nil, "play.fill"), (.pause, 18, nil, "pause.fill"),
      (.rewind, 19, nil, "backward.fill"), (.fastForward, 20, nil, "forward.fill"),
      (.undo, 21, "Undo", nil), (.redo, 22, "Redo", nil), (.pageCurl, 23, nil, nil),
      (.close, 24, "Close", nil),
    ]
    for (item, number, title, symbol) in rows {
      #expect(SystemItem(rawValue: number) == item)
      let button = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
      #expect(button.title == title, "\(item)")
      #expect(button.image?.traits.symbolName == symbol, "\(item)")
      #expect((button.style == .done) == [.done, .save].contains(item), "\(item)")
      #expect(button.isSpace == [.flexibleSpace, .fixedSpace].contains(item), "\(item)")
    }
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    let fixed = UIBarButtonItem.fixedSpace(12)
    #expect(fixed.systemItem == .fixedSpace && fixed.width == 12)
  }

  /// [D] The raw values of UITabBarItem.h.
  @Test(.evidence(.documented)) func tabsOfTheSystemHaveTitlesAndSymbols() {
    let rows: [(UITabBarItem.SystemItem, String, symbol: String)] = [
      (.more, "More", "ellipsis"), (.favorites, "Favorites", "star.fill"),
      (.featured, "Featured", "star.fill"), (.topRated, "Top Rated", "star.fill"),
      (.recents, "Recents", "clock.fill"), (.contacts, "Contacts", "person.crop.circle.fill"),
      (.history, "History", "clock.fill"), (.bookmarks, "Bookmarks", "book.fill"),
      (.search, "Search", "magnifyingglass"),
      (.downloads, "Downloads", "square.and.arrow.down.fill"),
      (.mostRecent, "Most Recent", "clock.fill"), (.mostViewed, "Most Viewed", "list.number"),
    ]
    for (number, (item, title, symbol)) in rows.enumerated() {
      #expect(UITabBarItem.SystemItem(rawValue: number) == item)
      let tab = UITabBarItem(tabBarSystemItem: item, tag: 7)
      #expect(tab.title == title && tab.tag == 7)
      #expect(tab.image?.traits.symbolName == symbol, "\(item)")
      tab.title = "Mine"
      #expect(tab.title == title, "a system item keeps its title")
    }
  }

  private func items(_ names: String) -> [UIBarButtonItem] {
    names.map { UIBarButtonItem(title: "\($0)", primaryAction: nil) }
  }

  private func titles(_ items: [UIBarButtonItem]) -> String { items.compactMap(\.title).joined() }

  /// [D] Older items stand at the edge, groups in reading order behind them.
  @Test(.evidence(.documented)) func groupsStandInsideOfItems() {
    let item = UINavigationItem(title: "")
    item.leftBarButtonItems = items("ab")
    item.rightBarButtonItems = items("yx")
    item.leadingItemGroups = [.fixedGroup(items: items("cd")), .fixedGroup(items: items("e"))]
    item.trailingItemGroups = [.fixedGroup(items: items("uv")), .fixedGroup(items: items("w"))]
    #expect(titles(item.leadingItems) == "abcde")
    // From the edge inwards.
    #expect(titles(item.trailingItems) == "yxwvu")
    item.pinnedTrailingGroup = .fixedGroup(items: items("12"))
    #expect(titles(item.trailingItems) == "21yxwvu")
  }

  @Test(.evidence(.documented)) func groupsThatAreHiddenOrLeftOutShowNothing() {
    let (item, button) = (UINavigationItem(title: ""), items("a")[0])
    let group = button.creatingFixedGroup()
    item.leadingItemGroups = [
      group, items("b")[0].creatingMovableGroup(customizationIdentifier: "b"),
      items("c")[0].creatingOptionalGroup(customizationIdentifier: "c"),
      items("d")[0].creatingOptionalGroup(
        customizationIdentifier: "d",
        inDefaultCustomization: false
      ),
    ]
    #expect(titles(item.leadingItems) == "abc")
    group.isHidden = true
    #expect(titles(item.leadingItems) == "bc")
    #expect(!group.isDisplayingRepresentativeItem && !group.alwaysAvailable)
  }

  @Test func settersThatAnimateSetTheSame() {
    let (item, two) = (UINavigationItem(title: ""), items("ab"))
    for isAnimated in [true, false] {
      item.setHidesBackButton(isAnimated, animated: isAnimated)
      #expect(item.hidesBackButton == isAnimated)
      item.setLeftBarButtonItems(two, animated: isAnimated)
      item.setRightBarButtonItems([two[1]], animated: isAnimated)
      #expect(item.leftBarButtonItems == two && item.rightBarButtonItems == [two[1]])
      item.setLeftBarButton(nil, animated: isAnimated)
      item.setRightBarButton(two[0], animated: isAnimated)
      #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == [two[0]])
    }
  }

  /// A back button that is hidden with an animation has faded out when that ends.
  @Test func aBackButtonFadesOut() throws {
    let (stage, a, b) = (Stage(device: .iPhone15), A(), B())
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.setViewControllers([a, b], animated: false) }
    #expect(nav.navigationBar.content?.back != nil)
    let film = try stage.record { b.navigationItem.setHidesBackButton(true, animated: true) }
    #expect(nav.navigationBar.content?.back == nil && film.duration == 0.2)
    try stage.record { b.navigationItem.setHidesBackButton(false, animated: false) }
    #expect(nav.navigationBar.content?.back != nil)
  }

  /// [D] What leads back, and what its menu says.
  @Test(.evidence(.documented)) func whatLeadsBackSaysTheTitle() {
    let item = UINavigationItem(title: "Inbox")
    #expect(item.titleForReturning == "Inbox" && item.titleInMenu == "Inbox")
    item.backButtonDisplayMode = .generic
    #expect(item.titleForReturning == "Back" && item.titleInMenu == "Inbox")
    item.backButtonTitle = "In"
    #expect(item.titleForReturning == "In" && item.titleInMenu == "In")
    item.backBarButtonItem = UIBarButtonItem(title: "I", primaryAction: nil)
    #expect(item.titleForReturning == "I" && item.titleInMenu == "I")
    item.backButtonDisplayMode = .minimal
    #expect(item.titleForReturning == nil && item.titleInMenu == "I")
    let bare = UINavigationItem(title: "")
    bare.title = nil
    #expect(bare.titleForReturning == "Back" && bare.titleInMenu == "Back")
    #expect(bare.searchBarPlacement == .stacked && bare.preferredSearchBarPlacement == .automatic)
  }

  /// A search bar that scrolls away takes its height along, unless it is searched.
  @Test func whatCanBeScrolledAwayOfASearch() {
    let item = UINavigationItem(title: "")
    #expect(item.goingSearchHeight == 0 && !item.isSearching)
    let search = UISearchController(searchResultsController: nil)
    item.searchController = search
    #expect(item.goingSearchHeight == search.searchBar.intrinsicContentSize.height)
    #expect(item.goingSearchHeight > 30)
    item.hidesSearchBarWhenScrolling = false
    #expect(item.goingSearchHeight == 0)
  }
}
