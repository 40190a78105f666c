import UIKit

/// A panel that slides in from below, and makes way for a hint on low screens.
final class SlideInPresentation: UIPresentationController {
  private let dimming = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimming.translatesAutoresizingMaskIntoConstraints = false
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.alpha = 0
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: bounds.size
    )
    return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height * 2 / 3)
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    NSLayoutConstraint.activate(
      ["V:|[dimming]|", "H:|[dimming]|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0,
          options: [],
          metrics: nil,
          views: ["dimming": dimming]
        )
      }
    )
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 }
    )
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class SlideInManager: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SlideInPresentation(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.delegate = self
    return controller
  }
}

extension SlideInManager: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard case .overFullScreen = style else { return nil }
    return TurnHint()
  }
}

final class TurnHint: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemRed
  }
}
