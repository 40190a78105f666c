import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The built-in styles leave nothing behind, whichever way they end.
@MainActor @Suite struct StyleReturnTests {
  /// Gives a built-in animator to a finger.
  private final class Led: NSObject, UIViewControllerTransitioningDelegate {
    let animator: StyleAnimator
    let driver = UIPercentDrivenInteractiveTransition()

    init(_ animator: StyleAnimator) { self.animator = animator }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  nonisolated static let looks: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal,
  ]
  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen]

  private func lead(
    _ theatre: Theatre,
    _ look: UIModalTransitionStyle,
    _ direction: ModalState.Direction,
    cancels: Bool
  ) throws {
    let controller = try #require(theatre.b.presentationController)
    let before =
      direction == .presentation
      ? theatre.stage.window.positionedPicture : theatre.b.view.positionedPicture
    let led = Led(StyleAnimator(look, direction: direction, before: before, of: controller))
    theatre.b.transitioningDelegate = led
    theatre.stage.schedule(at: 0.1) { led.driver.update(0.5) }
    theatre.stage.schedule(at: 0.2) { cancels ? led.driver.cancel() : led.driver.finish() }
    if direction == .presentation { try theatre.present() } else { try theatre.dismiss() }
    theatre.b.transitioningDelegate = nil
  }

  @Test(arguments: looks, styles)
  func aCancelledPresentationLeavesTheScreenAsItWas(
    look: UIModalTransitionStyle,
    style: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(style)
    let before = theatre.stage.scene()
    try lead(theatre, look, .presentation, cancels: true)
    #expect(theatre.a.presentedViewController == nil && theatre.b.view.window == nil)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.b.view.alpha == 1 && theatre.b.view.frame == theatre.stage.window.bounds)
    try theatre.present()
    #expect(theatre.b.view.window != nil)
  }

  @Test(arguments: looks, styles)
  func aCancelledDismissalLeavesTheScreenAsItWas(
    look: UIModalTransitionStyle,
    style: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(style)
    try theatre.present()
    let before = theatre.stage.scene()
    try lead(theatre, look, .dismissal, cancels: true)
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.b.view.window != nil)
    #expect((theatre.a.view.window == nil) == (style == .fullScreen))
  }

  @Test(arguments: looks, styles)
  func aDismissedScreenIsReadyToComeBack(
    look: UIModalTransitionStyle,
    style: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(style)
    let bare = theatre.stage.scene()
    try theatre.present()
    let (shown, frame) = (theatre.stage.scene(), theatre.b.view.frame)
    try lead(theatre, look, .dismissal, cancels: false)
    #expect(theatre.stage.scene() == bare && theatre.stage.window.subviews == [theatre.a.view])
    #expect(theatre.b.view.alpha == 1 && theatre.b.view.frame == frame)
    try theatre.present()
    #expect(theatre.stage.scene() == shown)
  }

  /// A finger moves the view in proportion, without a spring.
  @Test(.evidence(.inferred))
  func aScreenSlidesLinearlyUnderAFinger() throws {
    let theatre = Theatre(.overFullScreen)
    try theatre.present()
    var top: CGFloat = -1
    theatre.stage.schedule(at: 0.15) { top = theatre.b.view.layer.presentation()?.frame.minY ?? -1 }
    try lead(theatre, .coverVertical, .dismissal, cancels: true)
    #expect(isNear(top, 426, within: 0.01))
  }

  @Test(arguments: looks)
  func anAnimatorWithoutAViewEndsAtOnce(look: UIModalTransitionStyle) {
    let theatre = Theatre(.overFullScreen)
    for (wasCancelled, direction) in [
      (false, ModalState.Direction.presentation), (true, .dismissal),
    ] {
      let context = ForeignContext(in: theatre.stage.window)
      context.transitionWasCancelled = wasCancelled
      let controller = theatre.b.presentationController
      guard let controller else { return }
      StyleAnimator(look, direction: direction, before: nil, of: controller).animateTransition(
        using: context
      )
      #expect(context.ends == [!wasCancelled])
    }
  }
}
