import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule tabs.switch-order: more than five tabs; orders of callbacks are [I].
@MainActor
@Suite struct MoreTabsTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()
  private let tabs = Tabs()
  private var more: UINavigationController { tabs.moreNavigationController }

  init() {
    b.title = "Sixth"
    let nested = Nav(rootViewController: c)
    c.title = "Inner"
    nested.title = "Seventh"
    let others = (0..<4).map { _ in UIViewController() }
    tabs.viewControllers = [a] + others + [b, nested]
    tabs.delegate = ear
    stage.show(tabs)
  }

  private func openList() throws {
    try stage.record { stage.tap(at: CGPoint(x: 360, y: 790)) }
  }

  private func tapRow(_ index: Int) {
    stage.tap(at: CGPoint(x: 100, y: 103 + 44 * CGFloat(index) + 20))
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `More shows a list, whose rows push, and a back button leads back`() throws {
    try openList()
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    let log = try stage.callbacks { tapRow(1) }
    #expect(
      log == [
        "B.didMove(toParent: nil)", "B.willMove(toParent: MoreStack)", "B.viewDidLoad()",
        "MoreListController.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "MoreListController.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "B.didMove(toParent: MoreStack)",
      ]
    )
    #expect(tabs.selectedViewController === b)
    #expect(tabs.selectedIndex == 5)
    #expect(b.navigationController === more)
    #expect(b.tabBarController === tabs)
    #expect(more.navigationBar.content?.back?.title == "More")
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(tabs.selectedViewController === more)
    #expect(b.parent === tabs)
    #expect(b.view.window == nil)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `a stack behind More stands under its own bar, and leads back to the list`()
    throws
  {
    try openList()
    try stage.record { tapRow(2) }
    let nested = try #require(c.navigationController)
    #expect(c.view.window != nil)
    #expect(more.isNavigationBarHidden)
    #expect(nested.navigationBar.content?.back?.title == "More")
    #expect(c.view.safeAreaInsets.top == 103)
    let d = UIViewController()
    try stage.record { nested.pushViewController(d, animated: true) }
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(nested.viewControllers == [c])
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(tabs.selectedViewController === more)
    #expect(!more.isNavigationBarHidden)
    #expect(nested.parent === tabs)
    #expect(nested.navigationBar.outerItem == nil)
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `chosen by program, a tab without an item stands behind More too`() throws {
    try stage.record { tabs.selectedIndex = 5 }
    #expect(tabs.selectedViewController === b)
    #expect(more.topViewController === b)
    #expect(b.view.window != nil)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    try stage.record { tabs.selectedIndex = 0 }
    try openList()
    #expect(tabs.selectedViewController === b)
    try openList()
    #expect(tabs.selectedViewController === more)
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `an open tab that gets an item of its own leaves the list`() throws {
    try stage.record { tabs.selectedIndex = 5 }
    let log = try stage.callbacks { tabs.viewControllers = [a, b] }
    #expect(
      log.filter { $0.hasPrefix("B.") && $0.contains("ppear") } == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "B.viewWillAppear(false)",
        "B.viewDidAppear(false)",
      ]
    )
    #expect(b.parent === tabs && b.view.superview === a.view.superview ?? b.view.superview)
    #expect(tabs.selectedIndex == 1)
  }
}
