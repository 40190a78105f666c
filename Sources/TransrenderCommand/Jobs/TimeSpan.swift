import Timeline

/// The span of time whose frames are written; both ends are included.
struct TimeSpan: Equatable, Sendable {
  var from: Instant?
  var to: Instant?

  var isEverything: Bool { from == nil && to == nil }

  func contains(_ instant: Instant) -> Bool {
    (from.map { $0 <= instant } ?? true) && (to.map { instant <= $0 } ?? true)
  }
}
