/// A controller's state as a presented and presenting controller.
@MainActor
struct ModalState {
  enum Direction {
    case presentation, dismissal
  }

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// The controller that it presents itself, not through an ancestor.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Created on first use, and kept until the dismissal.
  ///
  /// [W] rule presentation.controller-is-cached
  var controller: UIPresentationController?
  /// The controller that a delegate has replaced by this one, until it is on screen again.
  var replaced: UIViewController?
  var preferredTransition: UIViewController.Transition?
  var zoomDrag: ZoomDrag?
  /// The direction of its transition, while it lasts.
  var move: Direction?
  /// The appearance callbacks that are being delivered to it or to its children: true for
  /// appearing.
  var callbacksInDelivery: [Bool] = []
  /// Whether its presentation or dismissal is between start and end of the motion.
  var isInFlight = false
  /// The rest of a presentation that begins at the end of this turn.
  var pendingStart: (() -> Void)?

  /// Whether a transition is in progress and no callback of the other direction is being delivered.
  ///
  /// [D, W] rule appearance.being-flags
  func isUnderway(as direction: Direction) -> Bool {
    let isOfComing = direction == .presentation
    return move == direction && (callbacksInDelivery.last ?? isOfComing) == isOfComing
  }
}
