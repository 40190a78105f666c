/// A property's whole history: its model values and the animations over them.
///
/// The state at a time is a fold: the model value then, and every part in effect in order.
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
  public var parts: [Part<Value>]

  public init(base: Value, parts: [Part<Value>] = []) {
    self.base = base
    self.changes = []
    self.parts = parts
  }

  /// What the property is set to, animations aside.
  public func model(at time: Instant) -> Value {
    var index = changes.count
    while index > 0 {
      index -= 1
      if changes[index].time <= time { return changes[index].value }
    }
    return base
  }

  /// What is on screen.
  @specialized(where Value == Double)
  public func value(at time: Instant) -> Value {
    var value = model(at: time)
    // A span, because an array's iterator would retain the insides of every part.
    let parts = parts.span
    for index in parts.indices {
      guard let layer = parts[index].value(at: time) else { continue }
      switch parts[index].composition {
      case .replace: value = layer
      case .add, .accumulate: value = value + layer
      case .multiply: value = value.multiplied(by: layer)
      }
    }
    return value
  }

  /// The change of what is on screen for a second.
  public func velocity(at time: Instant) -> Value {
    state(at: time).velocity
  }

  /// Value and velocity in one walk.
  @specialized(where Value == Double)
  public func state(at time: Instant) -> (value: Value, velocity: Value) {
    var state = (value: model(at: time), velocity: Value.zero)
    let parts = parts.span
    for index in parts.indices {
      guard let layer = parts[index].state(at: time) else { continue }
      switch parts[index].composition {
      case .replace:
        state = layer
      case .add, .accumulate:
        state = (state.value + layer.value, state.velocity + layer.velocity)
      case .multiply:
        state = (
          state.value.multiplied(by: layer.value),
          state.velocity.multiplied(by: layer.value) + state.value.multiplied(by: layer.velocity)
        )
      }
    }
    return state
  }
}

extension Track.Change: Codable where Value: Codable {}
