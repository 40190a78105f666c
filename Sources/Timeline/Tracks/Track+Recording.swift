/// Recording changes into a track.
extension Track {
  /// Sets the model value from `time` on; times never go back.
  public mutating func set(_ value: Value, at time: Instant) {
    if let last = changes.last {
      precondition(
        last.time <= time,
        "a track is recorded in order; \(time) is before its last change"
      )
      if last.time == time { changes.removeLast() }
    }
    changes.append(Change(time: time, value: value))
  }

  /// UIKit's additive animation of positions, sizes and angles.
  ///
  /// The model jumps to `target`, and a part that adds −Δ → 0 hides the jump. Earlier parts
  /// continue. An equal target adds nothing.
  public mutating func animateAdditively(to target: Value, at time: Instant, _ timing: Timing) {
    let change = target - model(at: time)
    set(target, at: time)
    if change == .zero { return }
    parts.append(
      TrackPart(.add, timing: timing, keyframes: Keyframes(from: .zero - change, to: .zero))
    )
  }

  /// UIKit's animation of colours and opacity.
  ///
  /// The model jumps to `target`, and a part from `start`, or else from the old model value,
  /// replaces earlier ones. An equal target adds nothing.
  public mutating func animateReplacing(
    from start: Value? = nil,
    to target: Value,
    at time: Instant,
    _ timing: Timing
  ) {
    let start = start ?? model(at: time)
    set(target, at: time)
    if start == target { return }
    remove(at: time) { $0.composition == .replace }
    parts.append(TrackPart(.replace, timing: timing, keyframes: Keyframes(from: start, to: target)))
  }

  /// Removes animations at `time`; their earlier effect stays recorded.
  public mutating func remove(
    at time: Instant,
    where matches: (TrackPart<Value>) -> Bool = { _ in true }
  ) {
    for index in parts.indices where matches(parts[index]) {
      parts[index].removal = Swift.min(parts[index].removal, time)
    }
  }

  /// The end of the last part that ends; endless parts are ignored.
  public var end: Instant {
    let ends = parts.compactMap(\.end).filter { !$0.isForever }
    return (ends + changes.map(\.time)).reduce(.zero, Swift.max)
  }
}

extension TrackPart {
  /// The end of the part on the track's clock; nil if its own clock is stopped or runs backwards.
  public var end: Instant? {
    guard timing.speed > 0, let end = timing.clock.outer(at: timing.endTime) else {
      return removal.isForever ? nil : removal
    }
    return Swift.min(end, removal)
  }
}
