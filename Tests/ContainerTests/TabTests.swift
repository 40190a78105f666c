import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule tabs.switch-order.
@MainActor
@Suite struct TabTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()
  private let tabs = Tabs()

  init() {
    tabs.delegate = ear
    tabs.viewControllers = [a, b, c]
    stage.show(tabs)
  }

  private static let switchLog = [
    "B.viewDidLoad()", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
    "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
  ]

  @Test(.rule("tabs.switch-order", .reported))
  func `parents are linked at once, views load when they are shown`() {
    #expect([a, b, c].allSatisfy { $0.parent === tabs })
    #expect(a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(tabs.selectedIndex == 0)
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `what takes the selected screen's place is selected, or else the first`() {
    let (d, e, f) = (UIViewController(), UIViewController(), UIViewController())
    tabs.selectedIndex = 1
    tabs.viewControllers = [d, e, f]
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [e, a]
    #expect(tabs.selectedViewController === e)
    tabs.selectedIndex = 1
    tabs.viewControllers = [f]
    #expect(tabs.selectedViewController === f)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `a tab chosen by program tells no delegate`() throws {
    #expect(try stage.callbacks { tabs.selectedIndex = 1 } == Self.switchLog)
    #expect(tabs.selectedViewController === b)
    #expect(b.view.frame == tabs.view.bounds)
    #expect(a.view.superview == nil)
  }

  private final class NoticedTabs: UITabBarController {
    var noticed: [String] = []

    override var selectedViewController: UIViewController? {
      willSet {
        let items = tabBar.items?.count ?? 0
        noticed.append("\(newValue?.title ?? "none") of \(items)")
      }
    }
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `the first tab and those of taps are set through the property`() {
    let tabs = NoticedTabs()
    for (one, title) in zip([a, b, c], ["A", "B", "C"]) { one.title = title }
    tabs.viewControllers = [a, b, c]
    #expect(tabs.noticed == ["A of 3"])
    stage.show(tabs)
    stage.tap(at: CGPoint(x: 196, y: 790))
    #expect(tabs.noticed == ["A of 3", "B of 3"] && tabs.selectedIndex == 1)
    tabs.viewControllers = [b, c]
    #expect(tabs.noticed.count == 2, "what stays selected is not set")
    tabs.viewControllers = [c]
    #expect(tabs.noticed.last == "C of 1")
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `a tap asks before and tells after`() throws {
    let log = try stage.callbacks { stage.tap(at: CGPoint(x: 196, y: 790)) }
    #expect(
      log == ["Ear.tabBarController(_:shouldSelect: B)"] + Self.switchLog
        + ["Ear.tabBarController(_:didSelect: B)"]
    )
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `the bar covers 49 points above the safe area`() {
    #expect(a.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test func `a stack in a tab hides the bar as long as a screen of it says so`() throws {
    let nav = Nav(rootViewController: UIViewController())
    tabs.viewControllers = [nav]
    stage.advance(by: 0)
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    try stage.record { nav.pushViewController(screen, animated: true) }
    #expect(tabs.tabBar.frame.maxX <= 0)
    #expect(screen.view.safeAreaInsets.bottom == 34)
    try stage.record { _ = nav.popViewController(animated: true) }
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `more than five tabs leave four and the way to the rest`() throws {
    tabs.viewControllers = (0..<7).map { index in
      let screen = UIViewController()
      screen.title = "Tab \(index)"
      return screen
    }
    stage.advance(by: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `a tab may get another item at any time`() {
    let item = UITabBarItem(title: "New", image: nil, tag: 7)
    b.tabBarItem = item
    #expect(tabs.tabBar.items?[1] === item)
    let nav = Nav(rootViewController: UIViewController())
    tabs.viewControllers = [a, nav]
    nav.topViewController?.tabBarItem = item
    #expect(tabs.tabBar.items?[1] === item)
  }

  @Test(.evidence(.documented))
  func `tabs can be customized until the app says otherwise`() {
    #expect(tabs.customizableViewControllers == tabs.viewControllers)
    tabs.customizableViewControllers = [a]
    tabs.viewControllers = [b]
    #expect(tabs.customizableViewControllers == [b])
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func `a tab inside a group can be selected`(isInStack: Bool) throws {
    let children = ["Old", "New"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let group = UITabGroup(title: "More", image: nil, identifier: "more", children: children)
    if isInStack { group.managingNavigationController = Nav() }
    let first = UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() }
    let screen = UITabBarController()
    screen.tabs = [first, group]
    stage.show(screen)
    #expect(screen.selectedTab === first)
    for child in children.reversed() {
      try stage.record { screen.selectedTab = child }
      #expect(screen.selectedTab === child && group.selectedChild === child)
      #expect(child.viewController?.view.window != nil)
      #expect(screen.selectedIndex == 1)
      #expect(screen.children.count == 2)
    }
    #expect(children[1].viewController?.view.window == nil)
    try stage.record { screen.selectedTab = first }
    #expect(screen.selectedTab === first)
  }

  @Test func `what is not a tab cannot be chosen`() {
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { tabs.selectedViewController = UIViewController() }
    }
  }
}
