/// A controller on its way into a container or out of one (spec/uikit.md A10, C1–C4).
struct ContainerMove: Equatable {
  enum Direction: Equatable {
    case arrival, departure
  }

  /// Why the next appearance callbacks come, until the last of them has been heard.
  private var reason: Direction?
  private var isHearing = false
  /// Linked, while the container still owes `didMove(toParent:)`.
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

  mutating func beginHearing() { isHearing = true }

  mutating func endHearing(last: Direction?) {
    isHearing = false
    if reason == last { reason = nil }
  }

  func isHeard(as direction: Direction) -> Bool { isHearing && reason == direction }
}
