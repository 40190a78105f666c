import Timeline

/// From when to when frames are wanted; both ends belong to it.
struct TimeSpan: Equatable, Sendable {
  var from: Instant?
  var to: Instant?

  var isEverything: Bool { from == nil && to == nil }

  func contains(_ instant: Instant) -> Bool {
    (from.map { $0 <= instant } ?? true) && (to.map { instant <= $0 } ?? true)
  }
}
