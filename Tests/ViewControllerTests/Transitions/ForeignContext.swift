import Foundation
import Geometry

@testable import HeadlessUIKit

/// A transition context that an app has made itself; it has no screens.
@MainActor
final class ForeignContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var isAnimated = true
  var isInteractive = false
  var transitionWasCancelled = false
  var presentationStyle = UIModalPresentationStyle.custom
  var targetTransform = CGAffineTransform.identity
  private(set) var ends: [Bool] = []

  init(in container: UIView) { containerView = container }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
