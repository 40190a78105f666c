import Foundation
import Geometry
import Scene
import Testing

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

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isLed ? driver : nil }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
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

  @Test(arguments: [true, false])
  func X8_aFingerLeadsThePropertyAnimator(finishes: Bool) throws {  // [D]
    let (driver, stage) = (holdable.driver, theatre.stage)
    var share = 0.0
    stage.at(0.1) { driver.update(0.25) }
    stage.at(0.2) {
      share = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) / 852
      finishes ? driver.finish() : driver.cancel()
    }
    let film = try theatre.dismiss()
    #expect(isNear(share, 0.25, within: 1e-3))
    #expect(isNear(film.duration, finishes ? 0.95 : 0.45, within: 1e-3))
    #expect((theatre.a.presentedViewController == nil) == finishes)
    if !finishes { #expect(theatre.b.view.frame.minY == 0) }
  }

  @Test func X8_withoutAFingerItRunsByItself() throws {  // [D]
    holdable.isLed = false
    #expect(try theatre.dismiss().duration == 1)
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test func touchesReachWhatCanBeHeld() throws {  // [D]
    holdable.isLed = false
    var isReached = false
    theatre.stage.at(0.5) {
      isReached = theatre.stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) != nil
    }
    try theatre.dismiss()
    #expect(isReached)
  }
}

/// The pictures at both ends of each style are those of the screens at rest.
@MainActor @Suite struct StylePictureTests {
  nonisolated static let looks: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal,
  ]

  @Test(arguments: looks, [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func filmsBeginAndEndAtRest(
    look: UIModalTransitionStyle,
    style: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(style)
    theatre.b.modalTransitionStyle = look
    let before = theatre.stage.scene()
    try theatre.present()
    try theatre.dismiss()
    #expect(theatre.stage.scene() == before)
  }

  // [M] Numbers.md: the system spring, as shares of the way.
  @Test(arguments: [(0.05, 0.23223), (0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292)])
  func coverVerticalFollowsTheSystemSpring(time: Double, share: Double) throws {
    let theatre = Theatre(.fullScreen)
    var y = 0.0
    theatre.stage.at(time) { y = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1) }
    try theatre.present()
    #expect(isNear(1 - y / 852, share, within: 1e-4))
  }

  @Test(arguments: [
    (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.35), (.flipHorizontal, 0.75),
    (.partialCurl, 0.75),
  ])
  func eachStyleTakesItsTime(look: UIModalTransitionStyle, seconds: Double) throws {  // Numbers.md
    let theatre = Theatre(.fullScreen)
    theatre.b.modalTransitionStyle = look
    #expect(try theatre.present().duration == seconds)
    #expect(try theatre.dismiss().duration == seconds)
  }
}
