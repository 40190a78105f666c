/// One animation of a property: its timing, its values, and how it is combined with those below.
public struct TrackPart<Value: VectorSpace>: Hashable, Sendable {
  public var composition: Composition
  public var timing: Timing
  public var keyframes: Keyframes<Value>
  public var cumulation: Cumulation
  /// The time at which the part is removed; `forever` if it never is.
  public var removal: Instant

  public init(
    _ composition: Composition = .replace,
    timing: Timing,
    keyframes: Keyframes<Value>,
    cumulation: Cumulation = .none,
    removal: Instant = .forever
  ) {
    self.composition = composition
    self.timing = timing
    self.keyframes = keyframes
    self.cumulation = cumulation
    self.removal = removal
  }

  /// Whether the part has an effect at `time`.
  public func isInEffect(at time: Instant) -> Bool {
    time < removal && timing.position(at: time) != nil
  }

  func value(at time: Instant) -> Value? {
    guard time < removal, let position = timing.position(at: time) else { return nil }
    let value = keyframes.value(at: timing.value(at: position))
    return cumulation == .none ? value : value + gathered(position.iteration)
  }

  /// The value and its change per second of the track's time.
  func state(at time: Instant) -> (value: Value, velocity: Value)? {
    guard time < removal, let position = timing.position(at: time) else { return nil }
    let (value, slope) = keyframes.state(at: timing.value(at: position))
    let velocity = slope.scaled(by: timing.velocity(at: position))
    return (cumulation == .none ? value : value + gathered(position.iteration), velocity)
  }
}

/// How a part's value is combined with the value below it.
public enum Composition: String, Hashable, Codable, Sendable, CaseIterable {
  case replace, add, multiply
  /// Adds, as Web Animations' accumulate does for numbers.
  case accumulate
}

/// Whether each repetition starts where the last one ended.
public enum Cumulation: String, Hashable, Codable, Sendable, CaseIterable {
  case none
  /// Every iteration adds the last value: Web Animations' `iterationComposite: accumulate`.
  case iterations
  /// Every cycle adds its final value: Core Animation's `isCumulative`.
  case cycles
}

extension TrackPart {
  private func gathered(_ iteration: Double) -> Value {
    guard iteration.isFinite else { return .zero }
    let isThereAndBack = timing.direction == .alternate || timing.direction == .alternateReverse
    if cumulation == .cycles && isThereAndBack {
      let last = keyframes.value(at: timing.direction == .alternate ? 0 : 1)
      return last.scaled(by: (iteration / 2).rounded(.down))
    }
    return keyframes.value(at: 1).scaled(by: iteration)
  }
}

extension TrackPart: Codable where Value: Codable {
  private enum Key: CodingKey { case composition, timing, keyframes, cumulation, removal }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decodeIfPresent(Composition.self, forKey: .composition) ?? .replace,
      timing: try fields.decode(Timing.self, forKey: .timing),
      keyframes: try fields.decode(Keyframes<Value>.self, forKey: .keyframes),
      cumulation: try fields.decodeIfPresent(Cumulation.self, forKey: .cumulation) ?? .none,
      removal: try fields.decodeIfPresent(Instant.self, forKey: .removal) ?? .forever
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(composition, forKey: .composition)
    try fields.encode(timing, forKey: .timing)
    try fields.encode(keyframes, forKey: .keyframes)
    if cumulation != .none { try fields.encode(cumulation, forKey: .cumulation) }
    if !removal.isForever { try fields.encode(removal, forKey: .removal) }
  }
}
