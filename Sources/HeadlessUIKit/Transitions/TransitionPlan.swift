import Foundation
import Geometry

/// Everything that a `Transition` needs to know before it starts.
@MainActor
struct TransitionPlan {
  /// One of the two screens; a view of nil means "do not touch" [D] X2.
  struct Side {
    var controller: UIViewController
    var view: UIView?
    /// Where it stands now; zero when it is not on screen. [D] X3
    var initialFrame = CGRect.zero
    /// Where it will stand; zero when it leaves a container. [D] X3
    var finalFrame = CGRect.zero
  }

  var container: UIView
  var from: Side
  var to: Side
  /// Controllers that come or go with these two.
  var others: [UIViewController] = []
  var isAnimated: Bool
  var style = UIModalPresentationStyle.none
  /// Nil: nothing moves, and the end comes with this turn's commit.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Nil, or not wanting to start: the animator runs by itself.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var targetTransform = CGAffineTransform.identity
  /// Sends the `will…` callbacks; the coordinator is there already.
  var willBegin: () -> Void = {}
  /// The two screens once that was heard: it may have given them other views or frames.
  var sides: (() -> (from: Side, to: Side))?
  /// Puts the views where they rest and sends the `did…` callbacks, or those that take it all
  /// back when its argument is false.
  var didEnd: (Bool) -> Void
  /// Comes last, after the animator and the coordinator have been told.
  var completion: (Bool) -> Void = { _ in }
}
