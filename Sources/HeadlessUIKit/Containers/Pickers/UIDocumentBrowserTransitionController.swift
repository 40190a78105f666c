public import Foundation

/// Shows a document that was picked in a browser, and takes it away again.
///
/// [I] Without a picture of the document from which it could grow, it fades.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is loaded, which is not shown.
  open var loadingProgress: Progress?
  open weak var targetView: UIView?

  private static let duration = 0.35  // [I] like a cross-dissolve

  override init() {
    super.init()
  }

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let isPresenting = to.isBeingPresented
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      view.alpha = isPresenting ? 0 : 1
      context.containerView.addSubview(view)
      if !isPresenting { context.containerView.sendSubviewToBack(view) }
    }
    let document = context.view(forKey: isPresenting ? .to : .from)
    UIView.animate(withDuration: Self.duration) {
      document?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      // Another transition may show it again.
      document?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
