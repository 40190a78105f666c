import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules percent-driven.*, with a full-screen presenter so that both sides are heard.
@MainActor @Suite struct PercentDrivenTests {
  let theatre = Theatre(.fullScreen)
  let director = Director()
  let driver = UIPercentDrivenInteractiveTransition()

  init() throws {
    theatre.b.transitioningDelegate = director
    try theatre.present()
    director.interaction = driver
    director.lines = []
  }

  private var stage: Stage { theatre.stage }
  private var shownY: Double { Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) }

  @Test(.rule("percent-driven.remaining-time", .documented))
  func updateScrubsInProportion() throws {
    var seen: [Double] = []
    for (index, percent) in [0.25, 0.5, 0.1, 2].enumerated() {
      stage.schedule(at: Double(index) * 0.1 + 0.1) { driver.update(percent) }
      stage.schedule(at: Double(index) * 0.1 + 0.15) { seen.append(shownY) }
    }
    stage.schedule(at: 0.6) { driver.finish() }
    try theatre.dismiss()
    #expect(seen.count == 4)
    for (y, share) in zip(seen, [0.25, 0.5, 0.1, 1]) {
      #expect(isNear(y, share * 852, within: 1e-3))
    }
    #expect(driver.duration == 1)
  }

  @Test(.rule("percent-driven.remaining-time", .documented))
  func finishTakesTheRestOfTheTime() throws {
    stage.schedule(at: 0.2) { driver.update(0.5) }
    stage.schedule(at: 0.4) { driver.finish() }
    let film = try theatre.dismiss()
    #expect(
      film.appearances == [
        "B.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "A.viewDidAppear(true) 900", "B.viewDidDisappear(true) 900",
      ]
    )
    #expect(isNear(film.duration, 0.9))
    #expect(theatre.a.presentedViewController == nil)
  }

  // Written on the main actor only.
  private final class Steps: @unchecked Sendable {
    var timer: Timer?
    var percent = 0.0
  }

  /// As code does that animates the rest of an interaction by hand, after the finger is lifted.
  @Test func `a film waits for a timer that moves an interaction step by step`() throws {
    let steps = Steps()
    stage.schedule(at: 0.1) {
      steps.timer = Timer.scheduledTimer(withTimeInterval: 0.125, repeats: true) { [driver] _ in
        MainActor.assumeIsolated {
          steps.percent += 0.25
          driver.update(steps.percent)
          if steps.percent == 1 { driver.finish() }
        }
        if steps.percent == 1 { steps.timer?.invalidate() }
      }
    }
    let film = try theatre.dismiss()
    #expect(steps.timer?.isValid == false)
    #expect(theatre.a.presentedViewController == nil)
    #expect(isNear(film.duration, 0.6, within: 0.02))
    #expect(film.faults.isEmpty)
  }

  @Test func `an interaction without an end and its timer are named by the film they keep open`()
    throws
  {
    let steps = Steps()
    stage.schedule(at: 0.1) {
      steps.timer = .scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in }
    }
    defer { steps.timer?.invalidate() }
    let faults = try theatre.dismiss().faults
    #expect(faults.map(\.kind) == [.endless])
    #expect(faults.map(\.subject) == [theatre.a.name])
    let sentence = try #require(faults.first?.sentence)
    #expect(sentence.contains("the interactive transition from \(theatre.b.name) had no end"))
    #expect(sentence.contains("a Timer that repeats every 0.25 s kept the film open"))
  }

  @Test func `a film does not wait for a timer that was started before it`() throws {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    defer { timer.invalidate() }
    stage.advance(by: 0.1)
    stage.schedule(at: 0.2) { driver.update(0.5) }
    #expect(isNear(try theatre.dismiss().duration, 0.2))
  }

  @Test(.rule("percent-driven.remaining-time", .documented))
  func completionSpeedShortensTheRest() throws {
    driver.completionSpeed = 2
    stage.schedule(at: 0.2) {
      driver.update(0.5)
      driver.finish()
    }
    #expect(isNear(try theatre.dismiss().duration, 0.45))
  }

  @Test(.rule("percent-driven.remaining-time", .documented))
  func theRestFollowsTheCompletionCurve() throws {  // easeInOut
    stage.schedule(at: 0.2) {
      driver.update(0.5)
      driver.finish()
    }
    var y = 0.0
    stage.schedule(at: 0.325) { y = shownY }
    try theatre.dismiss()
    // easeInOut at a quarter: .129162, of the second half.
    #expect(isNear(y / 852, 0.5 + 0.5 * 0.129162, within: 1e-4))
  }

  @Test(.rule("percent-driven.remaining-time", .reported, .inferred))
  func cancelRunsBackAndTellsEveryone() throws {
    stage.schedule(at: 0.1) { driver.update(0.4) }
    stage.schedule(at: 0.3) { driver.cancel() }
    var changed: [String] = []
    let before = stage.scene()
    let film = try stage.record {
      theatre.a.dismiss(animated: true, completion: theatre.log("completion"))
      theatre.b.transitionCoordinator?.notifyWhenInteractionChanges { context in
        changed.append("\(context.isInteractive) \(context.isCancelled) \(stage.now)")
        stage.core.note("test", "interaction changed")
      }
    }
    #expect(
      film.story == [
        "Director.animationController(forDismissed:) 0",
        "Director.interactionControllerForDismissal(using:) 0",
        "SlideAnimator.transitionDuration(using:) 0",
        "UIPresentationController.dismissalTransitionWillBegin() 0",
        "B.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:) 0",
        "SlideAnimator.animateTransition(using:) 0",
        "transitionContext.cancelInteractiveTransition() 300",
        "transitionCoordinator.notifyWhenInteractionChanges(_:) 300",
        "test.interaction changed 300",
        "transitionContext.completeTransition(false) 700",
        "UIPresentationController.dismissalTransitionDidEnd(false) 700",
        "A.viewWillDisappear(true) 700", "A.viewDidDisappear(true) 700",
        "B.viewWillAppear(true) 700", "B.viewDidAppear(true) 700",
        "SlideAnimator.animationEnded(false) 700",
      ]
    )
    #expect(changed.count == 1)
    #expect(theatre.b.view.frame.minY == 0)
    #expect(theatre.b.view.window != nil)
    #expect(theatre.a.view.window == nil)
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(film.frames.last?.scene == before)
  }

  /// Moves layers by animations of its own, and completes when the first of them has stopped.
  private final class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    @preconcurrency CAAnimationDelegate
  {
    let isKept: Bool
    var ends: [Bool] = []
    private var context: (any UIViewControllerContextTransitioning)?

    init(isKept: Bool) { self.isKept = isKept }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (1, 0, 1, self)
      (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, !isKept)
      let mask = CALayer()
      mask.frame = context.containerView.bounds
      mask.backgroundColor = UIColor.black.cgColor
      context.view(forKey: .from)?.layer.mask = mask
      mask.add(fade, forKey: "fade")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      ends.append(flag)
      let layer = context?.view(forKey: .from)?.layer
      context?.completeTransition(context?.transitionWasCancelled == false)
      layer?.mask = nil
      context = nil
    }
  }

  /// Such a transition once never completed after a cancel.
  @Test(.rule("percent-driven.remaining-time", .reported, .inferred), arguments: [false, true])
  func cancelEndsAnimationsOfLayersToo(isKept: Bool) throws {
    let animator = LayerAnimator(isKept: isKept)
    director.other = animator
    stage.schedule(at: 0.1) { driver.update(0.4) }
    stage.schedule(at: 0.3) { driver.cancel() }
    let before = stage.scene()
    let film = try theatre.dismiss()
    #expect(film.faults.isEmpty && isNear(film.duration, 0.7))
    #expect(animator.ends == [false] && theatre.a.presentedViewController === theatre.b)
    #expect(film.frames.last?.scene == before)
  }

  /// The layers' time begins at 0 while it is scrubbed, as that of the stage did.
  @Test func cancelLeavesAnimationsFromBeforeTheTransition() {
    let (theatre, animator) = (Theatre(.fullScreen), LayerAnimator(isKept: false))
    let (stage, layer) = (theatre.stage, theatre.b.view.layer)
    let long = CABasicAnimation(keyPath: "opacity")
    (long.fromValue, long.toValue, long.duration) = (1, 0.5, 100)
    theatre.a.present(theatre.b, animated: false)
    stage.advance(by: 0.1)
    layer.add(long, forKey: "long")
    stage.advance(by: 2)
    theatre.b.transitioningDelegate = director
    director.other = animator
    theatre.a.dismiss(animated: true)
    stage.advance(by: 0.1)
    driver.update(0.4)
    stage.advance(by: 0.1)
    driver.cancel()
    stage.advance(by: 2)
    #expect(animator.ends == [false] && layer.animation(forKey: "long") != nil)
  }

  @Test func afterACancelItCanBeDoneAgain() throws {
    stage.schedule(at: 0.1) { driver.update(0.4) }
    stage.schedule(at: 0.3) { driver.cancel() }
    try theatre.dismiss()
    director.interaction = nil
    #expect(try theatre.dismiss().duration == 1)
    #expect(theatre.a.view.superview === stage.window)
  }

  @Test func lettingGoAtOnceIsPossible() throws {
    for cancels in [true, false] {
      let film = try stage.record {
        theatre.a.dismiss(animated: true)
        driver.update(0.5)
        if cancels { driver.cancel() } else { driver.finish() }
      }
      #expect(isNear(film.duration, 0.5))
      #expect((theatre.a.presentedViewController == nil) == !cancels)
    }
  }

  @Test(.rule("transition-context.interactive", .documented))
  func withoutAnInteractiveStartItRunsUntilItIsPaused() throws {
    driver.wantsInteractiveStart = false
    stage.schedule(at: 0.25) { driver.pause() }
    stage.schedule(at: 0.5) { driver.finish() }
    var share = 0.0
    stage.schedule(at: 0.4) { share = shownY / 852 }
    let film = try theatre.dismiss()
    #expect(isNear(share, 0.25, within: 1e-3))
    #expect(isNear(film.duration, 1.25, within: 1e-3))
  }

  @Test(.rule("transition-context.interactive", .documented))
  func theInteractionStartsTheAnimator() throws {
    final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
      let started: (any UIViewControllerContextTransitioning) -> Void
      init(_ started: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.started = started
      }
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        started(context)
      }
    }
    var states: [Bool] = []
    director.interaction = Hand { [stage] context in
      states.append(context.isInteractive)
      context.updateInteractiveTransition(0.3)
      stage.schedule(at: 0.5) {
        context.finishInteractiveTransition()
        states.append(context.isInteractive)
        context.completeTransition(true)
      }
    }
    let film = try theatre.dismiss()
    #expect(!director.lines.contains("animateTransition"))
    #expect(states == [true, false])
    #expect(isNear(film.duration, 0.5))
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(.rule("percent-driven.remaining-time", .documented))
  func aPercentageIsAShare() throws {
    var (seen, shown): ([CGFloat], [Double]) = ([], [])
    stage.schedule(at: 0.1) {
      for percent in [0.5, 2, -1] {
        driver.update(percent)
        seen += [driver.percentComplete, theatre.b.transitionCoordinator?.percentComplete ?? -1]
      }
    }
    stage.schedule(at: 0.2) { shown.append(shownY) }
    stage.schedule(at: 0.3) { driver.finish() }
    try theatre.dismiss()
    #expect(seen == [0.5, 0.5, 1, 1, 0, 0] && shown == [0])
  }

  @Test func aTransitionThatRunsByItselfIsNotLed() throws {
    driver.wantsInteractiveStart = false
    stage.schedule(at: 0.25) {
      driver.update(0.9)
      driver.cancel()
    }
    var share = 0.0
    stage.schedule(at: 0.5) { share = shownY / 852 }
    let film = try theatre.dismiss()
    #expect(driver.percentComplete == 0 && isNear(share, 0.5, within: 1e-3))
    #expect(film.duration == 1 && theatre.a.presentedViewController == nil)
  }

  @Test(.rule("transition-context.interactive", .documented))
  func pausingTakesTheShareThatIsShown() throws {
    driver.wantsInteractiveStart = false
    var shares: [CGFloat] = []
    stage.schedule(at: 0.25) {
      driver.pause()
      shares += [driver.percentComplete, theatre.b.transitionCoordinator?.percentComplete ?? -1]
      driver.update(0.5)
    }
    stage.schedule(at: 0.3) {
      shares.append(shownY / 852)
      driver.pause()  // It is led already.
      shares.append(driver.percentComplete)
      driver.cancel()
    }
    let film = try theatre.dismiss()
    #expect(zip(shares, [0.25, 0.25, 0.5, 0.5]).allSatisfy { isNear($0, $1, within: 1e-3) })
    #expect(isNear(film.duration, 0.8, within: 1e-3))
    #expect(theatre.a.presentedViewController === theatre.b && shownY == 0)
  }

  @Test func aFingerMayTakeHoldAgain() throws {
    var shares: [CGFloat] = []
    stage.schedule(at: 0.1) { driver.update(0.5) }
    stage.schedule(at: 0.2) { driver.cancel() }
    stage.schedule(at: 0.3) {
      driver.pause()
      shares.append(shownY / 852)
      driver.update(0.75)
    }
    stage.schedule(at: 0.4) {
      shares.append(shownY / 852)
      driver.finish()
    }
    let film = try theatre.dismiss()
    #expect(shares.count == 2 && shares[0] < 0.5 && isNear(shares[1], 0.75, within: 1e-3))
    #expect(isNear(film.duration, 0.65, within: 1e-3))
    #expect(theatre.a.presentedViewController == nil && stage.faults.isEmpty)
  }

  /// The way back that it began before is given up.
  @Test func aFingerMayHoldAsLongAsItLikes() throws {
    stage.schedule(at: 0.1) { driver.update(0.25) }
    stage.schedule(at: 0.2) { driver.cancel() }
    stage.schedule(at: 0.3) {
      driver.pause()
      driver.update(0.75)
    }
    var share = 0.0
    stage.schedule(at: 2) { share = shownY / 852 }
    stage.schedule(at: 2.1) { driver.finish() }
    let film = try theatre.dismiss()
    #expect(isNear(share, 0.75, within: 1e-3) && isNear(film.duration, 2.35, within: 1e-3))
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test func aTransitionOfNoTimeHasNoShares() throws {
    director.animator?.duration = 0
    driver.wantsInteractiveStart = false
    let film = try stage.record {
      theatre.a.dismiss(animated: true)
      driver.pause()
      #expect(driver.percentComplete == 0)
      driver.finish()
    }
    #expect(film.duration < 0.1 && theatre.a.presentedViewController == nil)
  }

  @Test(.rule("percent-driven.remaining-time", .documented), arguments: [0, -1] as [CGFloat])
  func aSpeedThatLeadsNowhereIsRefused(speed: CGFloat) throws {
    driver.completionSpeed = speed
    stage.schedule(at: 0.2) {
      driver.update(0.5)
      driver.finish()
    }
    let error = #expect(throws: Stage.UIKitException.self) { try theatre.dismiss() }
    #expect(error?.description.contains("completionSpeed is \(speed)") == true)
  }

  @Test func aContextOfAnAppsOwnCannotBeDriven() {
    driver.startInteractiveTransition(ForeignContext(in: stage.window))
    #expect(stage.faults.map(\.subject) == ["UIPercentDrivenInteractiveTransition"])
    #expect(stage.faults.first?.sentence.contains("another class") == true)
  }

  /// The rest takes its share of the time, from wherever the finger lets go.
  @Test(
    .rule("percent-driven.remaining-time", .documented),
    arguments: [0.125, 0.5, 0.875],
    [true, false]
  )
  func theRestTakesItsShareOfTheTime(share: Double, finishes: Bool) throws {
    stage.schedule(at: 0.1) {
      driver.update(share)
      finishes ? driver.finish() : driver.cancel()
    }
    #expect(isNear(try theatre.dismiss().duration, 0.1 + (finishes ? 1 - share : share)))
  }
}
