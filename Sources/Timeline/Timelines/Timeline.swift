/// A composition of animations, which gives the state at any time.
public indirect enum Timeline: Hashable, Sendable {
  case tracks(TrackSet)
  /// One after the other, each starting `overlap` before the last one ends.
  case sequence([Timeline], overlap: Instant = .zero)
  case parallel([Timeline])
  /// All together, each starting slightly later, counted from an origin.
  case stagger([Timeline], by: Instant, from: StaggerOrigin = .first)
  /// Its whole length, paced by a timing's progress.
  case timed(Timing, Timeline)
  /// Played, held, reversed or scrubbed.
  case remap(TimeMap, Timeline)

  /// Every property at `time`; if two children animate one, the later child counts once it has
  /// started.
  public func state(at time: Instant) -> [String: Moment] {
    switch self {
    case .tracks(let set):
      return set.state(at: time)
    case .sequence, .parallel, .stagger:
      return merged(at: time)
    case .timed(let timing, let child):
      guard let progress = timing.progress(at: time) else { return child.resting }
      let span = child.duration
      return child.state(
        at: span.scaled(by: progress.value),
        rate: progress.velocity * span.seconds
      )
    case .remap(let map, let child):
      let (instant, rate) = map.state(at: time)
      return child.state(at: instant, rate: rate)
    }
  }

  /// The end of the last animation.
  public var duration: Instant {
    switch self {
    case .tracks(let set): set.end
    case .sequence, .parallel, .stagger:
      cues.map { $0.start + $0.child.duration }.reduce(.zero, Swift.max)
    case .timed(let timing, _): timing.clock.outer(at: timing.endTime) ?? .forever
    case .remap(let map, _): map.end
    }
  }

  /// Every property before the start.
  public var resting: [String: Moment] {
    switch self {
    case .tracks(let set): set.tracks.mapValues { Moment(value: $0.base) }
    case .sequence, .parallel, .stagger:
      cues.reduce(into: [:]) { state, cue in
        state.merge(cue.child.resting) { known, _ in known }
      }
    case .timed(_, let child), .remap(_, let child): child.resting
    }
  }
}

extension Timeline {
  /// The children of a group and their start times.
  var cues: [(start: Instant, child: Timeline)] {
    switch self {
    case .tracks, .timed, .remap:
      return []
    case .parallel(let children):
      return children.map { (.zero, $0) }
    case .stagger(let children, let step, let origin):
      return children.enumerated().map { index, child in
        (origin.delay(of: index, in: children.count, by: step), child)
      }
    case .sequence(let children, let overlap):
      var start = Instant.zero
      return children.map { child in
        defer { start = Swift.max(.zero, start + child.duration - overlap) }
        return (start, child)
      }
    }
  }

  private func merged(at time: Instant) -> [String: Moment] {
    var state: [String: Moment] = [:]
    for (index, cue) in cues.enumerated() where index == 0 || cue.start <= time {
      state.merge(cue.child.state(at: time - cue.start)) { _, later in later }
    }
    return state.merging(resting) { known, _ in known }
  }

  private func state(at time: Instant, rate: Double) -> [String: Moment] {
    state(at: time).mapValues { Moment(value: $0.value, velocity: $0.velocity * rate) }
  }
}
