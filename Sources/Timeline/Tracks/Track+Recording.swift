/// What a recorder writes into a track as calls arrive.
extension Track {
  /// Sets the model value from `time` on; times never go back.
  public mutating func set(_ value: Value, at time: Instant) {
    if let last = changes.last {
      precondition(last.time <= time, "a track is recorded in order; \(time) is in its past")
      if last.time == time { changes.removeLast() }
    }
    changes.append(Change(time: time, value: value))
  }

  /// UIKit's way with positions, sizes and angles.
  ///
  /// The model jumps to `target`, and a part that adds −Δ → 0 hides the jump. Earlier parts
  /// run on. An equal target adds nothing.
  public mutating func animateAdditively(to target: Value, at time: Instant, _ timing: Timing) {
    let change = target - model(at: time)
    set(target, at: time)
    if change == .zero { return }
    parts.append(
      Part(.add, timing: timing, keyframes: Keyframes(from: .zero - change, to: .zero))
    )
  }

  /// UIKit's way with colours and opacity.
  ///
  /// The model jumps to `target`, and a part from `start`, or else from the old model value,
  /// takes the place of earlier ones. An equal target adds nothing.
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
    parts.append(Part(.replace, timing: timing, keyframes: Keyframes(from: start, to: target)))
  }

  /// Takes animations away at `time`; what they showed before stays on record.
  public mutating func remove(
    at time: Instant,
    where matches: (Part<Value>) -> Bool = { _ in true }
  ) {
    for index in parts.indices where matches(parts[index]) {
      parts[index].removal = Swift.min(parts[index].removal, time)
    }
  }

  /// When the last part that ends has ended; parts without an end do not count.
  public var end: Instant {
    let ends = parts.compactMap(\.end).filter { !$0.isForever }
    return (ends + changes.map(\.time)).reduce(.zero, Swift.max)
  }
}

extension Part {
  /// When, on the track's clock, the part is over; nil if its clock stands still or runs back.
  public var end: Instant? {
    guard timing.speed > 0, let end = timing.clock.outer(at: timing.endTime) else {
      return removal.isForever ? nil : removal
    }
    return Swift.min(end, removal)
  }
}
