import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule split.collapsed-columns: the columns of a collapsed split, on one stack and under one bar.
@MainActor
@Suite struct CollapsedSplitTests {
  private final class Judge: NSObject, UISplitViewControllerDelegate {}

  private let stage = Stage(device: .iPhone15)
  private let judge = Judge()
  private let a = A()
  private let b = B()
  private let c = C()

  private func columns(
    _ style: UISplitViewController.Style
  ) throws -> (UISplitViewController, [UINavigationController]) {
    let split = UISplitViewController(style: style)
    (a.title, b.title, c.title) = ("A", "B", "C")
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

  /// What the delegate is told, such as `willShow: secondary`.
  private func told(of body: () -> Void) throws -> [String] {
    let prefix = "Judge.splitViewController(_:"
    return try stage.callbacks(of: body).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).dropLast()) }
  }

  private func titles(_ bar: UINavigationBar) -> [String?] { (bar.items ?? []).map(\.title) }

  @Test(.rule("split.collapsed-columns", .reported))
  func `a split that begins collapsed tells what it builds`() throws {
    var stacks: [UINavigationController] = []
    let log = try told { stacks = (try? columns(.doubleColumn).1) ?? [] }
    #expect(
      log == [
        "willChangeTo: oneBesideSecondary",
        "topColumnForCollapsingToProposedTopColumn: secondary", "willShow: primary",
        "willHide: primary", "willShow: secondary", "didHide: primary", "didShow: secondary",
      ]
    )
    #expect(stacks[0].viewControllers == [a, stacks[1]])
    #expect(b.navigationController === stacks[1])
    #expect(stacks[1].navigationController === stacks[0])
  }

  @Test(.rule("split.collapsed-columns", .reported))
  func `of three columns each is shown and hidden on the stack`() throws {
    let (split, stacks) = try columns(.tripleColumn)
    #expect(stacks[0].viewControllers == [a, stacks[1], stacks[2]])
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(
      try told { split.show(.supplementary) } == ["willHide: secondary", "didHide: secondary"]
    )
    #expect(stacks[0].viewControllers == [a, stacks[1]])
    #expect(
      try told { split.show(.primary) } == ["willHide: supplementary", "didHide: supplementary"]
    )
    #expect(stacks[0].viewControllers == [a])
    #expect(
      try told { split.show(.secondary) } == [
        "willShow: supplementary", "willHide: primary", "willHide: supplementary",
        "willShow: secondary", "didHide: primary", "didHide: supplementary", "didShow: secondary",
      ]
    )
    #expect(stacks[0].viewControllers == [a, stacks[1], stacks[2]])
    #expect(
      try told { split.hide(.secondary) } == ["willShow: supplementary", "didShow: supplementary"]
    )
    #expect(stacks[0].viewControllers == [a, stacks[1]])
    #expect(try told { split.hide(.primary) } == [])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("split.collapsed-columns", .reported))
  func `a column is pushed again after the user has gone back`() throws {
    let (split, stacks) = try columns(.doubleColumn)
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(stacks[0].viewControllers == [a])
    #expect(a.view.window != nil && b.view.window == nil)
    try stage.record(for: 0.1) { split.show(.secondary) }
    let bar = stacks[0].navigationBar
    // The titles slide with the screens.
    #expect(titles(bar) == ["A", "B"] && bar.change != nil)
    try stage.settle()
    #expect(b.view.window != nil)
    #expect(try told { split.hide(.secondary) } == ["willShow: primary", "didShow: primary"])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("split.collapsed-columns", .inferred))
  func `one bar shows the items of both stacks`() throws {
    let (_, stacks) = try columns(.doubleColumn)
    let bar = stacks[0].navigationBar
    #expect(titles(bar) == ["A", "B"])
    #expect(bar.content?.back?.title == "A")
    #expect(stacks[1].navigationBar.isHidden)
    #expect(b.view.safeAreaInsets.top == 103)
    #expect(b.view.convert(b.view.bounds, to: nil) == stage.screen.bounds)
    try stage.record { b.navigationController?.pushViewController(c, animated: true) }
    #expect(titles(bar) == ["A", "B", "C"])
    #expect(stacks[1].viewControllers == [b, c])
    #expect(c.view.safeAreaInsets.top == 103)
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(stacks[1].viewControllers == [b])
    #expect(titles(bar) == ["A", "B"])
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(stacks[0].viewControllers == [a])
    #expect(titles(bar) == ["A"])
  }

  @Test(.rule("split.collapsed-columns", .inferred))
  func `a column's search and toolbar items are those of the screen that is seen`() throws {
    let (_, stacks) = try columns(.doubleColumn)
    let search = UISearchController(searchResultsController: nil)
    b.navigationItem.searchController = search
    b.toolbarItems = [.flexibleSpace()]
    stacks[0].isToolbarHidden = false
    try stage.settle()
    #expect(stacks[0].toolbar.items?.count == 1)
    #expect(search.searched === b)
    try stage.record { search.isActive = true }
    #expect(b.presentedViewController === search)
  }

  @Test(.rule("split.collapsed-columns", .inferred))
  func `the back button's menu and the edge swipe leave one screen or many`() throws {
    let (_, stacks) = try columns(.doubleColumn)
    stacks[1].pushViewController(c, animated: false)
    try stage.settle()
    let swipe = { [stage] in
      stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    try stage.record { swipe() }
    #expect(stacks.map(\.viewControllers) == [[a, stacks[1]], [b]])
    try stage.record { swipe() }
    #expect(stacks.map(\.viewControllers) == [[a], [b]])
    stacks[0].adopt([a, stacks[1]], animated: false)
    stacks[1].pushViewController(c, animated: false)
    try stage.settle()
    try stage.record { stacks[0].goBack(to: 1) }
    #expect(stacks.map(\.viewControllers) == [[a, stacks[1]], [b]])
    try stage.record { stacks[0].goBack(to: 0) }
    #expect(stacks[0].viewControllers == [a])
  }

  @Test(.rule("split.collapsed-columns", .reported))
  func `a detail finds the list's stack around its own`() throws {
    _ = try columns(.doubleColumn)
    try stage.record {
      b.navigationController?.navigationController?.popToRootViewController(animated: true)
    }
    #expect(a.view.window != nil && b.view.window == nil)
  }

  @Test(.rule("split.collapsed-columns", .reported))
  func `a detail takes the secondary's place, and is pushed if that is away`() throws {
    let (split, stacks) = try columns(.doubleColumn)
    try stage.record { split.show(.primary) }
    let film = try stage.record { split.showDetailViewController(c, sender: nil) }
    #expect(film.duration > 0.3)
    let secondary = try #require(split.viewController(for: .secondary))
    #expect(c.navigationController === secondary)
    #expect(stacks[0].viewControllers == [a, secondary])
    let other = UIViewController()
    #expect(try told { split.setViewController(other, for: .secondary) } == [])
    #expect(stacks[0].topViewController === other.navigationController)
    #expect(other.view.window != nil && c.view.window == nil)
  }

  @Test(.rule("split.collapsed-columns", .documented))
  func `a classic split pushes a detail, a stack too, as every push`() throws {
    let split = UISplitViewController()
    let nav = Nav(rootViewController: a)
    split.viewControllers = [nav, UINavigationController(rootViewController: b)]
    stage.show(split)
    try stage.settle()
    #expect(nav.topViewController === b.navigationController)
    try stage.record { nav.popViewController(animated: false) }
    let detail = UINavigationController(rootViewController: c)
    let film = try stage.record { a.showDetailViewController(detail, sender: nil) }
    #expect(film.duration > 0.3)
    #expect(nav.topViewController === detail)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("split.collapsed-columns", .reported))
  func `columns that the user has left stand beside the others again`() throws {
    let phone = Stage(device: .iPhone15ProMax)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    split.delegate = judge
    phone.show(split)
    try phone.settle()
    try phone.record { a.navigationController?.popToRootViewController(animated: true) }
    let log = try phone.callbacks { phone.rotate(to: .landscapeLeft) }
    #expect(
      log.filter { $0.hasPrefix("Judge") } == [
        "Judge.splitViewController(_:displayModeForExpandingToProposedDisplayMode:"
          + " oneBesideSecondary)",
        "Judge.splitViewController(_:willShow: secondary)",
        "Judge.splitViewControllerDidExpand(_:)",
        "Judge.splitViewController(_:didShow: secondary)",
      ]
    )
    #expect(a.view.window != nil && b.view.window != nil)
    #expect(split.children.count == 2)
    #expect(!(b.navigationController?.navigationBar.isHidden ?? true))
    #expect(phone.faults.isEmpty)
  }

  @Test(.rule("split.collapsed-columns", .documented))
  func `the delegate hears of columns that the user, a size or a mode moves`() throws {
    let pad = Stage(device: .iPadPro11)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    split.delegate = judge
    pad.resize(to: CGSize(width: 1194, height: 834))
    pad.show(split)
    try pad.settle()
    let log = try pad.callbacks { split.preferredDisplayMode = .secondaryOnly }
    #expect(
      log.filter { $0.hasPrefix("Judge") } == [
        "Judge.splitViewController(_:willChangeTo: secondaryOnly)",
        "Judge.splitViewController(_:willHide: primary)",
        "Judge.splitViewController(_:didHide: primary)",
      ]
    )
    let shown = try pad.callbacks { split.show(.primary) }
    #expect(
      shown.filter { $0.hasPrefix("Judge") } == [
        "Judge.splitViewController(_:willChangeTo: oneBesideSecondary)"
      ]
    )
  }
}
