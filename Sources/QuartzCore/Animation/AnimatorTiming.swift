package import Timeline

/// A property animator's progress over time, in closed form.
///
/// Over `duration` the curve is read from `input.from` to `input.to`, and its output is scaled to
/// `output`. A pause has a constant position.
package struct AnimatorTiming: Hashable {
  package struct Span: Hashable {
    package var from: Double
    package var to: Double

    package init(from: Double, to: Double) {
      (self.from, self.to) = (from, to)
    }
  }

  package var start: Instant
  package var duration: Instant
  package var input: Span
  package var output = Span(from: 0, to: 1)
  package var curve: Curve
  /// The fraction of the animator's time before this animation begins.
  package var window = 0.0

  package init(
    start: Instant,
    duration: Instant,
    input: Span,
    output: Span = Span(from: 0, to: 1),
    curve: Curve,
    window: Double = 0
  ) {
    (self.start, self.duration, self.input) = (start, duration, input)
    (self.output, self.curve, self.window) = (output, curve, window)
  }

  package static func still(at position: Double, _ curve: Curve) -> AnimatorTiming {
    AnimatorTiming(
      start: .zero,
      duration: .zero,
      input: Span(from: position, to: position),
      curve: curve
    )
  }

  package var isMoving: Bool { duration > .zero }
  package var end: Instant { start + duration }

  /// The position on the curve, 0 to 1.
  package func position(at time: Instant) -> Double {
    guard isMoving, time < end else { return input.to }
    let passed = Double(max(time.ticks - start.ticks, 0)) / Double(duration.ticks)
    return input.from + (input.to - input.from) * passed
  }

  package func progress(at time: Instant) -> Double {
    let position = position(at: time)
    let local = window < 1 ? (position - window) / (1 - window) : (position < 1 ? 0 : 1)
    if local <= 0 { return output.from }
    // A spring that has not settled snaps to its end.
    if local >= 1 { return output.to }
    return output.from + (output.to - output.from) * curve.value(at: local)
  }

  package func stopped(at time: Instant) -> AnimatorTiming {
    var timing = self
    let position = position(at: time)
    timing.input = Span(from: position, to: position)
    (timing.start, timing.duration) = (.zero, .zero)
    return timing
  }
}

extension Curve {
  /// The first position at which the curve has the value `value`.
  package func firstPosition(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if self == .linear || value >= 1 && !overshoots { return min(value, 1) }
    let steps = 512
    guard let above = (1...steps).first(where: { self.value(at: Double($0) / 512) >= value }) else {
      return 1
    }
    var (low, high) = (Double(above - 1) / Double(steps), Double(above) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }

  private var overshoots: Bool {
    if case .spring = self { true } else { false }
  }
}
