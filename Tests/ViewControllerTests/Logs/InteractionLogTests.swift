import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules transition-context.* and percent-driven.* as whole logs.
@MainActor @Suite struct InteractionLogTests {
  let stage = Stage(device: .iPhone15)
  let log: Log
  let a: Diary
  let b: Diary
  let director = Director()
  let driver = UIPercentDrivenInteractiveTransition()

  init() throws {
    log = Log(stage)
    (a, b) = (Diary("A", log), Diary("B", log))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = director
    try stage.record { a.present(b, animated: true) }
    director.interaction = driver
    _ = log.take()
  }

  /// A dismissal whose changes of interaction and whose end are written down.
  private func dismiss() throws -> Film {
    try stage.record {
      a.dismiss(animated: true, completion: log("completion"))
      b.transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
        log.write("changes \(context.isInteractive) \(context.isCancelled)")
      }
      b.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
        log.write("done \(context.isCancelled)")
      }
    }
  }

  @Test(.rule("transition-context.cancelled", .inferred))
  func aCancelledDismissal() throws {
    stage.schedule(at: 0.2) { driver.update(0.5) }
    stage.schedule(at: 0.3) { driver.cancel() }
    _ = try dismiss()
    #expect(
      log.take() == [
        "0 B.willDisappear(t)", "0 A.willAppear(t)", "300 changes false true",
        "800 A.willDisappear(t)", "800 A.didDisappear(t)", "800 B.willAppear(t)",
        "800 B.didAppear(t)", "800 done true",
      ]
    )
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(a.view.window == nil)
  }

  @Test(.rule("transition-context.cancelled", .inferred))
  func aCancelledPresentation() throws {
    try stage.record { a.dismiss(animated: false) }
    _ = log.take()
    stage.schedule(at: 0.2) { driver.update(0.5) }
    stage.schedule(at: 0.3) { driver.cancel() }
    try stage.record { a.present(b, animated: true, completion: log("completion")) }
    #expect(
      log.take() == [
        "0 A.willDisappear(t)", "0 B.willAppear(t)", "800 B.willDisappear(t)",
        "800 B.didDisappear(t)", "800 A.willAppear(t)", "800 A.didAppear(t)",
      ]
    )
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test(.rule("transition-context.interactive", .documented))
  func pauseBringsTheInteractionBack() throws {
    stage.schedule(at: 0.2) { driver.update(0.5) }
    stage.schedule(at: 0.3) { driver.finish() }
    stage.schedule(at: 0.4) { driver.pause() }
    stage.schedule(at: 0.6) { driver.cancel() }
    let film = try dismiss()
    let lines = log.take()
    #expect(
      lines.filter { $0.contains("changes") } == [
        "300 changes false false", "400 changes true false", "600 changes false true",
      ]
    )
    #expect(lines.last?.hasSuffix("done true") == true)
    // Half and an easeInOut's fifth of the other half, which run back.
    #expect(isNear(film.duration, 0.6 + 0.5 + 0.5 * 0.081660, within: 2e-3))
    #expect(a.presentedViewController === b)
  }

  @Test(.rule("transition-context.interactive", .documented), arguments: [0.0, -1])
  func aSpeedMustBeAboveZero(speed: Double) throws {
    driver.completionSpeed = speed
    stage.schedule(at: 0.2) { driver.finish() }
    #expect(throws: Stage.UIKitException.self) { try dismiss() }
  }

  @Test(.rule("transition-context.interactive", .documented), arguments: [-0.5, 0, 1, 1.5])
  func sharesStopAtBothEnds(share: Double) throws {
    var seen: [Double] = []
    stage.schedule(at: 0.2) { driver.update(share) }
    stage.schedule(at: 0.3) {
      seen = [driver.percentComplete, (b.view.layer.presentation()?.frame.minY ?? -1) / 852]
      driver.finish()
    }
    _ = try dismiss()
    let clamped = min(max(share, 0), 1)
    #expect(isNear(seen[0], clamped))
    #expect(isNear(seen[1], clamped, within: 1e-4))
  }

  @Test(.rule("transition-context.interruptible", .documented))
  func theInterruptibleAnimatorIsOneObject() throws {
    final class Holdable: NSObject, UIViewControllerAnimatedTransitioning {
      var made: UIViewPropertyAnimator?
      var asked = 0
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        asked += 1
        if let made { return made }
        if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          context.view(forKey: .from)?.alpha = 0
        }
        animator.addCompletion { context.completeTransition($0 == .end) }
        made = animator
        return animator
      }
    }
    final class Giver: NSObject, UIViewControllerTransitioningDelegate {
      let holdable = Holdable()
      let driver: UIPercentDrivenInteractiveTransition
      init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { holdable }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let giver = Giver(driver)
    b.transitioningDelegate = giver
    // [D] The rest along a curve of one's own is for animators like this one.
    driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    var middle = 0.0
    stage.schedule(at: 0.1) {
      driver.update(0.5)
      driver.finish()
    }
    stage.schedule(at: 0.35) { middle = Double(b.view.layer.presentation()?.opacity ?? -1) }
    let film = try dismiss()
    #expect(isNear(middle, 0.25, within: 1e-3))
    #expect(isNear(film.duration, 0.6, within: 1e-3))
    #expect(giver.holdable.asked == 1)
    #expect(
      log.take() == [
        "0 B.willDisappear(t)", "0 A.willAppear(t)", "100 changes false false",
        "600 A.didAppear(t)", "600 B.didDisappear(t)", "600 done false", "600 completion",
      ]
    )
  }

  @Test(.rule("percent-driven.remaining-time", .reported))
  func aDelayIsPartOfWhatIsScrubbed() throws {
    final class Late: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      let driver: UIPercentDrivenInteractiveTransition
      init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
          context.view(forKey: .from)?.alpha = 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let late = Late(driver)
    b.transitioningDelegate = late
    var seen: [Double] = []
    for (index, share) in [0.25, 0.5, 0.75].enumerated() {
      let time = 0.1 + 0.1 * Double(index)
      stage.schedule(at: time) { driver.update(share) }
      stage.schedule(at: time + 0.05) { [b] in
        seen.append(Double(b.view.layer.presentation()?.opacity ?? -1))
      }
    }
    stage.schedule(at: 0.5) { driver.finish() }
    let film = try dismiss()
    #expect(seen.count == 3)
    for (opacity, expected) in zip(seen, [1, 1, 0.5]) {
      #expect(isNear(opacity, expected, within: 1e-4))
    }
    #expect(isNear(film.duration, 0.75, within: 1e-3))
  }

  @Test(.rule("transition-context.views", .documented))
  func onDismissalTheViewIsThePresentationControllers() throws {
    final class Wrapping: UIPresentationController {
      let frameView = UIView()
      override var presentedView: UIView? { frameView }
      override func presentationTransitionWillBegin() {
        frameView.frame = frameOfPresentedViewInContainerView
        if let view = presentedViewController.view {
          view.frame = frameView.bounds
          frameView.addSubview(view)
        }
      }
    }
    let (c, giver) = (Diary("C", log), Director())
    giver.makesController = { Wrapping(presentedViewController: $0, presenting: $1) }
    c.modalPresentationStyle = .custom
    c.transitioningDelegate = giver
    var seen: [Bool] = []
    giver.animator?.look = { [c] context in
      for key in [UITransitionContextViewKey.from, .to] {
        guard let view = context.view(forKey: key) else { continue }
        seen.append(view === c.presentationController?.presentedView && view !== c.view)
      }
    }
    try stage.record { b.present(c, animated: true) }
    try stage.record { b.dismiss(animated: true) }
    #expect(seen == [true, true])
  }

  /// A transition that is under way knows itself from both sides, and from neither afterwards.
  @Test(.rule("transition-context.container-view", .documented))
  func whatTheContextSays() throws {
    var seen: [Bool] = []
    director.interaction = nil
    director.animator?.look = { [a, b] context in
      seen += [
        context.viewController(forKey: .from) === b, context.viewController(forKey: .to) === a,
        context.isAnimated, !context.isInteractive, !context.transitionWasCancelled,
        context.presentationStyle == .fullScreen, context.targetTransform == .identity,
        context.view(forKey: .to)?.superview == nil
          || context.view(forKey: .to)?.superview === context.containerView,
      ]
    }
    _ = try dismiss()
    #expect(seen == Array(repeating: true, count: 8))
    #expect(a.transitionCoordinator == nil)
  }
}
