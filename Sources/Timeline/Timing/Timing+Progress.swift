/// The timing model of Web Animations, level 1, section 4: from a time to a progress.
extension Timing {
  /// The progress at the parent's `time`; nil if the animation is not in effect.
  public func progress(at time: Instant) -> Progress? {
    guard let position = position(at: time) else { return nil }
    return Progress(
      value: value(at: position),
      iteration: position.iteration,
      velocity: velocity(at: position)
    )
  }

  /// The position in an iteration, before the curve is applied.
  struct Position {
    var progress: Double
    var iteration: Double
    /// The before flag of CSS easing: at a jump, take the left limit.
    var before: Bool
    var isActive: Bool
    var runsForwards: Bool
  }

  func position(at time: Instant) -> Position? {
    let local = clock.local(at: time)
    let phase = phase(atLocal: local)
    guard let active = activeTime(atLocal: local, phase) else { return nil }
    let overall = overallProgress(active, phase)
    let simple = simpleProgress(overall, active: active, phase: phase)
    let iteration = currentIteration(overall, simple: simple, phase: phase)
    let runsForwards = runsForwards(iteration)
    return Position(
      progress: runsForwards ? simple : 1 - simple,
      iteration: iteration,
      before: phase == (runsForwards ? .before : .after),
      isActive: phase == .active,
      runsForwards: runsForwards
    )
  }

  func value(at position: Position) -> Double {
    curve.value(at: position.progress, before: position.before)
  }

  /// The change of the curve's output per second of the parent's time; zero in the fill phases.
  func velocity(at position: Position) -> Double {
    if !position.isActive || duration == .zero || duration.isForever || speed == 0 { return 0 }
    let rate = (position.runsForwards ? speed : -speed) / duration.seconds
    return curve.velocity(at: position.progress) * rate
  }

  /// The phase at the parent's `time`.
  public func phase(at time: Instant) -> Phase {
    phase(atLocal: clock.local(at: time))
  }

  // Which phase a boundary belongs to depends on the direction of time. A stopped clock keeps its
  // animation in effect at both, as Core Animation does with `speed` 0.
  private func phase(atLocal local: Instant) -> Phase {
    let end = endTime
    let start = Swift.max(Swift.min(delay, end), .zero)
    let finish = Swift.max(Swift.min(delay + activeDuration, end), .zero)
    if local < start || (local == start && speed < 0) { return .before }
    if local > finish || (local == finish && speed > 0) { return .after }
    return .active
  }

  private func activeTime(atLocal local: Instant, _ phase: Phase) -> Instant? {
    switch phase {
    case .active:
      return local - delay
    case .before:
      guard fill == .backwards || fill == .both else { return nil }
      return Swift.max(local - delay, .zero)
    case .after:
      guard fill == .forwards || fill == .both else { return nil }
      return Swift.max(Swift.min(local - delay, activeDuration), .zero)
    }
  }

  private func overallProgress(_ active: Instant, _ phase: Phase) -> Double {
    if duration == .zero {
      return (phase == .before ? 0 : iterations) + iterationStart
    }
    if duration.isForever { return iterationStart }
    if active.isForever { return .infinity }
    return Double(active.ticks) / Double(duration.ticks) + iterationStart
  }

  /// An iteration's end belongs to the next iteration, except at the very end.
  private func simpleProgress(_ overall: Double, active: Instant, phase: Phase) -> Double {
    let progress = fraction(overall.isInfinite ? iterationStart : overall)
    let isVeryEnd = phase != .before && active == activeDuration && iterations != 0
    return progress == 0 && isVeryEnd ? 1 : progress
  }

  private func currentIteration(_ overall: Double, simple: Double, phase: Phase) -> Double {
    if phase == .after && iterations.isInfinite { return .infinity }
    return simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
  }

  private func runsForwards(_ iteration: Double) -> Bool {
    switch direction {
    case .normal: true
    case .reverse: false
    case .alternate: iteration.isInfinite || isEven(iteration)
    case .alternateReverse: iteration.isInfinite || !isEven(iteration)
    }
  }

  private func fraction(_ x: Double) -> Double { x < 1 ? x : x - x.rounded(.down) }
  private func isEven(_ x: Double) -> Bool { x.remainder(dividingBy: 2) == 0 }
}
