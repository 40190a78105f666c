import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whom a coordinator tells what, and until when.
@MainActor @Suite struct TransitionCoordinatorTests {
  private let theatre = Theatre(.custom)
  private let director = Director()
  private let driver = UIPercentDrivenInteractiveTransition()

  init() { theatre.b.transitioningDelegate = director }

  private var stage: Stage { theatre.stage }

  /// Presents, with the coordinator in hand.
  @discardableResult
  private func present(
    _ body: @escaping (any UIViewControllerTransitionCoordinator) -> Void
  ) throws -> Film {
    try stage.record {
      theatre.a.present(theatre.b, animated: true)
      if let coordinator = theatre.b.transitionCoordinator { body(coordinator) }
    }
  }

  private func badge() -> UIView {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.a.view.addSubview(badge)
    stage.advance(by: 0)
    return badge
  }

  @Test func blocksJoinWithinTheInstantOfTheBeginningAndNoLater() throws {
    var lines: [String] = []
    func offer(_ name: String, to coordinator: any UIViewControllerTransitionCoordinator) {
      let isTaken = coordinator.animate { _ in
        lines.append("\(name) moves")
      } completion: { _ in
        lines.append("\(name) ends")
      }
      lines.append("\(name) \(isTaken)")
    }
    var kept: (any UIViewControllerTransitionCoordinator)?
    try present { coordinator in
      offer("now", to: coordinator)
      kept = coordinator
      stage.schedule(at: 0.5) { offer("later", to: coordinator) }
    }
    let coordinator = try #require(kept)
    offer("after", to: coordinator)
    #expect(
      lines == ["now moves", "now true", "later false", "now ends", "later ends", "after false"]
    )
    #expect(coordinator.animate(alongsideTransition: nil, completion: nil))
  }

  /// Even in the instant in which it began, nothing joins a transition that has ended.
  @Test func blocksDoNotJoinATransitionThatIsOver() throws {
    var lines: [String] = []
    let hasty = BlockAnimator(duration: 0) { context in
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) { _ in
        lines.append("ends")
        let isTaken = coordinator?.animate(
          alongsideTransition: { _ in lines.append("late moves") },
          completion: nil
        )
        lines.append("late \(isTaken ?? true)")
      }
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    theatre.b.transitioningDelegate = hasty
    try withExtendedLifetime(hasty) {
      _ = try stage.record { theatre.a.present(theatre.b, animated: true) }
    }
    #expect(lines == ["ends", "late false"])
  }

  @Test func whatJoinsSharesTheAnimatorsPace() throws {
    let badge = badge()
    director.animator?.duration = 2
    var x: CGFloat = -1
    stage.schedule(at: 1) { x = badge.layer.presentation()?.position.x ?? -1 }
    let film = try present { coordinator in
      coordinator.animate(alongsideTransition: { _ in badge.center.x = 105 }, completion: nil)
    }
    #expect(isNear(x, 55) && film.duration == 2)
  }

  @Test func completionsComeOnceInOrder() throws {
    var lines: [String] = []
    try present { coordinator in
      for name in ["first", "second"] {
        coordinator.animate(alongsideTransition: nil) { context in
          lines.append("\(name) \(context.isCancelled) \(context.percentComplete)")
        }
      }
    }
    try theatre.dismiss()
    #expect(lines == ["first false 0.0", "second false 0.0"])
  }

  @Test func itSaysWhatTheTransitionIs() throws {
    driver.completionSpeed = 3
    driver.completionCurve = .easeIn
    director.interaction = driver
    var kept: (any UIViewControllerTransitionCoordinator)?
    try present { [theatre, driver] coordinator in
      kept = coordinator
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      #expect(coordinator.completionVelocity == 3 && coordinator.completionCurve == .easeIn)
      #expect(coordinator.isAnimated && !coordinator.isInterruptible && !coordinator.isCancelled)
      #expect(coordinator.presentationStyle == .custom && coordinator.transitionDuration == 1)
      #expect(coordinator.targetTransform == .identity)
      #expect(coordinator.viewController(forKey: .to) === theatre.b)
      #expect(coordinator.view(forKey: .to) === theatre.b.view)
      driver.update(0.5)
      #expect(coordinator.percentComplete == 0.5)
      driver.finish()
      #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
    }
    // [I] Whoever keeps it finds a transition that is done.
    #expect(kept?.percentComplete == 1 && kept?.completionVelocity == 1)
    #expect(kept?.isInterruptible == false && kept?.isInteractive == false)
  }

  @Test func withoutAnInteractionItIsLikeAnyAnimation() throws {
    try present { coordinator in
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    }
  }

  @Test func changesAreToldEachTimeAndTheEndOnce() throws {
    director.interaction = driver
    var lines: [String] = []
    stage.schedule(at: 0.1) { driver.update(0.25) }
    stage.schedule(at: 0.2) { driver.finish() }
    stage.schedule(at: 0.3) { driver.pause() }
    stage.schedule(at: 0.4) { driver.finish() }
    try present { coordinator in
      coordinator.notifyWhenInteractionChanges { lines.append("changes \($0.isInteractive)") }
      coordinator.notifyWhenInteractionEnds { lines.append("ends \($0.isInteractive)") }
    }
    #expect(lines == ["changes false", "ends false", "changes true", "changes false"])
  }

  /// Views outside the container are led by the finger as well.
  @Test(.evidence(.documented), arguments: [true, false])
  func aFingerLeadsTheNamedViewOutsideToo(isNamed: Bool) throws {
    let badge = badge()
    director.interaction = driver
    var shares: [CGFloat] = []
    for (time, share) in [(0.2, 0.25), (0.4, 0.75)] {
      stage.schedule(at: time) { driver.update(share) }
      stage.schedule(at: time + 0.1) {
        shares.append((badge.layer.presentation()?.position.x ?? -1) - 5)
      }
    }
    stage.schedule(at: 0.6) { driver.finish() }
    try present { coordinator in
      coordinator.animateAlongsideTransition(
        in: isNamed ? badge : nil,
        animation: { _ in badge.center.x = 105 },
        completion: nil
      )
    }
    #expect(shares.count == 2)
    #expect((isNear(shares[0], 25, within: 0.01) && isNear(shares[1], 75, within: 0.01)) == isNamed)
    #expect(badge.center.x == 105)
  }

  @Test func aViewInTheContainerIsLedAnyway() throws {
    try present { [theatre] coordinator in
      let inner = UIView()
      theatre.b.view.addSubview(inner)
      coordinator.animateAlongsideTransition(in: inner, animation: nil, completion: nil)
      #expect(theatre.b.activeTransition?.scrubbed.count == 1)
      coordinator.animateAlongsideTransition(in: theatre.a.view, animation: nil, completion: nil)
      #expect(theatre.b.activeTransition?.scrubbed.count == 2)
    }
  }

  @Test func aChildHasItsOwnBeforeItsParents() throws {
    let child = C()
    theatre.b.addChild(child)
    try present { [theatre] coordinator in
      #expect(child.transitionCoordinator === coordinator)
      let own = Third()
      own.modalPresentationStyle = .custom
      theatre.a.addChild(own)
      #expect(own.transitionCoordinator === coordinator)
    }
  }
}
