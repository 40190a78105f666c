import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Names, preferences and durations of transitions.
@MainActor @Suite struct TransitionTableTests {
  @Test(.evidence(.reported)) func keysHaveTheNamesOfUIKit() {
    typealias Side = UITransitionContextViewControllerKey
    #expect(Side.from.rawValue == "UITransitionContextFromViewController")
    #expect(Side.to.rawValue == "UITransitionContextToViewController")
    #expect(UITransitionContextViewKey.from.rawValue == "UITransitionContextFromView")
    #expect(UITransitionContextViewKey.to.rawValue == "UITransitionContextToView")
  }

  @Test(.evidence(.documented)) func aPreferredStyleReplacesTheModalOne() {
    let (controller, source) = (UIViewController(), UIViewController())
    #expect(controller.preferredTransition == nil)
    controller.modalTransitionStyle = .flipHorizontal
    #expect(controller.requestedTransitionStyle == .flipHorizontal)
    let preferences: [(UIViewController.Transition, UIModalTransitionStyle)] = [
      (.coverVertical(), .coverVertical), (.crossDissolve(), .crossDissolve),
      (.partialCurl(), .partialCurl), (.flipHorizontal(), .flipHorizontal),
    ]
    for (transition, style) in preferences {
      controller.preferredTransition = transition
      #expect(controller.requestedTransitionStyle == style)
      #expect(controller.zoomAnimator(source, isComing: true) == nil)
    }
    controller.preferredTransition = .zoom { _ in nil }
    #expect(controller.requestedTransitionStyle == .flipHorizontal)
    let animator = controller.zoomAnimator(source, isComing: true)
    #expect(animator?.transitionDuration(using: nil) == 0.5)
    controller.preferredTransition = nil
    #expect(controller.zoomAnimator(source, isComing: false) == nil)
  }

  @Test(
    .evidence(.measured, .documented, .inferred),
    arguments: [
      (.coverVertical, 0.5, true), (.crossDissolve, 0.35, false), (.flipHorizontal, 0.75, false),
      (.partialCurl, 0.75, false),
    ] as [(UIModalTransitionStyle, TimeInterval, Bool)]
  )
  func stylesTakeTheirTime(
    style: UIModalTransitionStyle,
    seconds: TimeInterval,
    slides: Bool
  ) throws {
    let theatre = Theatre(.fullScreen)
    let controller = try #require(theatre.b.presentationController)
    let animator = StyleAnimator(style, direction: .dismissal, before: nil, of: controller)
    #expect(animator.transitionDuration(using: nil) == seconds && animator.slides == slides)
  }

  @Test(.evidence(.documented)) func aZoomHasNoOptionsOfItsOwn() {
    let options = UIViewController.Transition.ZoomOptions()
    #expect(options.dimmingColor == nil && options.dimmingVisualEffect == nil)
    #expect(options.alignmentRectProvider == nil && options.interactiveDismissShouldBegin == nil)
  }
}
