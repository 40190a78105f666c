public import Foundation
import Timeline

/// Scrubs a transition's animations, then finishes or cancels them.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var transition: Transition?
  /// The interruptible animator, if there is one; otherwise the container's time is scrubbed.
  var animator: (any UIViewImplicitlyAnimating)?
  /// When the transition began, on the stage's clock.
  var start = Instant.zero
  /// The container's time at which the animations begin.
  var base: CFTimeInterval = 0
  /// Calls before the first commit, when the animations have not begun.
  var early: [() -> Void]?
  /// The request that ends a cancelled transition when it is back at its start.
  var wayBack: Int?

  public override init() {
    super.init()
  }

  open internal(set) var duration: CGFloat = 0
  open internal(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
  }
  open func pause() { takeHold() }
  open func update(_ percentComplete: CGFloat) { scrub(to: percentComplete) }
  open func finish() { end(cancelled: false) }
  open func cancel() { end(cancelled: true) }
}
