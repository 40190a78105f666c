import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules navigation.*.
@MainActor
@Suite struct NavigationTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()
  private let nav: Nav

  init() {
    nav = Nav(rootViewController: a)
    nav.delegate = ear
    stage.show(nav)
  }

  private static let pushLog = [
    "B.willMove(toParent: Nav)", "B.viewDidLoad()", "A.viewWillDisappear(true)",
    "B.viewWillAppear(true)", "Ear.navigationController(_:willShow: B, true)",
    "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: Nav)",
    "Ear.navigationController(_:didShow: B, true)",
  ]

  private static let popLog = [
    "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
    "Ear.navigationController(_:willShow: A, true)", "B.viewDidDisappear(true)",
    "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
    "Ear.navigationController(_:didShow: A, true)",
  ]

  @Test(.rule("navigation.push-order", .reported))
  func `a push, animated`() throws {
    let film = try stage.record { nav.pushViewController(b, animated: true) }
    #expect(stage.callbacks(since: stage.log.count - film.events.count) == Self.pushLog)
    #expect(film.duration == 0.5)
    let times = film.events.filter { $0.name.contains("ppear(") }
      .map(\.time)
    #expect(times == [0, 0, 0.5, 0.5])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("navigation.pop-order", .reported))
  func `a pop, animated`() throws {
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(try stage.callbacks { nav.popViewController(animated: true) } == Self.popLog)
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
  }

  @Test(.rule("navigation.push-order", .inferred), .rule("navigation.pop-order", .reported))
  func `not animated, a push and a pop make the same calls in one instant`()
    throws
  {
    let push = try stage.callbacks { nav.pushViewController(b, animated: false) }
    #expect(push == Self.pushLog.map { $0.replacingOccurrences(of: "true", with: "false") })
    let pop = try stage.callbacks { nav.popViewController(animated: false) }
    #expect(pop == Self.popLog.map { $0.replacingOccurrences(of: "true", with: "false") })
    #expect(stage.now == 0)
  }

  @Test(.rule("navigation.stack-at-once", .reported))
  func `the stack is the new one as soon as the call returns`() throws {
    try stage.record {
      nav.pushViewController(b, animated: true)
      #expect(nav.viewControllers == [a, b])
      #expect(nav.topViewController === b)
    }
    try stage.record {
      #expect(nav.popViewController(animated: true) === b)
      #expect(nav.viewControllers == [a])
    }
    #expect(nav.popViewController(animated: true) == nil)
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("navigation.first-did-show", .reported))
  func `didShow comes once, before the root's didAppear`() {
    let log = stage.callbacks()
    let shown = log.firstIndex(of: "Ear.navigationController(_:didShow: A, false)")
    let appeared = log.firstIndex(of: "A.viewDidAppear(false)")
    #expect(log.filter { $0.contains("didShow") }.count == 1)
    #expect((shown ?? 0) + 1 == appeared)
  }

  @Test(.rule("navigation.cancelled-pop", .reported))
  func `a pop that the finger takes back`() throws {
    try stage.record { nav.pushViewController(b, animated: true) }
    let log = try stage.callbacks {
      stage.drag(
        along: [CGPoint(x: 2, y: 400), CGPoint(x: 120, y: 400)],
        duration: 0.3,
        pause: 0.3
      )
      stage.schedule(at: 0.1) {
        nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
          stage.core.note("handler", "changed", detail: "\(context.isCancelled)")
        }
      }
    }
    #expect(
      log == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "Ear.navigationController(_:willShow: A, true)", "handler.changed",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ]
    )
    #expect(nav.viewControllers == [a, b])
    #expect(b.parent === nav)
    #expect(b.view.frame == nav.view.bounds)
    #expect(nav.navigationBar.topItem === b.navigationItem)
  }

  @Test(.rule("navigation.cancelled-pop", .inferred))
  func `a pop that the finger completes`() throws {
    try stage.record { nav.pushViewController(b, animated: true) }
    let log = try stage.callbacks {
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    #expect(log == Self.popLog)
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `a push during a push waits, and is complained about`() throws {
    let log = try stage.callbacks {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: 0.2) { nav.pushViewController(c, animated: true) }
    }
    #expect(nav.viewControllers == [a, b, c])
    #expect(stage.faults.contains { $0.sentence.hasPrefix("Finishing up a navigation transition") })
    #expect(
      log.filter { $0.contains("ppear(") } == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
      ]
    )
    #expect(c.view.window != nil)
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `what UIKit refuses`() {
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { nav.pushViewController(Nav(), animated: false) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { nav.pushViewController(a, animated: false) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { _ = nav.popToViewController(b, animated: false) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { nav.viewControllers = [b, b] }
    }
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("navigation.set-stack", .reported, .inferred))
  func `those that setViewControllers drops are told`() throws {
    try stage.record { nav.pushViewController(b, animated: false) }
    let log = try stage.callbacks { nav.setViewControllers([c], animated: true) }
    let moves = log.filter { $0.contains("Move") }
    #expect(
      moves == [
        "B.willMove(toParent: nil)", "A.willMove(toParent: nil)", "C.willMove(toParent: Nav)",
        "B.didMove(toParent: nil)", "A.didMove(toParent: nil)", "C.didMove(toParent: Nav)",
      ]
    )
  }

  @Test(.rule("navigation.ignores-perform-without-animation", .reported))
  func `a block without animations does not keep a push from moving`() throws {
    let film = try stage.record {
      UIView.performWithoutAnimation { nav.pushViewController(b, animated: true) }
    }
    #expect(film.duration == 0.5)
  }

  @Test(.rule("navigation.numbers", .reported))
  func `the lower screen moves by 0.3 of the width on the system's spring`() throws {
    try stage.record(for: 0.1) { nav.pushViewController(b, animated: true) }
    // Numbers.md: the spring's progress at 0.1 s.
    let progress = 0.54478
    let (lower, upper) = (a.view.layer.presentation(), b.view.layer.presentation())
    #expect(abs((lower?.frame.minX ?? 0) + 0.3 * 393 * progress) < 0.01)
    #expect(abs((upper?.frame.minX ?? 0) - 393 * (1 - progress)) < 0.01)
    try stage.settle()
  }

  @Test(.rule("navigation.stack-at-once", .documented))
  func `popTo and popToRoot give what they pop, lowest first`() throws {
    try stage.record { nav.setViewControllers([a, b, c], animated: false) }
    try stage.record { #expect(nav.popToRootViewController(animated: true) == [b, c]) }
    #expect(nav.viewControllers == [a])
    #expect(nav.popToRootViewController(animated: true) == [])
  }

  @Test func `bars make the safe area smaller`() {
    #expect(a.view.safeAreaInsets.top == 103)
    nav.isNavigationBarHidden = true
    stage.advance(by: 0)
    #expect(a.view.safeAreaInsets.top == 59)
  }

  @Test(.rule("navigation.numbers", .documented))
  func `hiding the bar takes 0.2 s`() throws {
    let film = try stage.record { nav.setNavigationBarHidden(true, animated: true) }
    #expect(film.duration == 0.2)
    #expect(nav.navigationBar.frame.maxY <= 0)
  }

  @Test func `the back button pops and says where it leads`() throws {
    a.title = "First"
    b.title = "Second"
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(nav.navigationBar.content?.back?.title == "First")
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(nav.viewControllers == [a])
  }

  /// A stack that is the delegate of its bar, and refuses pushes.
  private final class OwnJudge: UINavigationController, UINavigationBarDelegate {
    var log: [String] = []

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPush item: UINavigationItem
    ) -> Bool {
      log.append("push \(item.title ?? "") on \(viewControllers.count)")
      return false
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
  }

  @Test(.evidence(.reported))
  func `a stack that is its bar's delegate is asked and told, and pushes anyway`() throws {
    let first = UIViewController()
    let nav = OwnJudge(rootViewController: first)
    (first.title, b.title) = ("First", "Second")
    stage.show(nav)
    nav.log = []
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(nav.viewControllers == [first, b])
    #expect(nav.log == ["push Second on 2"])
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 81)) }
    #expect(nav.viewControllers == [first])
    #expect(nav.log == ["push Second on 2", "popped Second"])
    try stage.record { nav.pushViewController(b, animated: true) }
    nav.log = []
    try stage.record { _ = nav.popViewController(animated: true) }
    #expect(nav.log.isEmpty)
  }

  @Test func `titles go to the items and the bar`() {
    a.title = "First"
    #expect(a.navigationItem.title == "First")
    #expect(a.tabBarItem.title == "First")
    stage.advance(by: 0)
    #expect((nav.navigationBar.content?.titleView as? UILabel)?.text == "First")
  }

  @Test(.rule("navigation.numbers", .reported))
  func `a large title makes the bar 52 points higher`() {
    nav.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 96)
    a.navigationItem.largeTitleDisplayMode = .never
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 44)
  }

  @Test func `nothing keeps a popped screen or a closed stack`() throws {
    weak var gone: UIViewController?
    weak var closed: UINavigationController?
    try autoreleasing {
      let screen = C()
      gone = screen
      try stage.record { nav.pushViewController(screen, animated: true) }
      try stage.record { _ = nav.popViewController(animated: true) }
    }
    #expect(gone == nil)
    autoreleasing {
      let other = UINavigationController(rootViewController: UIViewController())
      other.loadViewIfNeeded()
      closed = other
    }
    #expect(closed == nil)
  }

  /// Eight times as many pushes cost fifty times as much where each compares all screens with all,
  /// and about twelve times where it does not.
  @Test func pushingManyScreensIsNotCubic() {
    let (few, many) = (cost(ofPushes: 50), cost(ofPushes: 400))
    #expect(many / few < 30)
  }

  private func cost(ofPushes count: Int) -> Double {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    return secondsOfThread {
      for _ in 0..<count { stack.pushViewController(UIViewController(), animated: false) }
    }
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
