/// A controller on its way into a container or out of one.
///
/// Rules appearance.being-flags, containment.*.
struct ContainerMove: Equatable {
  enum Direction: Equatable {
    case arrival, departure
  }

  /// Why the next appearance callbacks come, until the last of them has been heard.
  private var reason: Direction?
  /// The callbacks that are being heard: whether each tells of coming.
  private var heard: [Bool] = []
  /// Whether the child is linked, but has not been sent `didMove(toParent:)` yet.
  private(set) var owesArrival = false
  /// `willMove(toParent: nil)` was heard.
  private(set) var isAnnounced = false

  mutating func arrive() {
    (reason, owesArrival, isAnnounced) = (.arrival, true, false)
  }

  mutating func settle() { owesArrival = false }

  mutating func announceDeparture() {
    (reason, isAnnounced) = (.departure, true)
  }

  /// The departure was called off.
  mutating func stay() {
    (reason, isAnnounced) = (nil, false)
  }

  mutating func leave() {
    (reason, owesArrival, isAnnounced) = (.departure, false, false)
  }

  mutating func beginHearing(ofComing isComing: Bool) { heard.append(isComing) }
  mutating func endHearing() { heard.removeLast() }

  /// The last callback of a move ends it; who has disappeared is not arriving any more.
  mutating func endHearing(of phase: AppearanceState.Phase) {
    endHearing()
    if phase == .disappeared || (phase == .appeared && reason == .arrival) { reason = nil }
  }

  func isHeard(as direction: Direction) -> Bool {
    reason == direction && heard.last == (direction == .arrival)
  }

  func isReason(_ direction: Direction) -> Bool { reason == direction }
}

extension UIViewController {
  func isMoving(as direction: ContainerMove.Direction) -> Bool {
    // [W] Its children, to whom a callback is forwarded, do not find it moving.
    guard modal.heard.isEmpty else { return move.isHeard(as: direction) }
    return move.isReason(direction) && activeTransition?.isOfContainer == true
  }
}
