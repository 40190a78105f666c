/// A property's whole history: its model values and the animations over them.
///
/// The state at a time is a fold: the model value at that time, and every part in effect in order.
public struct Track<Value: VectorSpace>: Hashable, Sendable {
  /// A new model value from a time on.
  public struct Change: Hashable, Sendable {
    public var time: Instant
    public var value: Value
  }

  /// The model value before anything happens.
  public var base: Value
  /// Model changes in order of time.
  public internal(set) var changes: [Change]
  /// Animations, later ones above.
  public var parts: [TrackPart<Value>]

  public init(base: Value, parts: [TrackPart<Value>] = []) {
    self.base = base
    self.changes = []
    self.parts = parts
  }

  /// The value without animations.
  public func model(at time: Instant) -> Value {
    var index = changes.count
    while index > 0 {
      index -= 1
      if changes[index].time <= time { return changes[index].value }
    }
    return base
  }

  /// The value on screen.
  public func value(at time: Instant) -> Value { foldedValue(at: time) }

  /// The velocity on screen, per second.
  public func velocity(at time: Instant) -> Value { foldedState(at: time).velocity }

  /// Value and velocity in one pass.
  public func state(at time: Instant) -> (value: Value, velocity: Value) {
    foldedState(at: time)
  }
}

extension Track.Change: Codable where Value: Codable {}
