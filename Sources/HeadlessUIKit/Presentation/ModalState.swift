/// A controller's place among presented and presenting ones.
@MainActor
struct ModalState {
  enum Direction {
    case presentation, dismissal
  }

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// Whom it presents itself; ancestors are not asked.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// [W] P9: made when first asked for, and kept until the dismissal.
  var controller: UIPresentationController?
  /// Whom a delegate has put this one in the place of, until that one is on screen again.
  var replaced: UIViewController?
  var preferredTransition: UIViewController.Transition?
  var zoomDrag: ZoomDrag?
  /// Which way its transition goes, as long as it lasts.
  var move: Direction?
  /// The appearance callbacks that are being delivered, to it or to its children: whether each
  /// tells of coming.
  var heard: [Bool] = []
  /// Between the start of its presentation or dismissal and the end of the motion.
  var isInFlight = false
  /// How a presentation goes on that begins with the end of this turn.
  var pendingStart: (() -> Void)?

  /// [D, W] A10: from the beginning of the transition to its end, but in no callback of the other
  /// direction.
  func isUnderway(as direction: Direction) -> Bool {
    let isOfComing = direction == .presentation
    return move == direction && (heard.last ?? isOfComing) == isOfComing
  }
}
