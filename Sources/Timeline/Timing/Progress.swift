/// The progress of an animation that is in effect.
public struct Progress: Hashable, Sendable {
  /// The output of the curve; it may leave [0, 1].
  public var value: Double
  /// The number of the current iteration, from 0; infinite after endless instant iterations.
  public var iteration: Double
  /// The change of `value` per second of the parent's time.
  public var velocity: Double
}

/// The phase of an animation, by local time.
public enum Phase: String, Hashable, Codable, Sendable {
  case before, active, after
}
