import Foundation
import Geometry
import HeadlessUIKit

/// Controllers presented by others.
extension TransitionReel {
  static let modalCover = modal(
    "modal-cover",
    summary: "present, from below",
    style: .coverVertical
  ) {
    (UINavigationController.largeTitled(AlbumsController()), PlayerController())
  }

  static let modalFlip = modal(
    "modal-flip",
    summary: "present, turned over",
    style: .flipHorizontal
  ) {
    (MapController(), UINavigationController.largeTitled(SettingsController()))
  }

  static let modalDissolve = modal(
    "modal-dissolve",
    summary: "present, faded in",
    style: .crossDissolve
  ) {
    (UINavigationController.largeTitled(PhotosController()), PhotoController(4))
  }

  static let modalCurl = modal(
    "modal-curl",
    summary: "present, under a curling page",
    style: .partialCurl
  ) {
    (MapController(), UINavigationController.largeTitled(SettingsController()))
  }

  static let modalSheet = TransitionReel("modal-sheet", "present a sheet, then dismiss it") {
    stage in
    let list = UINavigationController.largeTitled(InboxController())
    stage.show(list)
    // A sheet that outlives its dismissal is reported, so the action must not hold it.
    var sheet: UIViewController? = ComposeController.inNavigation()
    return {
      guard let shown = sheet else { return }
      sheet = nil
      list.present(shown, animated: true) { list.dismiss(animated: true) }
    }
  }

  static let customAnimator = TransitionReel(
    "custom-animator",
    "a custom UIViewControllerAnimatedTransitioning"
  ) { stage in
    let (list, detail) = (
      UINavigationController.largeTitled(PhotosController()), PhotoController(4)
    )
    let delegate = GrowthDelegate()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = delegate
    stage.show(list)
    // The controller holds its delegate weakly; the action keeps it alive.
    return { withExtendedLifetime(delegate) { list.present(detail, animated: true) } }
  }

  private static func modal(
    _ name: String,
    summary: String,
    style: UIModalTransitionStyle,
    _ screens: @escaping @MainActor () -> (UIViewController, UIViewController)
  ) -> TransitionReel {
    TransitionReel(name, summary) { stage in
      let (list, detail) = screens()
      detail.modalPresentationStyle = .fullScreen
      detail.modalTransitionStyle = style
      stage.show(list)
      return { list.present(detail, animated: true) }
    }
  }

}

/// Gives every presentation the same animator.
private final class GrowthDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Growth() }
}

/// The new screen grows out of the middle.
private final class Growth: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    if let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      animations: {
        view.transform = .identity
        view.alpha = 1
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
