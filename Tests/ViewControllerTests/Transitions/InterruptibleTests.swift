import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// Rule transition-context.interruptible: an animator that a finger can hold on to.
@MainActor @Suite struct InterruptibleTests {
  /// One property animator for the whole transition.
  final class Holdable: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var made: UIViewPropertyAnimator?
    let driver = UIPercentDrivenInteractiveTransition()
    var isLed = true
    var duration: TimeInterval = 1

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isLed ? driver : nil }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        context.view(forKey: .from)?.frame.origin.y = 852
      }
      animator.addCompletion { [weak self] position in
        self?.made = nil
        context.completeTransition(position == .end)
      }
      made = animator
      return animator
    }
    func animationEnded(_ transitionCompleted: Bool) { made = nil }
  }

  let theatre = Theatre(.overFullScreen)
  let holdable = Holdable()

  init() throws {
    try theatre.present()
    theatre.b.transitioningDelegate = holdable
  }

  @Test(.rule("transition-context.interruptible", .documented), arguments: [true, false])
  func aFingerLeadsThePropertyAnimator(finishes: Bool) throws {
    let (driver, stage) = (holdable.driver, theatre.stage)
    var share = 0.0
    stage.schedule(at: 0.1) { driver.update(0.25) }
    stage.schedule(at: 0.2) {
      share = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) / 852
      finishes ? driver.finish() : driver.cancel()
    }
    let film = try theatre.dismiss()
    #expect(isNear(share, 0.25, within: 1e-3))
    #expect(isNear(film.duration, finishes ? 0.95 : 0.45, within: 1e-3))
    #expect((theatre.a.presentedViewController == nil) == finishes)
    if !finishes { #expect(theatre.b.view.frame.minY == 0) }
  }

  /// Each request makes an animator and places its view anew, as many apps do.
  final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let driver = UIPercentDrivenInteractiveTransition()
    var asked = 0

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
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      asked += 1
      context.view(forKey: .from)?.frame.origin.y = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        context.view(forKey: .from)?.frame.origin.y = 852
      }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
  }

  /// Otherwise the animator of `animateTransition` would run to its end beside the finger.
  @Test(.rule("transition-context.interruptible", .reported), arguments: [true, false])
  func theAnimatorTakesThePlaceOfAnimateTransition(finishes: Bool) throws {
    let forgetful = Forgetful()
    theatre.b.transitioningDelegate = forgetful
    var share = 0.0
    theatre.stage.schedule(at: 0.1) { forgetful.driver.update(0.25) }
    theatre.stage.schedule(at: 1.5) {
      share = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) / 852
      finishes ? forgetful.driver.finish() : forgetful.driver.cancel()
    }
    let film = try theatre.dismiss()
    #expect(forgetful.asked == 1)
    #expect(!film.story.contains { $0.contains("animateTransition") })
    #expect(isNear(share, 0.25, within: 1e-3))
    #expect(isNear(film.duration, finishes ? 2.25 : 1.75, within: 1e-3))
    #expect((theatre.a.presentedViewController == nil) == finishes)
  }

  /// A second one would move the screens beside it.
  @Test(.rule("transition-context.interruptible", .reported))
  func anAnimatorThatIsHeldAgainIsTheSame() throws {
    let forgetful = Forgetful()
    let driver = forgetful.driver
    theatre.b.transitioningDelegate = forgetful
    theatre.stage.schedule(at: 0.1) { driver.update(0.5) }
    theatre.stage.schedule(at: 0.2) { driver.cancel() }
    theatre.stage.schedule(at: 0.4) {
      driver.pause()
      driver.update(0.6)
    }
    theatre.stage.schedule(at: 0.5) { driver.finish() }
    try theatre.dismiss()
    #expect(forgetful.asked == 1)
    #expect(theatre.a.presentedViewController == nil)
  }

  /// Ported code asks whether there is one: `animator.interruptibleAnimator?(using: context)`.
  @Test func anAnimatorWithoutTheOptionalMethodAnswersNil() throws {
    let plain = Plain()
    theatre.b.transitioningDelegate = plain
    _ = try theatre.dismiss()
    #expect(plain.isImplemented == false)
  }

  /// What it leaves out is asked of the animator behind it.
  @Test func aProxyOfAnAnimatorHasItsInterruptibleAnimator() {
    let (proxy, context) = (Proxy(holdable), ForeignContext(in: UIView()))
    let made = proxy.interruptibleAnimator(using: context)
    #expect(holdable.made != nil && made === holdable.made)
  }

  final class Proxy: NSObject, UIViewControllerAnimatedTransitioning, NSMessageForwarding {
    private let animator: Holdable

    init(_ animator: Holdable) {
      self.animator = animator
      super.init()
    }

    func forwardingTarget(for aSelector: Selector!) -> Any? { animator }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }

  final class Plain: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var isImplemented: Bool?

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let own = OptionalRequirement.answer(
        to: "interruptibleAnimator(using:)",
        interruptibleAnimator(using: context)
      )
      isImplemented = own != nil
      context.completeTransition(true)
    }
  }

  @Test(.evidence(.documented), arguments: [0.5, 2])
  func theRestTakesItsShareOfTheDuration(seconds: TimeInterval) throws {
    holdable.duration = seconds
    theatre.stage.schedule(at: 0.1) {
      holdable.driver.update(0.75)
      holdable.driver.finish()
    }
    #expect(isNear(try theatre.dismiss().duration, 0.1 + 0.25 * seconds, within: 1e-3))
  }

  @Test(.rule("transition-context.interruptible", .documented))
  func withoutAFingerItRunsByItself() throws {
    holdable.isLed = false
    #expect(try theatre.dismiss().duration == 1)
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(.evidence(.documented))
  func touchesReachWhatCanBeHeld() throws {
    holdable.isLed = false
    var isReached = false
    theatre.stage.schedule(at: 0.5) {
      isReached = theatre.stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) != nil
    }
    try theatre.dismiss()
    #expect(isReached)
  }

  @Test(.evidence(.documented))
  func pausingTakesTheAnimatorsShare() throws {
    let (driver, stage) = (holdable.driver, theatre.stage)
    driver.wantsInteractiveStart = false
    var shares: [CGFloat] = []
    stage.schedule(at: 0.25) {
      driver.pause()
      shares += [driver.percentComplete, theatre.b.transitionCoordinator?.percentComplete ?? -1]
    }
    stage.schedule(at: 0.5) {
      shares.append(holdable.made?.fractionComplete ?? -1)
      driver.update(0.75)
      shares.append(holdable.made?.fractionComplete ?? -1)
      driver.finish()
    }
    let film = try theatre.dismiss()
    #expect(zip(shares, [0.25, 0.25, 0.25, 0.75]).allSatisfy { isNear($0, $1, within: 1e-3) })
    #expect(shares.count == 4 && isNear(film.duration, 0.75, within: 1e-3))
    #expect(film.story.contains { $0.hasPrefix("Holdable.interruptibleAnimator") })
  }

  /// The share is measured towards the end, even of an animator on its way back.
  @Test(.evidence(.documented))
  func anAnimatorOnItsWayBackCanBeHeldAndFinished() throws {
    let (driver, stage) = (holdable.driver, theatre.stage)
    driver.completionCurve = .linear
    var shares: [Double] = []
    stage.schedule(at: 0.1) { driver.update(0.5) }
    stage.schedule(at: 0.2) { driver.cancel() }
    stage.schedule(at: 0.4) {
      driver.pause()
      shares.append(driver.percentComplete)
      #expect(holdable.made?.isReversed == false)
      driver.update(0.6)
    }
    stage.schedule(at: 0.5) {
      shares.append(Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) / 852)
      driver.finish()
    }
    let film = try theatre.dismiss()
    #expect(shares.count == 2)
    #expect(isNear(shares[0], 0.3, within: 1e-3) && isNear(shares[1], 0.6, within: 1e-3))
    #expect(isNear(film.duration, 0.9, within: 1e-3))
    #expect(theatre.a.presentedViewController == nil)
  }

  // easeInOut at a quarter of its time: .129162.
  //
  // A loop over a literal of both curves would be shorter, but Swift 6.3's optimiser places such a
  // curve on the stack although the driver keeps it.
  @Test(arguments: [(nil, 0.129162), (.linear, 0.25)] as [(UIView.AnimationCurve?, Double)])
  func theRestFollowsTheTimingCurveIfThereIsOne(
    curve: UIView.AnimationCurve?,
    share: Double
  ) throws {
    let (driver, stage) = (holdable.driver, theatre.stage)
    var place = 0.0
    driver.timingCurve = curve.map { UICubicTimingParameters(animationCurve: $0) }
    stage.schedule(at: 0.1) { driver.update(0.5) }
    stage.schedule(at: 0.2) { driver.cancel() }
    stage.schedule(at: 0.325) {
      place = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) / 852
    }
    try theatre.dismiss()
    #expect(isNear(place, 0.5 * (1 - share), within: 1e-3))
  }
}
