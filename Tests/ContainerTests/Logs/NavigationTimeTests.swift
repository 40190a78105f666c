import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules navigation.*: whole logs with their times.
@MainActor
@Suite struct NavigationTimeTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()

  private func stack(_ screens: [UIViewController]) -> Nav {
    let nav = Nav()
    nav.viewControllers = screens
    nav.delegate = ear
    stage.show(nav)
    return nav
  }

  private static func push(at end: Int) -> [String] {
    [
      "0 B.willMove(Nav)", "0 B.didLoad", "0 A.willDisappear(t)", "0 B.willAppear(t)",
      "0 Ear.navigationController(_:willShow: B, t)", "\(end) A.didDisappear(t)",
      "\(end) B.didAppear(t)", "\(end) B.didMove(Nav)",
      "\(end) Ear.navigationController(_:didShow: B, t)",
    ]
  }

  @Test(.rule("navigation.push-order", .reported))
  func `a push from its first callback to its last`() throws {
    let nav = stack([a])
    let log = try stage.timed(layoutOf: "B") { nav.pushViewController(b, animated: true) }
    var line = Self.push(at: 500)
    line.insert(contentsOf: ["0 B.willLayout", "0 B.didLayout"], at: 5)
    #expect(log == line)
  }

  @Test(.rule("navigation.pop-order", .reported))
  func `a pop from its first callback to its last`() throws {
    let nav = stack([a, b])
    a.loadViewIfNeeded()
    let log = try stage.timed { nav.popViewController(animated: true) }
    #expect(
      log == [
        "0 B.willMove(nil)", "0 B.willDisappear(t)", "0 A.willAppear(t)",
        "0 Ear.navigationController(_:willShow: A, t)", "500 B.didDisappear(t)",
        "500 A.didAppear(t)", "500 B.didMove(nil)",
        "500 Ear.navigationController(_:didShow: A, t)",
      ]
    )
  }

  /// Counts its stack in every callback.
  private final class Counter: UIViewController {
    weak var stack: UINavigationController?
    private func note(_ name: String) {
      stage.note("Stack", "\(stack?.viewControllers.count ?? 0) in \(name)")
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove") }
    override func didMove(toParent parent: UIViewController?) { note("didMove") }
  }

  @Test(.rule("navigation.stack-at-once", .reported))
  func `the stack is the new one in every callback but the first`() throws {
    let (nav, counter) = (stack([a]), Counter())
    counter.stack = nav
    func counts(_ body: () -> Void) throws -> [String] {
      try stage.timed(of: body).filter { $0.contains("Stack") }
    }
    let log = try counts {
      nav.pushViewController(counter, animated: true)
      stage.note("Stack", "\(nav.viewControllers.count) returned")
    }
    #expect(
      log == [
        "0 Stack.1 in willMove", "0 Stack.2 in didLoad", "0 Stack.2 in willAppear",
        "0 Stack.2 returned", "500 Stack.2 in didAppear", "500 Stack.2 in didMove",
      ]
    )
    let then = try counts {
      nav.popViewController(animated: true)
      stage.note("Stack", "\(nav.viewControllers.count) returned")
    }
    #expect(
      then == [
        "0 Stack.2 in willMove", "0 Stack.1 in willDisappear", "0 Stack.1 returned",
        "500 Stack.1 in didDisappear", "500 Stack.1 in didMove",
      ]
    )
    #expect(try stage.timed { nav.popViewController(animated: true) } == [])
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("navigation.first-did-show", .reported))
  func `the first display: didShow just before the root's didAppear`() {
    _ = stack([a])
    #expect(
      stage.timed(since: 0, from: 0, layoutOf: nil) == [
        "0 A.willMove(Nav)", "0 A.didMove(Nav)", "0 Nav.didLoad", "0 Nav.willAppear(f)",
        "0 A.didLoad", "0 A.willAppear(f)", "0 Ear.navigationController(_:willShow: A, f)",
        "0 Nav.didAppear(f)", "0 Ear.navigationController(_:didShow: A, f)", "0 A.didAppear(f)",
      ]
    )
  }

  /// Notes when the interaction ends and when everything has ended.
  private func listen(_ nav: Nav) {
    nav.transitionCoordinator?.notifyWhenInteractionChanges { [stage] context in
      stage.note("App", context.isCancelled ? "takes back" : "completes")
    }
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] context in
      stage.note("App", context.isCancelled ? "was cancelled" : "was completed")
    }
  }

  @Test(.rule("navigation.cancelled-pop", .reported))
  func `a pop of the app's own that is taken back half way`() throws {
    let (nav, director) = (stack([a, b]), Director())
    a.loadViewIfNeeded()
    let driver = UIPercentDrivenInteractiveTransition()
    director.interaction = driver
    nav.delegate = director
    let log = try stage.timed {
      nav.popViewController(animated: true)
      listen(nav)
      stage.schedule(at: 0.1) { driver.update(0.5) }
      stage.schedule(at: 0.2) { driver.cancel() }
    }
    // Half of 0.4 s is left to run back.
    #expect(
      log == [
        "0 B.willMove(nil)", "0 B.willDisappear(t)", "0 A.willAppear(t)",
        "0 Director.navigationController(_:willShow: A, t)", "200 App.takes back",
        "400 A.willDisappear(t)", "400 A.didDisappear(t)", "400 B.willAppear(t)",
        "400 B.didAppear(t)", "400 Slide.animationEnded(false)", "400 App.was cancelled",
      ]
    )
    #expect(nav.viewControllers == [a, b])
  }

  @Test(.rule("navigation.cancelled-pop", .reported))
  func `a finger from the edge that waits, and lets go before half way`() throws {
    let nav = stack([a, b])
    a.loadViewIfNeeded()
    let log = try stage.timed {
      stage.schedule(at: 0.5) { listen(nav) }
      let way = [CGPoint(x: 2, y: 400), CGPoint(x: 110.25, y: 400)]
      stage.drag(along: way, duration: 0.3, pause: 0.3)
    }
    // Behind the 10 points that a pan waits for, a quarter of 0.5 s has to run back.
    #expect(
      log == [
        "33 B.willMove(nil)", "33 B.willDisappear(t)", "33 A.willAppear(t)",
        "33 Ear.navigationController(_:willShow: A, t)", "600 App.takes back",
        "725 A.willDisappear(t)", "725 A.didDisappear(t)", "725 B.willAppear(t)",
        "725 B.didAppear(t)", "725 App.was cancelled",
      ]
    )
  }

  @Test(.rule("navigation.cancelled-pop", .inferred))
  func `a finger from the edge that lets go behind half way`() throws {
    let nav = stack([a, b])
    a.loadViewIfNeeded()
    let log = try stage.timed {
      stage.schedule(at: 0.5) { listen(nav) }
      let way = [CGPoint(x: 2, y: 400), CGPoint(x: 326.4, y: 400)]
      stage.drag(along: way, duration: 0.3, pause: 0.3)
    }
    // A fifth of 0.5 s is left.
    #expect(
      log == [
        "17 B.willMove(nil)", "17 B.willDisappear(t)", "17 A.willAppear(t)",
        "17 Ear.navigationController(_:willShow: A, t)", "600 App.completes",
        "700 B.didDisappear(t)", "700 A.didAppear(t)", "700 B.didMove(nil)",
        "700 Ear.navigationController(_:didShow: A, t)", "700 App.was completed",
      ]
    )
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `a push during a push comes after it, with UIKit's complaint`() throws {
    let nav = stack([a])
    let log = try stage.timed {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: 0.2) { nav.pushViewController(c, animated: true) }
    }
    var line = Self.push(at: 500)
    line.insert("200 C.willMove(Nav)", at: 5)
    #expect(
      log == line + [
        "500 C.didLoad", "500 B.willDisappear(t)", "500 C.willAppear(t)",
        "500 Ear.navigationController(_:willShow: C, t)", "1000 B.didDisappear(t)",
        "1000 C.didAppear(t)", "1000 C.didMove(Nav)",
        "1000 Ear.navigationController(_:didShow: C, t)",
      ]
    )
    #expect(stage.faults.map(\.time) == [0.2])
  }

  @Test(.rule("navigation.set-stack", .inferred))
  func `setViewControllers, with those that it drops`() throws {
    let nav = stack([a, b])
    let log = try stage.timed { nav.setViewControllers([c], animated: true) }
    #expect(
      log == [
        "0 B.willMove(nil)", "0 A.willMove(nil)", "0 C.willMove(Nav)", "0 C.didLoad",
        "0 B.willDisappear(t)", "0 C.willAppear(t)",
        "0 Ear.navigationController(_:willShow: C, t)", "500 B.didDisappear(t)",
        "500 C.didAppear(t)", "500 B.didMove(nil)", "500 A.didMove(nil)", "500 C.didMove(Nav)",
        "500 Ear.navigationController(_:didShow: C, t)",
      ]
    )
  }

  /// Notes what it is asked.
  private final class Teller: NSObject, UINavigationControllerDelegate {
    let slide = Slide()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      navigationController.stage.note("Teller", "animator \(operation)")
      return slide
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      navigationController.stage.note("Teller", "interaction")
      return nil
    }
  }

  @Test(.rule("navigation.animator", .documented))
  func `the delegate's animator, then its interaction, then the push`() throws {
    let (nav, teller) = (stack([a]), Teller())
    nav.delegate = teller
    let log = try stage.timed { nav.pushViewController(b, animated: true) }
    #expect(
      log == [
        "0 B.willMove(Nav)", "0 B.didLoad", "0 Teller.animator push", "0 Teller.interaction",
        "0 A.willDisappear(t)", "0 B.willAppear(t)",
        "0 Teller.navigationController(_:willShow: B, t)", "400 A.didDisappear(t)",
        "400 B.didAppear(t)", "400 B.didMove(Nav)",
        "400 Teller.navigationController(_:didShow: B, t)", "400 Slide.animationEnded(true)",
      ]
    )
  }

  @Test(.rule("navigation.ignores-perform-without-animation", .reported))
  func `in a block without animations a push still takes its time`() throws {
    let nav = stack([a])
    let log = try stage.timed {
      UIView.performWithoutAnimation { nav.pushViewController(b, animated: true) }
    }
    #expect(log == Self.push(at: 500))
  }

  @Test(.rule("navigation.numbers", .documented))
  func `bars come and go in 0.2 s, and nobody hears anything`() throws {
    let nav = stack([a])
    let log = try stage.timed {
      nav.setNavigationBarHidden(true, animated: true)
      nav.setToolbarHidden(false, animated: true)
      stage.schedule(at: 0.19) { stage.note("Bar", "\(nav.navigationBar.layer.isMoving)") }
      stage.schedule(at: 0.21) { stage.note("Bar", "\(nav.navigationBar.layer.isMoving)") }
    }
    #expect(log == ["190 Bar.true", "210 Bar.false"])
  }
}

extension CALayer {
  fileprivate var isMoving: Bool { presentation().map { $0.position != position } ?? false }
}
