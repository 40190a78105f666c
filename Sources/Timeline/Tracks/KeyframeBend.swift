/// The shape of a cubic at one of its keyframes: each number from −1 to 1, all 0 by default.
public struct KeyframeBend: Hashable, Codable, Sendable {
  /// At 1 the velocity is zero there.
  public var tension: Double
  /// If not 0, there is a corner.
  public var continuity: Double
  /// Above 0 it overshoots, below 0 it turns early.
  public var bias: Double

  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  /// Computed from the chords before and after the keyframe.
  func tangents<Value: VectorSpace>(
    _ before: Value,
    _ after: Value
  ) -> (arrive: Value, leave: Value) {
    let (t, c, b) = ((1 - tension) / 2, continuity, bias)
    let arrive =
      before.scaled(by: t * (1 - c) * (1 + b)) + after.scaled(by: t * (1 + c) * (1 - b))
    let leave = before.scaled(by: t * (1 + c) * (1 + b)) + after.scaled(by: t * (1 - c) * (1 - b))
    return (arrive, leave)
  }
}
