extension Track {
  @inline(__always)
  func foldedValue(at time: Instant) -> Value {
    var value = model(at: time)
    for part in parts {
      guard let layer = part.value(at: time) else { continue }
      switch part.composition {
      case .replace: value = layer
      case .add, .accumulate: value = value + layer
      case .multiply: value = value.multiplied(by: layer)
      }
    }
    return value
  }

  @inline(__always)
  func foldedState(at time: Instant) -> (value: Value, velocity: Value) {
    var state = (value: model(at: time), velocity: Value.zero)
    for part in parts {
      guard let layer = part.state(at: time) else { continue }
      switch part.composition {
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

/// A separate implementation for scalars: generics are not specialised across modules.
extension Track where Value == Double {
  public func value(at time: Instant) -> Double { foldedValue(at: time) }

  public func velocity(at time: Instant) -> Double { foldedState(at: time).velocity }

  public func state(at time: Instant) -> (value: Double, velocity: Double) {
    foldedState(at: time)
  }
}
