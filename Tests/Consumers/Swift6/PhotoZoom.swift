import UIKit

/// A picture zooms out of a grid and back, pulled by a finger that leads it by hand.
@MainActor
protocol PhotoZoomSource: AnyObject {
  var zoomView: UIView { get }
}

final class PhotoZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: PhotoPull?

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PhotoZoomAnimator(source: source as? any PhotoZoomSource, opens: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let presenter = dismissed.presentingViewController as? any PhotoZoomSource
    return PhotoZoomAnimator(source: presenter, opens: false)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

final class PhotoZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var source: (any PhotoZoomSource)?
  private let opens: Bool

  init(source: (any PhotoZoomSource)?, opens: Bool) {
    self.source = source
    self.opens = opens
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let source else { return context.completeTransition(false) }
    let key: UITransitionContextViewKey = opens ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let small = source.zoomView.convert(source.zoomView.bounds, to: context.containerView)
    if opens {
      context.containerView.addSubview(view)
      view.frame = small
      view.alpha = 0
    }
    let large = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
    let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 1) { [opens] in
      view.frame = opens ? large : small
      view.alpha = opens ? 1 : 0
    }
    animator.addCompletion { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

/// Moves the view itself, and says how far it has come.
final class PhotoPull: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var start = CGPoint.zero

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    start = transitionContext.view(forKey: .from)?.center ?? .zero
  }

  func move(by way: CGFloat) {
    guard let context, let view = context.view(forKey: .from) else { return }
    view.center = CGPoint(x: start.x, y: start.y + way)
    context.updateInteractiveTransition(min(way / 300, 1))
  }

  func letGo(leaves: Bool) {
    guard let context, let view = context.view(forKey: .from) else { return }
    if leaves {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let (start, height) = (start, context.containerView.bounds.height)
    UIView.animate(withDuration: 0.25) {
      view.center.y = leaves ? height * 1.5 : start.y
    } completion: { _ in
      context.completeTransition(leaves)
    }
    self.context = nil
  }
}

final class PhotoGridScreen: UIViewController, PhotoZoomSource {
  let zoomView = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
  let delegate = PhotoZoomDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    zoomView.backgroundColor = .systemIndigo
    view.addSubview(zoomView)
  }

  func open() -> UIViewController {
    let photo = UIViewController()
    photo.view.backgroundColor = .systemIndigo
    photo.modalPresentationStyle = .overFullScreen
    photo.transitioningDelegate = delegate
    present(photo, animated: true)
    return photo
  }
}
