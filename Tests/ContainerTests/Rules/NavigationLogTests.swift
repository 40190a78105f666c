import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules navigation.* and tabs.switch-order, where the callbacks' names are not enough.
@MainActor
@Suite struct NavigationLogTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()

  private func stack() -> Nav {
    let nav = Nav(rootViewController: a)
    nav.delegate = ear
    stage.show(nav)
    return nav
  }

  /// Everything that A, B and the delegate hear, passes of layout that follow each other as one.
  private func wholeLog(of body: () -> Void) throws -> [String] {
    let mark = stage.log.count
    try stage.record(body)
    let names = stage.log[mark...].map {
      "\($0.subject).\($0.name)".replacingOccurrences(of: "animated: ", with: "")
    }
    let wanted = ["B.view", "B.willMove", "B.didMove", "A.viewWill", "A.viewDid", "Ear."]
    let heard = names.filter { name in
      wanted.contains { name.hasPrefix($0) } && !name.hasPrefix("A.viewWillLayout")
        && !name.hasPrefix("A.viewDidLayout") && !name.hasPrefix("B.viewIsAppearing")
    }
    // [D] Rule loading.layout-callbacks: layout may repeat.
    return heard.reduce(into: []) { if !$0.suffix(2).contains($1) { $0.append($1) } }
  }

  @Test(.rule("navigation.push-order", .reported))
  func `a push's whole log: the new screen is laid out before it moves`() throws {
    let nav = stack()
    let log = try wholeLog { nav.pushViewController(b, animated: true) }
    #expect(
      Array(log.prefix(11)) == [
        "B.willMove(toParent: Nav)", "B.viewDidLoad()", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "Ear.navigationController(_:willShow: B, true)",
        "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "B.didMove(toParent: Nav)",
        "Ear.navigationController(_:didShow: B, true)",
      ]
    )
    // [W] Layout of the new screen may follow, and nothing else.
    #expect(log.dropFirst(11).allSatisfy { $0.contains("LayoutSubviews") })
  }

  private final class Mover: UIViewController {
    var seen: [String] = []
    private func note(_ name: String) {
      seen.append("\(name) \(isMovingToParent ? "to" : "-") \(isMovingFromParent ? "from" : "-")")
    }
    override func viewWillAppear(_ animated: Bool) { note("wA") }
    override func viewDidAppear(_ animated: Bool) { note("dA") }
    override func viewWillDisappear(_ animated: Bool) { note("wD") }
    override func viewDidDisappear(_ animated: Bool) { note("dD") }
  }

  @Test(.rule("appearance.being-flags", .documented))
  func `a screen moves to its stack once, and from it once`() throws {
    let (nav, mover) = (stack(), Mover())
    try stage.record { nav.pushViewController(mover, animated: true) }
    try stage.record { nav.pushViewController(b, animated: true) }
    try stage.record { nav.popViewController(animated: true) }
    try stage.record { nav.popViewController(animated: true) }
    #expect(
      mover.seen == [
        "wA to -", "dA to -", "wD - -", "dD - -", "wA - -", "dA - -", "wD - from", "dD - from",
      ]
    )
    #expect(!mover.isMovingToParent && !mover.isMovingFromParent)
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `a push inside another's callbacks is complained about in UIKit's words`()
    throws
  {
    final class Eager: UIViewController {
      var following: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let screen = following else { return }
        following = nil
        navigationController?.pushViewController(screen, animated: true)
      }
    }
    let (nav, eager) = (stack(), Eager())
    eager.following = c
    try stage.record { nav.pushViewController(eager, animated: true) }
    let sentences = stage.faults.map(\.sentence)
    #expect(
      sentences.contains(
        "Finishing up a navigation transition in an unexpected state."
          + " Navigation Bar subview tree might get corrupted."
      )
    )
    #expect(
      sentences.contains("Unbalanced calls to begin/end appearance transitions for <Eager>.")
    )
    #expect(nav.viewControllers == [a, eager, c])
  }

  @Test(.rule("navigation.set-stack", .inferred))
  func `whoever setViewControllers drops hears the whole of it`() throws {
    let nav = stack()
    try stage.record { nav.pushViewController(b, animated: false) }
    #expect(
      try stage.callbacks { nav.setViewControllers([c], animated: true) } == [
        "B.willMove(toParent: nil)", "A.willMove(toParent: nil)", "C.willMove(toParent: Nav)",
        "C.viewDidLoad()", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "Ear.navigationController(_:willShow: C, true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)", "B.didMove(toParent: nil)", "A.didMove(toParent: nil)",
        "C.didMove(toParent: Nav)", "Ear.navigationController(_:didShow: C, true)",
      ]
    )
  }

  @Test(.rule("navigation.set-stack", .documented))
  func `a new top is pushed, and one that was in the stack popped to`() throws {
    let (nav, director) = (stack(), Director())
    nav.delegate = director
    try stage.record { nav.setViewControllers([b, c], animated: true) }
    try stage.record { nav.setViewControllers([b, a], animated: true) }
    try stage.record { nav.setViewControllers([b], animated: true) }
    let asked = director.asked.filter { !$0.hasPrefix("inter") }
    #expect(asked == ["push A C", "push C A", "pop A B"])
  }

  @Test(.rule("navigation.animator", .documented))
  func `the animator is asked for with the operation, at a set stack too`() throws {
    let (nav, director) = (stack(), Director())
    nav.delegate = director
    try stage.record { nav.setViewControllers([a, b], animated: true) }
    try stage.record { nav.setViewControllers([a], animated: true) }
    #expect(
      director.asked == [
        "push A B", "interaction for Slide", "pop B A", "interaction for Slide",
      ]
    )
  }

  @Test(.rule("navigation.numbers", .documented))
  func `bars hide and show in 0.2 s`() throws {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    let nav = stack()
    #expect(try stage.record { nav.setNavigationBarHidden(true, animated: true) }.duration == 0.2)
    #expect(try stage.record { nav.setToolbarHidden(false, animated: true) }.duration == 0.2)
  }

  @Test(.rule("navigation.numbers", .reported))
  func `a push lasts 0.5 s, under a scrim and beside a shadow`() throws {
    let nav = stack()
    a.view.backgroundColor = .white
    b.view.backgroundColor = .white
    let before = stage.scene()
    let film = try stage.record { nav.pushViewController(b, animated: true) }
    #expect(film.duration == 0.5)
    let middle = try #require(film.frames.first { $0.time >= 0.1 }?.scene)
    let layers = Self.all(middle.root)
    #expect(middle != before)
    // The lower screen is darkened a little; a shadow of the upper one's edge lies on it.
    #expect(
      layers.contains {
        guard let color = $0.background else { return false }
        return color.red == 0 && color.alpha * $0.opacity > 0 && color.alpha * $0.opacity < 0.3
      }
    )
    func shadows(_ layers: [Layer]) -> [Layer] {
      layers.filter {
        guard case .gradient = $0.content else { return false }
        return $0.opacity > 0
      }
    }
    #expect(shadows(layers).map(\.bounds.height) == [852])
    #expect(shadows(Self.all(stage.scene().root)).isEmpty)
  }

  private static func all(_ node: Node) -> [Layer] {
    [node.layer] + node.layer.children.flatMap(all)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `tabs are told of their parent at once, views are not loaded`() throws {
    let tabs = Tabs()
    stage.show(tabs)
    #expect(
      try stage.callbacks { tabs.viewControllers = [a, b] } == [
        "A.willMove(toParent: Tabs)", "A.didMove(toParent: Tabs)", "B.willMove(toParent: Tabs)",
        "B.didMove(toParent: Tabs)", "A.viewDidLoad()", "A.viewWillAppear(false)",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(!b.isViewLoaded)
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `a delegate that says no keeps the tab`() throws {
    final class Judge: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let (tabs, judge) = (Tabs(), Judge())
    tabs.viewControllers = [a, b, c]
    tabs.delegate = judge
    stage.show(tabs)
    let log = try stage.callbacks { stage.tap(at: CGPoint(x: 196, y: 790)) }
    #expect(log == ["Judge.tabBarController(_:shouldSelect: B)"])
    #expect(tabs.selectedIndex == 0)
    #expect(!b.isViewLoaded)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `the second time a tab is chosen its view is there already`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    try stage.record { tabs.selectedIndex = 1 }
    #expect(
      try stage.callbacks { tabs.selectedIndex = 0 } == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ]
    )
  }
}
