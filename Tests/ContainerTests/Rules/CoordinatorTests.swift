import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules coordinator.* and size.*: what coordinators do, and what is left out.
@MainActor
@Suite struct CoordinatorTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  /// Completes by itself without moving any view.
  private final class Still: NSObject, UIViewControllerAnimatedTransitioning {
    var order: [String] = []
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      order.append("animate")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      Stage.current.schedule(at: Stage.current.now + 0.3) { context.completeTransition(true) }
      order.append("returned")
    }
  }

  private final class Giver: NSObject, UINavigationControllerDelegate {
    let still = Still()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { still }
  }

  @Test(.rule("coordinator.alongside", .documented))
  func `alongside runs right after an animator that moves nothing`() throws {
    let (nav, giver) = (Nav(rootViewController: a), Giver())
    nav.delegate = giver
    stage.show(nav)
    var isTaken = false
    try stage.record {
      nav.pushViewController(b, animated: true)
      isTaken =
        nav.transitionCoordinator?.animate(
          alongsideTransition: { _ in giver.still.order.append("alongside") },
          completion: { giver.still.order.append("done \($0.isCancelled)") }
        ) ?? false
    }
    #expect(isTaken)
    #expect(giver.still.order == ["animate", "returned", "alongside", "done false"])
  }

  @Test(.rule("coordinator.alongside", .documented))
  func `alongside shares duration and curve, for views elsewhere too`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let far = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(far)
    try stage.record(for: 0.1) {
      nav.pushViewController(b, animated: true)
      nav.transitionCoordinator?.animateAlongsideTransition(
        in: stage.window,
        animation: { _ in far.frame.origin.x = 100 },
        completion: nil
      )
    }
    // Numbers.md: the spring's progress at 0.1 s.
    #expect(abs((far.layer.presentation()?.frame.minX ?? 0) - 54.478) < 0.01)
    try stage.settle()
  }

  @Test(.rule("coordinator.alongside", .documented))
  func `a cancelled pop: interaction first, then the calls back, then completions`()
    throws
  {
    let (nav, ear) = (Nav(rootViewController: a), Ear())
    nav.delegate = ear
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: true) }
    let log = try stage.callbacks {
      stage.drag(
        along: [CGPoint(x: 2, y: 400), CGPoint(x: 120, y: 400)],
        duration: 0.3,
        pause: 0.3
      )
      stage.schedule(at: 0.1) {
        guard let coordinator = nav.transitionCoordinator else { return }
        coordinator.notifyWhenInteractionChanges { context in
          stage.core.note("handler", "interaction", detail: "\(context.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { context in
          stage.core.note("handler", context.isCancelled ? "cancelled" : "completed")
        }
      }
    }
    let order = ["handler.interaction", "A.viewWillDisappear(true)", "handler.cancelled"]
      .map { log.firstIndex(of: $0) ?? -1 }
    #expect(!order.contains(-1), "\(log)")
    #expect(order == order.sorted(), "\(log)")
    #expect(nav.transitionCoordinator == nil)
  }

  @Test(.rule("coordinator.lookup", .documented))
  func `a child has its parent's coordinator, unless it has one of its own`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let inner = UIViewController()
    a.addChild(inner)
    a.view.addSubview(inner.view)
    inner.didMove(toParent: a)
    try stage.record {
      #expect(inner.transitionCoordinator == nil)
      nav.pushViewController(b, animated: true)
      #expect(inner.transitionCoordinator != nil)
      #expect(inner.transitionCoordinator === a.transitionCoordinator)
    }
    #expect(inner.transitionCoordinator == nil)
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `whoever hears of sizes hears nothing of the old rotation`() throws {
    final class New: UIViewController {
      var heard: [String] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) { heard.append("size") }
      override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) {
        heard.append("will")
      }
      override func didRotate(from: UIInterfaceOrientation) { heard.append("did") }
    }
    let new = New()
    stage.show(Nav(rootViewController: new))
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(new.heard == ["size"])
  }

  @Test(.rule("size.classes-by-device", .reported))
  func `traits are there from the beginning: nobody hears of them when added`() throws {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let log = try stage.callbacks { nav.pushViewController(b, animated: false) }
    #expect(b.traitCollection.verticalSizeClass == .regular)
    #expect(!log.contains { $0.contains("traitCollectionDidChange") })
    #expect(!stage.log.contains { $0.name.contains("traitCollectionDidChange") })
  }

  @Test(.rule("size.forwarding", .documented))
  func `a container that does not call super keeps the size to itself`() throws {
    final class Wall: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let wall = Wall()
    stage.show(wall)
    wall.addChild(a)
    a.view.frame = wall.view.bounds
    a.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wall.view.addSubview(a.view)
    a.didMove(toParent: wall)
    stage.advance(by: 0)
    let log = try stage.callbacks { stage.rotate(to: .landscapeLeft) }
    #expect(!log.contains { $0.hasPrefix("A.") && $0.contains("ransition(to") })
    #expect(a.view.bounds.size == CGSize(width: 852, height: 393))
  }
}
