import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The size of a presented view before its own animator adds it.
@MainActor @Suite struct SizeBeforeAnimatorTests {
  private final class Measuring: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var size: CGSize?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.viewController(forKey: .to)?.view
      size = view?.bounds.size
      if let view { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(true)
    }
  }

  /// [W] It has the screen's, whatever will hold it: transitions measure their destination there.
  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .custom,
    ]
  )
  func aPresentedViewHasTheScreensSize(style: UIModalPresentationStyle) throws {
    let (stage, root, shown) = (Stage(device: .iPhone15), UIViewController(), UIViewController())
    stage.show(root)
    let measuring = Measuring()
    shown.transitioningDelegate = measuring
    shown.modalPresentationStyle = style
    try withExtendedLifetime(measuring) {
      _ = try stage.record { root.present(shown, animated: true) }
    }
    #expect(measuring.size == CGSize(width: 393, height: 852))
  }
}
