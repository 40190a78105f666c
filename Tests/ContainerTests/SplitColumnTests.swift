import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule split.collapse-and-expand: what the delegate is asked, and columns of every style.
@MainActor
@Suite struct SplitColumnTests {
  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var handlesCollapse = false
    var ownSecondary: UIViewController?
    var top: UISplitViewController.Column?
    var expanded: UISplitViewController.DisplayMode?

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { handlesCollapse }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { ownSecondary }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expanded ?? proposed }
  }

  private let stage = Stage(device: .iPadPro11)
  private let judge = Judge()
  private let a = A()
  private let b = B()
  private let c = C()

  private func narrow() { stage.resize(to: CGSize(width: 375, height: 1194)) }
  private func wide() { stage.resize(to: CGSize(width: 1194, height: 834)) }

  private func classic() -> (UISplitViewController, Nav) {
    let (split, nav) = (UISplitViewController(), Nav(rootViewController: a))
    split.viewControllers = [nav, b]
    split.delegate = judge
    stage.show(split)
    return (split, nav)
  }

  private func columns(
    _ style: UISplitViewController.Style
  ) throws -> (UISplitViewController, [UINavigationController]) {
    let split = UISplitViewController(style: style)
    split.delegate = judge
    split.setViewController(a, for: .primary)
    if style == .tripleColumn { split.setViewController(c, for: .supplementary) }
    split.setViewController(b, for: .secondary)
    stage.show(split)
    try stage.settle()
    let stacks = [UISplitViewController.Column.primary, .supplementary, .secondary]
      .compactMap { split.viewController(for: $0) as? UINavigationController }
    return (split, stacks)
  }

  private func questions(of body: () -> Void) throws -> [String] {
    try stage.callbacks(of: body).filter { $0.hasPrefix("Judge") }
      .map { $0.replacingOccurrences(of: "Judge.", with: "") }
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `what the delegate is asked when it collapses and separates`() throws {
    let (_, nav) = classic()
    #expect(
      try questions { narrow() } == [
        "primaryViewController(forCollapsing:)",
        "splitViewController(_:collapseSecondary: B, onto: Nav)",
        "splitViewControllerDidCollapse(_:)",
      ]
    )
    #expect(nav.viewControllers == [a, b])
    #expect(
      try questions { wide() } == [
        "primaryViewController(forExpanding:)",
        "splitViewController(_:separateSecondaryFrom: Nav)",
        "splitViewControllerDidExpand(_:)",
      ]
    )
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `a handled collapse drops the secondary`() throws {
    let (split, nav) = classic()
    judge.handlesCollapse = true
    try stage.record { narrow() }
    #expect(nav.viewControllers == [a])
    #expect(b.parent == nil)
    judge.ownSecondary = c
    try stage.record { wide() }
    #expect(split.viewControllers == [nav, c])
    #expect(c.view.window != nil)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `a screen pushed while collapsed becomes the secondary`() throws {
    let (split, nav) = classic()
    judge.handlesCollapse = true
    try stage.record { narrow() }
    try stage.record { nav.pushViewController(c, animated: false) }
    try stage.record { wide() }
    #expect(split.viewControllers == [nav, c])
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `it starts collapsed in a compact window`() {
    let phone = Stage(device: .iPhone15)
    let (split, nav) = (UISplitViewController(), Nav(rootViewController: a))
    split.viewControllers = [nav, b]
    phone.show(split)
    #expect(split.isCollapsed)
    #expect(nav.viewControllers == [a, b])
    #expect(b.view.window != nil)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `columns are wrapped in stacks, and have widths of their own`() throws {
    wide()
    let (split, stacks) = try columns(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.25
    stage.advance(by: 0)
    #expect(stacks.map(\.viewControllers) == [[a], [c], [b]])
    #expect(split.primaryColumnWidth == 200)
    #expect(split.supplementaryColumnWidth == 299)
    #expect(stacks.map(\.view.frame.minX) == [0, 200, 499])
    #expect(stacks.map(\.view.frame.width) == [200, 299, 695])
    split.minimumPrimaryColumnWidth = 250
    split.maximumSupplementaryColumnWidth = 260
    stage.advance(by: 0)
    #expect(stacks.map(\.view.frame.width) == [250, 260, 684])
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `three columns collapse onto the first, and come back`() throws {
    wide()
    let (split, stacks) = try columns(.tripleColumn)
    #expect(
      try questions { narrow() } == [
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn: secondary)",
        "splitViewController(_:willHide: supplementary)",
        "splitViewController(_:willShow: primary)", "splitViewController(_:willHide: secondary)",
        "splitViewController(_:willHide: primary)", "splitViewController(_:willShow: secondary)",
        "splitViewControllerDidCollapse(_:)", "splitViewController(_:didHide: primary)",
        "splitViewController(_:didHide: supplementary)",
        "splitViewController(_:didShow: secondary)",
      ]
    )
    #expect(stacks[0].viewControllers == [a, stacks[1], stacks[2]])
    #expect(stacks.map(\.topViewController) == [stacks[2], c, b])
    #expect(stacks[0].view.frame == split.view.bounds)
    try stage.record { wide() }
    #expect(stacks.map(\.viewControllers) == [[a], [c], [b]])
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the delegate chooses the top column and the mode to expand to`() throws {
    wide()
    let (split, stacks) = try columns(.tripleColumn)
    judge.top = .supplementary
    judge.expanded = .twoBesideSecondary
    try stage.record { narrow() }
    #expect(stacks[0].viewControllers == [a, stacks[1]])
    try stage.record { wide() }
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(stacks.allSatisfy { $0.view.window != nil })
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the compact column takes the place of the others`() throws {
    let (split, stacks) = try columns(.doubleColumn)
    let compact = Nav(rootViewController: c)
    split.setViewController(compact, for: .compact)
    try stage.record { narrow() }
    #expect(compact.view.window != nil)
    #expect(stacks.allSatisfy { $0.viewIfLoaded?.window == nil })
    try stage.record { wide() }
    #expect(compact.view.window == nil)
    #expect(stacks.allSatisfy { $0.view.window != nil })
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the sidebar goes and comes, animated, and the delegate hears`() throws {
    wide()
    let (split, stacks) = try columns(.doubleColumn)
    #expect(split.displayMode == .oneBesideSecondary)
    let film = try stage.record { split.hide(.primary) }
    #expect(film.duration == UISplitViewController.modeDuration)
    #expect(
      film.events.map { "\($0.subject).\($0.name)" }.filter {
        $0.hasPrefix("Judge") || $0.contains("A.view") && $0.contains("ppear")
      } == [
        "Judge.splitViewController(_:willChangeTo: secondaryOnly)",
        "A.viewWillDisappear(animated: true)", "A.viewDidDisappear(animated: true)",
      ]
    )
    #expect(stacks[1].view.frame == split.view.bounds)
    #expect(stacks[0].view.superview == nil)
    try stage.record(for: 0.15) { split.show(.primary) }
    let x = stacks[0].view.layer.presentation()?.frame.minX ?? 0
    #expect(x < 0 && x > -320)
    try stage.settle()
    #expect(stacks[0].view.frame.minX == 0)
    #expect(stacks[1].view.frame.minX == 320)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `on a tall pad the primary lies over the secondary until it is tapped`() throws {
    let (split, stacks) = try columns(.doubleColumn)
    #expect(split.displayMode == .secondaryOnly)
    try stage.record { split.show(.primary) }
    #expect(split.displayMode == .oneOverSecondary)
    #expect(stacks[1].view.frame == split.view.bounds)
    #expect(stacks[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
    try stage.record { stage.tap(at: CGPoint(x: 700, y: 600)) }
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `a swipe from the edge brings the primary`() throws {
    let (split, stacks) = try columns(.doubleColumn)
    #expect(split.childForStatusBarStyle === stacks[0])
    for (start, end) in [(200, 500), (20, 0), (31, 300)] as [(CGFloat, CGFloat)] {
      try stage.record {
        stage.drag(from: CGPoint(x: start, y: 600), to: CGPoint(x: end, y: 600), duration: 0.2)
      }
      #expect(split.displayMode == .secondaryOnly, "from \(start)")
    }
    try stage.record {
      stage.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.2)
    }
    #expect(split.displayMode == .oneOverSecondary)
    split.presentsWithGesture = false
    try stage.record { split.hide(.primary) }
    try stage.record {
      stage.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.2)
    }
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `displaced, the secondary keeps its width and gives way`() throws {
    let (split, stacks) = try columns(.tripleColumn)
    split.preferredSplitBehavior = .displace
    try stage.record { split.show(.supplementary) }
    #expect(split.displayMode == .oneBesideSecondary)
    let width = stacks[2].view.frame.width
    try stage.record { split.show(.primary) }
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(stacks[2].view.frame.width == width)
    #expect(stacks[2].view.frame.minX == 640)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the mode button hides and shows the primary`() throws {
    wide()
    let (split, _) = try columns(.doubleColumn)
    try stage.record { split.displayModeButtonItem.send() }
    #expect(split.displayMode == .secondaryOnly)
    try stage.record { split.displayModeButtonItem.send() }
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the column styles offer the mode button where the columns begin`() throws {
    wide()
    let (split, stacks) = try columns(.doubleColumn)
    #expect(stacks.map { $0.navigationBar.systemItems } == [[split.displayModeButtonItem], []])
    try stage.record { split.displayModeButtonItem.send() }
    #expect(stacks.map { $0.navigationBar.systemItems } == [[], [split.displayModeButtonItem]])
    split.displayModeButtonVisibility = .never
    #expect(stacks.allSatisfy { $0.navigationBar.systemItems.isEmpty })
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    #expect(stacks.allSatisfy { $0.navigationBar.systemItems.isEmpty })
    split.displayModeButtonVisibility = .always
    #expect(stacks[1].navigationBar.systemItems == [split.displayModeButtonItem])
    try stage.record { narrow() }
    #expect(stacks.allSatisfy { $0.navigationBar.systemItems.isEmpty })
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `of three columns the last may have a button that gives it all the room`()
    throws
  {
    wide()
    let (split, stacks) = try columns(.tripleColumn)
    #expect(stacks[2].navigationBar.systemItems.isEmpty)
    split.showsSecondaryOnlyButton = true
    let button = try #require(stacks[2].navigationBar.systemItems.last)
    try stage.record { button.send() }
    #expect(split.displayMode == .secondaryOnly)
    try stage.record { button.send() }
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(.rule("split.collapse-and-expand", .documented))
  func `the primary on the trailing side`() throws {
    wide()
    let (split, stacks) = try columns(.doubleColumn)
    split.primaryEdge = .trailing
    stage.advance(by: 0)
    #expect(stacks[0].view.frame.minX == 874)
    #expect(stacks[1].view.frame.minX == 0)
  }

  @Test(.rule("routing.show", .documented))
  func `collapsing and separating posts where details go now`() throws {
    let (split, _) = classic()
    let count = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: split,
      queue: nil
    ) { _ in count.value += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    try stage.record { narrow() }
    #expect(count.value == 1)
    try stage.record { wide() }
    #expect(count.value == 2)
  }

  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  @Test(.rule("routing.show", .documented))
  func `who takes show and showDetail`() throws {
    let (split, nav) = classic()
    #expect(a.targetViewController(forAction: "showViewController:sender:", sender: nil) === nav)
    #expect(
      a.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) === split
    )
    let lonely = UIViewController()
    #expect(
      lonely.targetViewController(forAction: "showViewController:sender:", sender: nil) == nil
    )
  }

  @Test(.rule("routing.show", .documented))
  func `a container that overrides show takes it`() throws {
    final class Taker: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let taker = Taker()
    taker.addChild(a)
    taker.view.addSubview(a.view)
    a.didMove(toParent: taker)
    stage.show(taker)
    a.show(b, sender: nil)
    #expect(taker.shown == [b])
  }
}
