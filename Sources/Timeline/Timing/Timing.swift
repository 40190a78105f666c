/// The timing of an animation and the pacing of its progress.
///
/// Web Animations and `CAMediaTiming` in one: first the clock (begin, speed, offset) converts the
/// parent's time to local time, then delay, duration, iterations, direction, fill and curve convert
/// local time to progress.
public struct Timing: Hashable, Sendable {
  /// The direction of iterations.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case normal, reverse, alternate, alternateReverse
  }

  /// Whether the animation has an effect before and after it is active.
  public enum Fill: String, Hashable, Codable, Sendable, CaseIterable {
    case none, forwards, backwards, both
  }

  public var clock: LocalClock
  public var delay: Instant
  public var endDelay: Instant
  /// The length of one iteration; may be infinite.
  public var duration: Instant
  /// The number of iterations; may be fractional, 0 or infinite.
  public var iterations: Double
  /// The iteration to start at; 0.5 is the middle of the first.
  public var iterationStart: Double
  public var direction: Direction
  public var fill: Fill
  public var curve: Curve

  public init(
    begin: Instant = .zero,
    delay: Instant = .zero,
    endDelay: Instant = .zero,
    duration: Instant,
    speed: Double = 1,
    offset: Instant = .zero,
    iterationStart: Double = 0,
    iterations: Double = 1,
    direction: Direction = .normal,
    fill: Fill = .none,
    curve: Curve = .linear
  ) {
    clock = LocalClock(unchecked: begin, speed: speed, offset: offset)
    self.delay = delay
    self.endDelay = endDelay
    self.duration = duration
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.curve = curve
    self = trusted()
  }
}

extension Timing {
  /// The time on the parent's clock at which this one shows `offset`.
  public var begin: Instant {
    get { clock.begin }
    set { clock.begin = newValue }
  }

  public var speed: Double {
    get { clock.speed }
    set { clock.speed = newValue }
  }

  public var offset: Instant {
    get { clock.offset }
    set { clock.offset = newValue }
  }

  /// The duration of all iterations, in local time.
  public var activeDuration: Instant {
    duration == .zero || iterations == 0 ? .zero : duration.scaled(by: iterations)
  }

  /// Local time from 0 to the end of the end delay; never below 0.
  public var endTime: Instant {
    Swift.max(.zero, delay + activeDuration + endDelay)
  }
}

extension Timing: Validated {
  var fault: TimelineError? {
    clock.fault ?? curve.fault
      ?? firstFault(
        (duration >= .zero, .negativeSpan(what: "a duration", ticks: duration.ticks)),
        (!iterations.isNaN, .notFinite(what: "the number of iterations", value: iterations)),
        (iterations >= 0, .negative(what: "the number of iterations", value: iterations)),
        (iterationStart.isFinite, .notFinite(what: "the iteration start", value: iterationStart)),
        (iterationStart >= 0, .negative(what: "the iteration start", value: iterationStart))
      )
  }
}
