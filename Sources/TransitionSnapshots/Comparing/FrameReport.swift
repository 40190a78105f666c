public import ImageComparison

/// The result of comparing one picture of a golden.
public struct FrameReport: Hashable, Codable, Sendable {
  public enum State: String, Hashable, Codable, Sendable {
    case equal, tolerated, different
  }

  public var index: Int
  /// In milliseconds.
  public var timeMs: Double
  /// As a fraction of the duration.
  public var fraction: Double
  public var state: State
  public var comparison: Comparison
  public var goldenHash: String
  public var actualHash: String

  public init(
    index: Int,
    timeMs: Double,
    fraction: Double,
    state: State,
    comparison: Comparison,
    goldenHash: String,
    actualHash: String
  ) {
    self.index = index
    self.timeMs = timeMs
    self.fraction = fraction
    self.state = state
    self.comparison = comparison
    self.goldenHash = goldenHash
    self.actualHash = actualHash
  }
}
