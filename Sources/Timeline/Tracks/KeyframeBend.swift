/// How a cubic goes through one of its keyframes: each number from −1 to 1, all 0 where it is left
/// to itself.
public struct KeyframeBend: Hashable, Codable, Sendable {
  /// 1 is tight: it stops there.
  public var tension: Double
  /// Other than 0, it has a corner there.
  public var continuity: Double
  /// Above 0 it overshoots, below 0 it turns before it gets there.
  public var bias: Double

  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  /// From the chords before and after the keyframe.
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
