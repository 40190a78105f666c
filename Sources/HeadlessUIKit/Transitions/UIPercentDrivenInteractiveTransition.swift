public import Foundation

/// Scrubs a transition's animations by a share, then lets them run on or back (spec 2.11).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var transition: Transition?
  /// The animator's own, if it can be interrupted; else the container's time is scrubbed.
  var animator: (any UIViewImplicitlyAnimating)?
  /// The container's time at which its animations begin.
  var base: CFTimeInterval = 0
  /// What is asked before the animations have begun, at the first commit.
  var early: [() -> Void]?

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
  open func finish() { letGo(cancelled: false) }
  open func cancel() { letGo(cancelled: true) }
}
