import Foundation
import Geometry

/// The description of a `Transition`.
@MainActor
struct TransitionPlan {
  /// One of the two screens; if its view is nil, the animator must not touch it.
  ///
  /// [D] rule transition-context.views
  struct Side {
    var controller: UIViewController
    var view: UIView?
    /// The current frame; zero if it is not on screen. [D] rule transition-context.frames
    var initialFrame = CGRect.zero
    /// The final frame; zero if it is removed from a container. [D] rule transition-context.frames
    var finalFrame = CGRect.zero
  }

  var container: UIView
  var from: Side
  var to: Side
  /// Other controllers that appear or disappear with these two.
  var others: [UIViewController] = []
  var isAnimated: Bool
  var style = UIModalPresentationStyle.none
  /// If nil, nothing is animated, and the end comes with this turn's commit.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// If nil, or if it does not want to start, the animator runs by itself.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var targetTransform = CGAffineTransform.identity
  /// Sends the `will…` callbacks; the coordinator already exists.
  var willBegin: () -> Void = {}
  /// The two screens after the callbacks, which may have changed views or frames.
  var sides: (() -> (from: Side, to: Side))?
  /// Sets the final views and sends the `did…` callbacks, or those that revert the change if its
  /// argument is false.
  var didEnd: (Bool) -> Void
  /// Called last, after the animator and the coordinator were notified.
  var completion: (Bool) -> Void = { _ in }
}
