import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Animators and interactions of an app's own in stacks and tabs.
///
/// Rules navigation.animator, tabs.switch-order, transition-context.frames.
@MainActor
@Suite struct AnimatorTests {
  private let stage = Stage(device: .iPhone15)
  private let director = Director()
  private let a = A()
  private let b = B()
  private let c = C()

  private func stack() -> Nav {
    let nav = Nav(rootViewController: a)
    nav.delegate = director
    stage.show(nav)
    return nav
  }

  private func tabs() -> Tabs {
    let tabs = Tabs()
    tabs.viewControllers = [a, b, c]
    tabs.delegate = director
    stage.show(tabs)
    return tabs
  }

  /// The six calls of rule navigation.cancelled-pop and what frames them.
  private static let cancelledPop = [
    "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
    "Director.navigationController(_:willShow: A, true)", "A.viewWillDisappear(true)",
    "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
  ]

  @Test(.rule("navigation.animator", .documented))
  func `the delegate is asked for an animator, then for its interaction`() throws {
    let nav = stack()
    let film = try stage.record { nav.pushViewController(b, animated: true) }
    #expect(director.asked == ["push A B", "interaction for Slide"])
    #expect(film.duration == 0.4)
    #expect(director.animator.ended == [true])
    try stage.record { nav.popViewController(animated: true) }
    #expect(director.asked.dropFirst(2) == ["pop B A", "interaction for Slide"])
    #expect(b.view.superview == nil)
    #expect(a.view.frame == nav.view.bounds)
  }

