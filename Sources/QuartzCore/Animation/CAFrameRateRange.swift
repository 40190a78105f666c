/// The preferred frame rate of an animation, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// [D] Zero or nil: none.
  public var preferred: Float?

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(
      minimum <= maximum,
      "a frame rate range's minimum must not be greater than its maximum"
    )
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// [D] The system's choice.
  public static let `default` = CAFrameRateRange()
}
