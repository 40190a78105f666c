import Foundation
import Testing

@testable import HeadlessUIKit

/// Items, bars, controllers and their gestures do not keep each other alive.
@MainActor
@Suite struct ContainerLifetimeTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// What `make` returns has gone when nobody holds it any more.
  private func expectGone(
    _ make: (Stage) throws -> [AnyObject],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let stage = Stage(device: .iPadPro11)
    var made: [Weak] = []
    try scope {
      made = try make(stage).map(Weak.init)
      try stage.settle()
      try stage.record { stage.window.rootViewController = UIViewController() }
    }
    #expect(
      made.compactMap { $0.object.map { String(describing: type(of: $0)) } } == [],
      sourceLocation: location
    )
  }

  private func scope(_ body: () throws -> Void) rethrows { try body() }

  @Test func `a stack with items, a toolbar and a search bar goes`() throws {
    try expectGone { stage in
      let (root, detail) = (UIViewController(), UIViewController())
      let search = UISearchController(searchResultsController: nil)
      root.navigationItem.searchController = search
      root.navigationItem.rightBarButtonItem = root.editButtonItem
      detail.navigationItem.leftBarButtonItems = [
        UIBarButtonItem(title: "A", style: .plain, target: detail, action: nil)
      ]
      detail.toolbarItems = [.flexibleSpace()]
      let nav = UINavigationController(rootViewController: root)
      nav.hidesBarsOnSwipe = true
      nav.isToolbarHidden = false
      stage.show(nav)
      try stage.record { nav.pushViewController(detail, animated: true) }
      return [nav, nav.navigationBar, root, detail, search, nav.toolbar]
    }
  }

  @Test func `tabs with more than five screens go`() throws {
    try expectGone { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<7).map { _ in UIViewController() }
      stage.show(tabs)
      try stage.record { tabs.selectedIndex = 6 }
      return [tabs, tabs.tabBar, tabs.moreNavigationController] + (tabs.viewControllers ?? [])
    }
  }

  @Test func `a split that collapsed and separated goes`() throws {
    try expectGone { stage in
      let split = UISplitViewController(style: .tripleColumn)
      let columns = (0..<3).map { _ in UIViewController() }
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .supplementary)
      split.setViewController(columns[2], for: .secondary)
      columns[2].navigationItem.leftBarButtonItem = split.displayModeButtonItem
      stage.show(split)
      try stage.record { stage.resize(to: CGSize(width: 375, height: 800)) }
      try stage.record { stage.resize(to: CGSize(width: 1194, height: 834)) }
      return [split, split.displayModeButtonItem] + columns
    }
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `pages that were turned go`(style: UIPageViewController.TransitionStyle) throws {
    try expectGone { stage in
      let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let pages = [UIViewController(), UIViewController()]
      book.setViewControllers([pages[0]], direction: .forward, animated: false)
      stage.show(book)
      try stage.record {
        book.setViewControllers([pages[1]], direction: .forward, animated: true)
      }
      return [book] + pages
    }
  }

  @Test func `a cancelled pop keeps nothing`() throws {
    try expectGone { stage in
      let (root, detail) = (UIViewController(), UIViewController())
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.record { nav.pushViewController(detail, animated: true) }
      try stage.record {
        stage.drag(
          along: [CGPoint(x: 2, y: 400), CGPoint(x: 150, y: 400)],
          duration: 0.3,
          pause: 0.3
        )
      }
      return [nav, root, detail]
    }
  }

  @Test func `a popped screen goes although its transition was custom`() throws {
    let stage = Stage(device: .iPhone15)
    let director = Director()
    let nav = UINavigationController(rootViewController: UIViewController())
    nav.delegate = director
    stage.show(nav)
    weak var gone: UIViewController?
    try scope {
      let detail = UIViewController()
      gone = detail
      try stage.record { nav.pushViewController(detail, animated: true) }
      try stage.record { _ = nav.popViewController(animated: true) }
    }
    #expect(gone == nil)
  }
}
