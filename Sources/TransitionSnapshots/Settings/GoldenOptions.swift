public import ImageComparison

/// How a recording is filmed and when it is sampled.
public struct TakeOptions: Sendable {
  public var sampling: Sampling
  public var fps: Int
  /// Pixels to a point.
  public var scale: Double

  public init(at sampling: Sampling = .quarters, fps: Int = 60, scale: Double = 1) {
    (self.sampling, self.fps, self.scale) = (sampling, fps, scale)
  }
}

/// Which goldens a recording is compared with, and how.
public struct GoldenOptions: Sendable {
  public var name: String?
  public var testCase: String?
  /// None: a film strip and the callback log.
  public var strategies: [TransitionStrategy]
  /// Nil: whatever holds for the test.
  public var comparer: Comparer?
  public var record: RecordMode?
  /// The faults of the film that are no failure, beside those that the test's settings accept.
  public var accepted: AcceptedFaults

  public init(
    named name: String? = nil,
    case testCase: String? = nil,
    as strategies: [TransitionStrategy] = [],
    by comparer: Comparer? = nil,
    record: RecordMode? = nil,
    allowing accepted: AcceptedFaults = .none
  ) {
    (self.name, self.testCase, self.strategies) = (name, testCase, strategies)
    (self.comparer, self.record, self.accepted) = (comparer, record, accepted)
  }
}
