/// The controls of `UIViewPropertyAnimator` and `UIPercentDrivenInteractiveTransition`.
extension TimeMap {
  public mutating func play(rate: Double = 1, for duration: Instant) {
    append(.play(rate: rate, for: duration))
  }

  public mutating func hold(for duration: Instant) {
    append(.hold(for: duration))
  }

  /// Runs backwards at the current speed.
  public mutating func reverse(rate: Double = 1, for duration: Instant) {
    append(.play(rate: -rate, for: duration))
  }

  /// Follows a finger; times are relative to this move.
  public mutating func scrub(_ samples: [Sample]) {
    append(.scrub(samples))
  }

  /// Continues to the end in `duration`: `continueAnimation(withTimingParameters:durationFactor:)`.
  public mutating func finish(over duration: Instant, curve: Curve = .linear) {
    append(.glide(to: 1, over: duration, curve: curve))
  }

  /// Returns to the start in `duration`.
  public mutating func cancel(over duration: Instant, curve: Curve = .linear) {
    append(.glide(to: 0, over: duration, curve: curve))
  }

  // [D] UIPercentDrivenInteractiveTransition: the remainder takes (1 − p)·d / completionSpeed
  public mutating func finish(speed: Double = 1, curve: Curve = .easeInEaseOut) {
    precondition(speed > 0, "a completion speed must be above 0, not \(speed)")
    finish(over: span.scaled(by: (1 - fraction) / speed), curve: curve)
  }

  // [I] Mirrors finishing: p·d / completionSpeed
  public mutating func cancel(speed: Double = 1, curve: Curve = .easeInEaseOut) {
    precondition(speed > 0, "a completion speed must be above 0, not \(speed)")
    cancel(over: span.scaled(by: fraction / speed), curve: curve)
  }

  private mutating func append(_ move: Move) {
    add(move.trusted())
  }
}

extension TimeMap.Move: Validated {
  var fault: TimelineError? {
    if duration < .zero { return .negativeSpan(what: "a move", ticks: duration.ticks) }
    switch self {
    case .hold: return nil
    case .play(let rate, _):
      return rate.isFinite ? nil : .notFinite(what: "a rate of play", value: rate)
    case .glide(let fraction, _, let curve):
      if !fraction.isFinite { return .notFinite(what: "a fraction", value: fraction) }
      return curve.fault
    case .scrub(let samples):
      var floor = Instant.zero
      for (index, sample) in samples.enumerated() {
        if sample.time < floor { return .samplesNotOrdered(index: index) }
        if !sample.fraction.isFinite {
          return .notFinite(what: "a fraction", value: sample.fraction)
        }
        floor = sample.time
      }
      return nil
    }
  }
}

extension TimeMap: Validated {
  var fault: TimelineError? {
    if span < .zero || span.isForever { return .negativeSpan(what: "a span", ticks: span.ticks) }
    return moves.lazy.compactMap(\.fault).first
  }
}
