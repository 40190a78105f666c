import Timeline

/// The refreshes of a display, counted from an origin.
struct RefreshTicks {
  let origin: Instant
  let rate: FrameRate
  private var last = 0

  init(from origin: Instant, rate: FrameRate) {
    (self.origin, self.rate) = (origin, rate)
  }

  /// The refresh after the last one that has passed.
  var next: Instant { instant(of: last + 1) }
  var current: Instant { instant(of: last) }

  private func instant(of tick: Int) -> Instant { origin + rate.start(ofFrame: tick) }

  /// Counts the refreshes up to and at `now`; those that were missed are skipped.
  mutating func pass(_ now: Instant) {
    while next <= now { last += 1 }
  }
}
