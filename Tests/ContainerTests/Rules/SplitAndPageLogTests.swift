import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules split.collapse-and-expand, pages.turn-order and routing.show, with the full log.
@MainActor
@Suite struct SplitAndPageLogTests {
  private let a = A()
  private let b = B()
  private let c = C()

  /// A primary that takes and gives back the secondary by itself.
  private final class Keeper: UIViewController {
    var kept: UIViewController?
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController,
      for splitViewController: UISplitViewController
    ) {
      stage.core.note("Keeper", "collapse \(secondaryViewController.name)")
      kept = secondaryViewController
    }
    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? {
      stage.core.note("Keeper", "separate")
      defer { kept = nil }
      return kept
    }
  }

  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var primary: UIViewController?
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { primary }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { primary }
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `whom the delegate leaves it to takes the secondary, and gives it back`() throws {
    let (stage, keeper, judge) = (Stage(device: .iPadPro11), Keeper(), Judge())
    let split = UISplitViewController()
    split.viewControllers = [keeper, b]
    split.delegate = judge
    stage.show(split)
    func told(_ size: CGSize) throws -> [String] {
      try stage.callbacks { stage.resize(to: size) }
        .filter {
          $0.hasPrefix("Judge") || $0.hasPrefix("Keeper.collapse") || $0.hasSuffix("separate")
        }
    }
    #expect(
      try told(CGSize(width: 375, height: 1194)) == [
        "Judge.primaryViewController(forCollapsing:)",
        "Judge.splitViewController(_:collapseSecondary: B, onto: Keeper)", "Keeper.collapse B",
        "Judge.splitViewControllerDidCollapse(_:)",
      ]
    )
    #expect(split.viewControllers == [keeper])
    #expect(
      try told(CGSize(width: 1194, height: 834)) == [
        "Judge.primaryViewController(forExpanding:)",
        "Judge.splitViewController(_:separateSecondaryFrom: Keeper)", "Keeper.separate",
        "Judge.splitViewControllerDidExpand(_:)",
      ]
    )
    #expect(split.viewControllers == [keeper, b])
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the delegate may name another primary for the collapsed split`() throws {
    let (stage, judge) = (Stage(device: .iPadPro11), Judge())
    let split = UISplitViewController()
    split.viewControllers = [Nav(rootViewController: a), b]
    split.delegate = judge
    stage.show(split)
    let other = Nav(rootViewController: c)
    judge.primary = other
    try stage.record { stage.resize(to: CGSize(width: 375, height: 1194)) }
    #expect(split.viewControllers.first === other)
    #expect(other.view.window != nil)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `full logs of a collapse and a separation`() throws {
    let stage = Stage(device: .iPadPro11)
    let (split, nav) = (UISplitViewController(), Nav(rootViewController: a))
    split.viewControllers = [nav, b]
    split.preferredDisplayMode = .oneBesideSecondary
    stage.show(split)
    func heard(_ size: CGSize) throws -> [String] {
      try stage.callbacks { stage.resize(to: size) }
        .filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
        .filter { $0.contains("ppear") }
    }
    // [I] The secondary lies above the primary's screen, so that one goes.
    let collapse = try heard(CGSize(width: 375, height: 1194))
    let goes: [String] = collapse.filter { $0.hasPrefix("A.") }.map { String($0.prefix(19)) }
    #expect(goes == ["A.viewWillDisappear", "A.viewDidDisappear("])
    let separation = try heard(CGSize(width: 1194, height: 834))
    let comes: [String] = separation.filter { $0.hasPrefix("A.") }.map { String($0.prefix(15)) }
    #expect(comes == ["A.viewWillAppea", "A.viewDidAppear"])
    #expect([a, b].allSatisfy { $0.appearance.phase == .appeared })
  }

  @Test(.rule("routing.show", .documented))
  func `whoever overrides show is the target, self first`() {
    final class Own: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let stage = Stage(device: .iPhone15)
    let own = Own()
    let nav = Nav(rootViewController: own)
    stage.show(nav)
    own.show(b, sender: nil)
    #expect(own.shown == [b])
    #expect(nav.viewControllers == [own])
  }

  @Test(.rule("routing.show", .documented))
  func `collapsed, a detail goes to the primary's show`() throws {
    let stage = Stage(device: .iPhone15)
    let (split, nav) = (UISplitViewController(), Nav(rootViewController: a))
    split.viewControllers = [nav]
    stage.show(split)
    let log = try stage.callbacks { a.showDetailViewController(b, sender: nil) }
      .filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
    #expect(
      log == [
        "B.willMove(toParent: Nav)", "B.viewDidLoad()", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "B.didMove(toParent: Nav)",
      ]
    )
  }

  @Test(.rule("routing.show", .documented))
  func `a delegate may show the detail or whatever it likes`() throws {
    final class Taker: NSObject, UISplitViewControllerDelegate {
      var taken: [String] = []
      func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
      ) -> Bool {
        taken.append("show \(vc.name)")
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
      ) -> Bool {
        taken.append("detail \(vc.name)")
        return true
      }
    }
    let (stage, taker, split) = (Stage(device: .iPadPro11), Taker(), UISplitViewController())
    split.viewControllers = [a, b]
    split.delegate = taker
    stage.show(split)
    split.show(c, sender: nil)
    a.showDetailViewController(c, sender: nil)
    #expect(taker.taken == ["show C", "detail C"])
    #expect(split.viewControllers == [a, b])
  }

  @Test(.rule("pages.turn-order", .documented))
  func `a curled turn's whole log: source, delegate, pages, delegate`() throws {
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      var next: UIViewController?
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController is A ? next : nil }
    }
    final class Pages: UIPageViewController {}
    let (stage, book) = (Stage(device: .iPhone15), Book())
    book.next = b
    let pages = Pages(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    #expect(
      try stage.callbacks {
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.3)
      } == [
        "Book.pageViewController(_:viewControllerAfter: A)",
        "Book.pageViewController(_:willTransitionTo: [B])", "B.willMove(toParent: Pages)",
        "B.didMove(toParent: Pages)", "B.viewDidLoad()", "B.viewWillAppear(true)",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
        "Book.pageViewController(_:didFinishAnimating:transitionCompleted: true)",
      ]
    )
  }
}