  /// Uncovers the new screen with an animation of a layer alone.
  private final class Uncovering: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.4)
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      view.layer.add(fade, forKey: nil)
      CATransaction.commit()
    }
  }

  private final class Giver: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Uncovering() }

    var finger: UIPercentDrivenInteractiveTransition?
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  private func opacityOfTitles(_ nav: Nav) -> CGFloat {
    CGFloat(nav.navigationBar.content?.layer.presentation()?.opacity ?? -1)
  }

  /// It jumped to its end.
  @Test(.rule("navigation.animator", .documented))
  func `the bar lasts as long as an animator of layers says`() throws {
    let nav = Nav(rootViewController: a)
    let giver = Giver()
    defer { withExtendedLifetime(giver) {} }
    nav.delegate = giver
    b.title = "B"
    stage.show(nav)
    var shown: [CGFloat] = []
    for time in [0.1, 0.2, 0.3] { stage.schedule(at: time) { shown.append(opacityOfTitles(nav)) } }
    let film = try stage.record { nav.pushViewController(b, animated: true) }
    #expect(film.duration == 0.4 && shown.count == 3)
    #expect(shown.allSatisfy { $0 > 0 && $0 < 1 } && shown == shown.sorted(), "\(shown)")
  }

  @Test(.rule("navigation.animator", .documented))
  func `the bar follows a finger that leads an animator of layers`() throws {
    let nav = Nav(rootViewController: a)
    let (giver, finger) = (Giver(), UIPercentDrivenInteractiveTransition())
    giver.finger = finger
    defer { withExtendedLifetime(giver) {} }
    nav.delegate = giver
    b.title = "B"
    stage.show(nav)
    var shown: [CGFloat] = []
    stage.schedule(at: 0.1) { finger.update(0.5) }
    for time in [0.2, 0.3] { stage.schedule(at: time) { shown.append(opacityOfTitles(nav)) } }
    stage.schedule(at: 0.4) { finger.finish() }
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(shown.count == 2 && shown[0] > 0 && shown[0] < 1 && shown[0] == shown[1], "\(shown)")
    #expect(nav.navigationBar.content?.alpha == 1 && nav.viewControllers == [a, b])
  }

  @Test(.rule("navigation.animator", .inferred))
  func `what an animator moves by the container's transform stays moved`() throws {
    let nav = stack()
    var places: [CGFloat] = []
    stage.schedule(at: 0.1) { [b] in
      b.view.superview?.transform = CGAffineTransform(translationX: 50, y: 0)
      nav.view.setNeedsLayout()
    }
    stage.schedule(at: 0.2) { [b] in places.append(b.view.superview?.frame.minX ?? 0) }
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(places == [50])
  }

  @Test(.rule("navigation.animator", .reported))
  func `the animator's container clips, and fills the navigation controller`() throws {
    let nav = stack()
    var container: UIView?
    stage.schedule(at: 0.1) { [b] in container = b.view.superview }
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(container?.clipsToBounds == true)
    #expect(container?.frame == nav.view.bounds)
  }

  @Test(.rule("navigation.animator", .documented))
  func `without animation nobody is asked`() throws {
    let nav = stack()
    try stage.record { nav.pushViewController(b, animated: false) }
    #expect(director.asked.isEmpty)
  }

  @Test(.rule("navigation.animator", .reported))
  func `the order of callbacks is the built-in push's`() throws {
    let nav = stack()
    #expect(
      try stage.callbacks { nav.pushViewController(b, animated: true) } == [
        "B.willMove(toParent: Nav)", "B.viewDidLoad()", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "Director.navigationController(_:willShow: B, true)",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: Nav)",
        "Director.navigationController(_:didShow: B, true)",
      ]
    )
  }

  @Test(.rule("navigation.animator", .reported))
  func `a custom animator switches the edge swipe off`() throws {
    let nav = stack()
    try stage.record { nav.pushViewController(b, animated: true) }
    try stage.record {
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    #expect(nav.viewControllers == [a, b])
  }

  @Test(.rule("navigation.animator", .reported))
  func `the edge swipe's delegate may be replaced`() throws {
    final class Always: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    let (nav, always) = (stack(), Always())
    try stage.record { nav.pushViewController(b, animated: false) }
    nav.delegate = nil
    nav.isNavigationBarHidden = true
    nav.interactivePopGestureRecognizer?.delegate = always
    try stage.record {
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("navigation.cancelled-pop", .reported))
  func `an interaction of the app's own that is cancelled sends the six calls`() throws {
    let nav = stack()
    try stage.record { nav.pushViewController(b, animated: true) }
    let percent = UIPercentDrivenInteractiveTransition()
    director.interaction = percent
    let log = try stage.callbacks {
      nav.popViewController(animated: true)
      stage.schedule(at: 0.1) { percent.update(0.3) }
      stage.schedule(at: 0.2) { percent.cancel() }
    }
    #expect(log == Self.cancelledPop)
    #expect(nav.viewControllers == [a, b])
    #expect(nav.topViewController === b)
    #expect(b.parent === nav)
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    #expect(director.animator.ended == [true, false])
    #expect(nav.navigationBar.items == [a.navigationItem, b.navigationItem])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("navigation.cancelled-pop", .inferred))
  func `an interactive push that is cancelled leaves the stack as it was`() throws {
    let nav = stack()
    let percent = UIPercentDrivenInteractiveTransition()
    director.interaction = percent
    let log = try stage.callbacks {
      nav.pushViewController(b, animated: true)
      stage.schedule(at: 0.1) { percent.update(0.4) }
      stage.schedule(at: 0.2) { percent.cancel() }
    }
    #expect(
      log == [
        "B.willMove(toParent: Nav)", "B.viewDidLoad()", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "Director.navigationController(_:willShow: B, true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
      ]
    )
    #expect(nav.viewControllers == [a])
    #expect(b.parent == nil)
    #expect(b.view.window == nil)
  }

  @Test(.rule("navigation.cancelled-pop", .documented))
  func `an interaction that is finished completes the pop`() throws {
    let nav = stack()
    try stage.record { nav.pushViewController(b, animated: true) }
    let percent = UIPercentDrivenInteractiveTransition()
    director.interaction = percent
    let film = try stage.record {
      nav.popViewController(animated: true)
      stage.schedule(at: 0.2) { percent.update(0.5) }
      stage.schedule(at: 0.3) { percent.finish() }
    }
    // Half of 0.4 s is left.
    #expect(abs(film.duration - 0.5) < 1e-9)
    #expect(nav.viewControllers == [a])
  }

  @Test(.rule("appearance.being-flags", .reported))
  func `moving is true while a container's transition lasts`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let child = UIViewController()
    b.addChild(child)
    var seen: [[Bool]] = []
    func look() { seen.append([b.isMovingToParent, b.isMovingFromParent]) }
    try stage.record {
      nav.pushViewController(b, animated: true)
      look()
      stage.schedule(at: 0.2) { look() }
    }
    look()
    #expect(seen == [[true, false], [true, false], [false, false]])
    seen = []
    try stage.record {
      nav.popViewController(animated: true)
      look()
      stage.schedule(at: 0.2) { look() }
    }
    look()
    #expect(seen == [[false, true], [false, true], [false, false]])
  }

  @Test(.rule("appearance.being-flags", .reported))
  func `the children of a popped screen do not find it moving`() throws {
    final class Child: UIViewController {
      var seen: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        seen.append(parent?.isMovingFromParent ?? true)
      }
    }
    let (nav, child) = (Nav(rootViewController: a), Child())
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: true) }
    try stage.record { nav.popViewController(animated: true) }
    #expect(child.seen == [false])
  }

  @Test(.rule("transition-context.frames", .documented))
  func `frames: the leaving view's end and the coming view's beginning are zero`()
    throws
  {
    final class Look: NSObject, UIViewControllerAnimatedTransitioning {
      var frames: [CGRect] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from),
          let to = context.viewController(forKey: .to)
        else { return }
        frames = [
          context.initialFrame(for: from), context.finalFrame(for: from),
          context.initialFrame(for: to), context.finalFrame(for: to),
        ]
        context.completeTransition(true)
      }
    }
    final class Giver: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
      let look = Look()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { look }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { look }
    }
    let giver = Giver()
    let all = CGRect(x: 0, y: 0, width: 393, height: 852)
    let nav = Nav(rootViewController: a)
    nav.delegate = giver
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(giver.look.frames == [all, .zero, .zero, all])
    let tabs = Tabs()
    tabs.viewControllers = [c, D()]
    tabs.delegate = giver
    stage.show(tabs)
    try stage.record { tabs.selectedIndex = 1 }
    #expect(giver.look.frames == [all, .zero, .zero, all])
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `a tab's animator and interaction`() throws {
    let tabs = tabs()
    let film = try stage.record { tabs.selectedIndex = 1 }
    #expect(director.asked == ["tab A B", "interaction for Slide"])
    #expect(film.duration == 0.4)
    #expect(director.animator.ended == [true])
    #expect(b.view.frame == tabs.view.bounds)
    #expect(a.view.superview == nil)
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `with an animator the same calls, animated`() throws {
    let tabs = tabs()
    #expect(
      try stage.callbacks { tabs.selectedIndex = 1 } == [
        "B.viewDidLoad()", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ]
    )
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `a switch that is cancelled leaves the old tab chosen`() throws {
    let tabs = tabs()
    let percent = UIPercentDrivenInteractiveTransition()
    director.interaction = percent
    let log = try stage.callbacks {
      tabs.selectedIndex = 1
      stage.schedule(at: 0.1) { percent.update(0.4) }
      stage.schedule(at: 0.2) { percent.cancel() }
    }
    #expect(
      log == [
        "B.viewDidLoad()", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ]
    )
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(b.view.superview == nil)
    #expect(a.view.window != nil)
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `a push in viewDidLoad, willAppear and didAppear of another`() throws {
    final class Eager: UIViewController {
      var following: UIViewController?
      var hook = ""
      private func go(_ name: String) {
        guard hook == name, let screen = following else { return }
        following = nil
        navigationController?.pushViewController(screen, animated: true)
      }
      override func viewDidLoad() { go("load") }
      override func viewWillAppear(_ animated: Bool) { go("will") }
      override func viewDidAppear(_ animated: Bool) { go("did") }
    }
    for hook in ["load", "will", "did"] {
      let nav = Nav(rootViewController: A())
      let (eager, last) = (Eager(), C())
      (eager.hook, eager.following) = (hook, last)
      stage.show(nav)
      try stage.record { nav.pushViewController(eager, animated: true) }
      #expect(nav.topViewController === last, "\(hook)")
      #expect(last.view.window != nil, "\(hook)")
      #expect(eager.view.superview == nil, "\(hook)")
      #expect(nav.navigationBar.topItem === last.navigationItem, "\(hook)")
    }
  }

  @Test(.rule("navigation.refused-changes", .reported))
  func `what is refused is refused in UIKit's words`() {
    let nav = stack()
    func words(_ body: () -> Void) -> String {
      do {
        try stage.record(body)
        return "nothing"
      } catch { return "\(error)" }
    }
    #expect(
      words { nav.pushViewController(a, animated: true) }
        .contains("Pushing the same view controller instance more than once is not supported")
    )
    #expect(
      words { nav.pushViewController(Nav(rootViewController: b), animated: true) }
        .contains("Pushing a navigation controller is not supported")
    )
    #expect(
      words { nav.popToViewController(c, animated: true) }
        .contains("Tried to pop to a view controller that doesn't exist.")
    )
    #expect(
      words { nav.setViewControllers([c, c], animated: true) }
        .contains("All view controllers in a navigation controller must be distinct")
    )
    #expect(nav.viewControllers == [a])
  }
}

final class D: UIViewController {}
