/// A controller that is being added to a container or removed from one.
///
/// Rules appearance.being-flags, containment.*.
struct ContainerMove: Equatable {
  enum Direction: Equatable {
    case arrival, departure
  }

  /// The reason for the next appearance callbacks, until the last of them was delivered.
  private var reason: Direction?
  /// The callbacks that are being delivered: true for appearing.
  private var callbacksInDelivery: [Bool] = []
  /// Whether the child was added, but has not been sent `didMove(toParent:)` yet.
  private(set) var awaitsDidMove = false
  /// Whether `willMove(toParent: nil)` was called.
  private(set) var isAnnounced = false

  mutating func arrive() {
    (reason, awaitsDidMove, isAnnounced) = (.arrival, true, false)
  }

  mutating func settle() { awaitsDidMove = false }

  mutating func announceDeparture() {
    (reason, isAnnounced) = (.departure, true)
  }

  /// Cancels the removal.
  mutating func stay() {
    (reason, isAnnounced) = (nil, false)
  }

  mutating func leave() {
    (reason, awaitsDidMove, isAnnounced) = (.departure, false, false)
  }

  mutating func beginDelivery(appearing isAppearing: Bool) {
    callbacksInDelivery.append(isAppearing)
  }
  mutating func endDelivery() { callbacksInDelivery.removeLast() }

  /// The last callback of a move ends it; a controller that has disappeared is not being added any
  /// more.
  mutating func endDelivery(of phase: AppearanceState.Phase) {
    endDelivery()
    if phase == .disappeared || (phase == .appeared && reason == .arrival) { reason = nil }
  }

  func isDelivered(as direction: Direction) -> Bool {
    reason == direction && callbacksInDelivery.last == (direction == .arrival)
  }

  func isReason(_ direction: Direction) -> Bool { reason == direction }
}

extension UIViewController {
  func isMoving(as direction: ContainerMove.Direction) -> Bool {
    // [W] For its children, to which a callback is forwarded, it is not moving.
    guard modal.callbacksInDelivery.isEmpty else { return move.isDelivered(as: direction) }
    return move.isReason(direction) && activeTransition?.isOfContainer == true
  }
}
