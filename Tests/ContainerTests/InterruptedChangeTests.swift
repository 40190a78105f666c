import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What happens to containers in the middle of something else, with full logs.
@MainActor
@Suite(.evidence(.inferred)) struct InterruptedChangeTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let c = C()

  private final class Hasty: UIViewController {
    var follower: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let follower else { return }
      self.follower = nil
      navigationController?.pushViewController(follower, animated: false)
    }
  }

  @Test(.rule("navigation.refused-changes", .inferred))
  func `a push while the stack itself arrives shows what was pushed`() throws {
    let first = Hasty()
    first.follower = b
    let nav = Nav(rootViewController: first)
    stage.show(nav)
    let log = stage.callbacks().filter { $0.contains("ppear") }
    #expect(
      log == [
        "Nav.viewWillAppear(false)", "Hasty.viewWillAppear(false)",
        "Hasty.viewWillDisappear(false)", "Hasty.viewDidDisappear(false)",
        "B.viewWillAppear(false)", "Nav.viewDidAppear(false)", "B.viewDidAppear(false)",
      ]
    )
    #expect(b.view.window != nil)
    #expect(first.view.window == nil)
    #expect(nav.navigationBar.items?.last === b.navigationItem)
  }

  @Test(.rule("navigation.cancelled-pop", .inferred))
  func `a second change that is cancelled leaves what the first one showed`() throws {
    let nav = Nav(rootViewController: a)
    let director = Director()
    nav.delegate = director
    stage.show(nav)
    let driver = UIPercentDrivenInteractiveTransition()
    try stage.record {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: stage.now + 0.1) {
        director.interaction = driver
        nav.pushViewController(c, animated: true)
      }
      stage.schedule(at: stage.now + 0.6) {
        driver.update(0.3)
        driver.cancel()
      }
    }
    #expect(nav.viewControllers == [a, b])
    #expect(b.view.window != nil)
    #expect(c.parent == nil)
  }

  @Test(.rule("size.forwarding", .inferred))
  func `a turn in the middle of a switch that is cancelled stays`() throws {
    let (tabs, director) = (Tabs(), Director())
    let driver = UIPercentDrivenInteractiveTransition()
    director.interaction = driver
    tabs.viewControllers = [a, b]
    tabs.delegate = director
    stage.show(tabs)
    try stage.record {
      tabs.selectedIndex = 1
      stage.schedule(at: 0.1) { driver.update(0.4) }
      stage.schedule(at: 0.2) { stage.rotate(to: .landscapeLeft) }
      stage.schedule(at: 0.3) { driver.cancel() }
    }
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.frame.width == 852)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(a.view.convert(a.view.bounds, to: nil).width == 852)
    #expect(tabs.content.frame == tabs.view.bounds)
  }

  @Test(.rule("presentation.refusals", .inferred))
  func `a screen that is being pushed away presents nothing in its context`() throws {
    a.definesPresentationContext = true
    c.modalPresentationStyle = .currentContext
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: 0.1) { a.present(c, animated: true) }
    }
    #expect(stage.faults.map(\.time) == [0.1])
    #expect(stage.faults.first?.sentence.contains("is not in the window hierarchy") == true)
    #expect(a.presentedViewController == nil && a.view.window == nil && c.parent == nil)
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `a tab that is taken away in the middle of its switch does not stay`() throws {
    let tabs = Tabs()
    let director = Director()
    tabs.viewControllers = [a, b]
    tabs.delegate = director
    stage.show(tabs)
    let log = try stage.callbacks {
      tabs.selectedIndex = 1
      stage.schedule(at: stage.now + 0.1) { tabs.viewControllers = [a, c] }
    }
    #expect(
      log.filter { $0.hasPrefix("B.view") && $0.contains("ppear") } == [
        "B.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ]
    )
    #expect(b.view.window == nil)
    #expect(b.parent == nil)
    // What has its place in the list.
    #expect(tabs.selectedViewController === c)
    #expect(c.view.window != nil)
    #expect(c.appearance.phase == .appeared && a.appearance.phase == .disappeared)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `a stack's tab is that of its first screen, whoever that is`() {
    let nav = Nav(rootViewController: a)
    (a.title, b.title) = ("One", "Two")
    let tabs = Tabs()
    tabs.viewControllers = [nav, c]
    stage.show(tabs)
    #expect(tabs.tabBar.items?.first?.title == "One")
    nav.setViewControllers([b], animated: false)
    #expect(tabs.tabBar.items?.first?.title == "Two")
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a column called back while it leaves stays`() throws {
    let stage = Stage(device: .iPadPro11)
    let split = UISplitViewController()
    split.viewControllers = [a, b]
    stage.show(split)
    stage.resize(to: CGSize(width: 1194, height: 834))
    let mark = stage.log.count
    try stage.record {
      UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .secondaryOnly }
      stage.schedule(at: stage.now + 0.1) {
        UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .oneBesideSecondary }
      }
    }
    #expect(
      stage.callbacks(since: mark).filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
      ]
    )
    #expect(a.view.window != nil)
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a column that leaves over several layouts and comes back hears both ends`()
    throws
  {
    let stage = Stage(device: .iPadPro11)
    let split = UISplitViewController()
    split.viewControllers = [a, b]
    stage.show(split)
    stage.resize(to: CGSize(width: 1194, height: 834))
    let mark = stage.log.count
    try stage.record {
      UIView.animate(withDuration: 0.3) {
        split.preferredDisplayMode = .secondaryOnly
        split.view.setNeedsLayout()
        split.view.layoutIfNeeded()
      }
      stage.schedule(at: stage.now + 0.1) { split.view.setNeedsLayout() }
      stage.schedule(at: stage.now + 0.2) { split.preferredDisplayMode = .oneBesideSecondary }
    }
    #expect(
      stage.callbacks(since: mark).filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(true)", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
      ]
    )
    #expect(a.view.window != nil)
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `what is presented over a context goes and comes with it`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    a.definesPresentationContext = true
    c.modalPresentationStyle = .overCurrentContext
    try stage.record { a.present(c, animated: true) }
    #expect(c.view.window != nil)
    try stage.record { tabs.selectedIndex = 1 }
    #expect(c.view.window == nil)
    #expect(c.appearance.phase == .disappeared)
    try stage.record { tabs.selectedIndex = 0 }
    #expect(c.view.window != nil)
    #expect(c.appearance.phase == .appeared)
    #expect(a.presentedViewController === c)
    try stage.record { a.dismiss(animated: true) }
    #expect(c.view.window == nil)
  }

  @Test func `a screen that moves to another container leaves the bars' cover behind`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    #expect(a.view.safeAreaInsets.top > 59)
    try stage.record { nav.setViewControllers([b], animated: false) }
    stage.show(a)
    #expect(a.view.safeAreaInsets.top == 59)
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `a split collapses in the middle of a presentation, and both end well`()
    throws
  {
    let stage = Stage(device: .iPadPro11)
    let split = UISplitViewController()
    split.viewControllers = [Nav(rootViewController: a), Nav(rootViewController: b)]
    stage.show(split)
    stage.resize(to: CGSize(width: 1194, height: 834))
    c.modalPresentationStyle = .popover
    c.popoverPresentationController?.sourceView = a.view
    try stage.record {
      a.present(c, animated: true)
      stage.schedule(at: stage.now + 0.1) { stage.resize(to: CGSize(width: 375, height: 834)) }
    }
    #expect(split.isCollapsed)
    #expect(c.view.window != nil)
    #expect(c.view.bounds.width == 375)
    #expect([b, c].allSatisfy { $0.appearance.phase == .appeared })
    try stage.record { stage.resize(to: CGSize(width: 1194, height: 834)) }
    #expect(!split.isCollapsed)
    #expect(c.view.bounds.width < 375)
    #expect([a, b, c].allSatisfy { $0.appearance.phase == .appeared })
  }
}
