extension Timing {
  /// How often a Core Animation repeats.
  public enum Repeats: Hashable, Sendable {
    /// `repeatCount`; with `autoreverses` one count is the way there and back.
    case count(Double)
    /// `repeatDuration`, in local time; `autoreverses` does not double it.
    case duration(Instant)

    public static let forever = Repeats.count(.infinity)
  }

  /// The timing of a `CAAnimation`, whose `beginTime` is on its layer's clock.
  public static func coreAnimation(
    begin: Instant = .zero,
    duration: Instant = Instant(seconds: 0.25),  // [D] a transaction's default
    speed: Double = 1,
    timeOffset: Instant = .zero,
    repeats: Repeats = .count(1),
    autoreverses: Bool = false,
    fill: Fill = .none,
    curve: Curve = .linear
  ) -> Timing {
    let iterations: Double
    switch repeats {
    // In Core Animation a count of 0 means once.
    case .count(let count): iterations = (count == 0 ? 1 : count) * (autoreverses ? 2 : 1)
    case .duration(let span):
      iterations = duration == .zero || duration.isForever ? 1 : span.seconds / duration.seconds
    }
    // [W] An offset does not shorten it: at the end it loops to what lies before the offset.
    let loops =
      speed > 0 && timeOffset > .zero && !timeOffset.isForever && duration > .zero
      && !duration.isForever
    return Timing(
      begin: begin,
      duration: duration,
      speed: speed,
      offset: loops ? .zero : timeOffset,
      iterationStart: loops ? timeOffset.seconds / duration.seconds : 0,
      iterations: iterations,
      direction: autoreverses ? .alternate : .normal,
      fill: fill,
      curve: curve
    )
  }
}
