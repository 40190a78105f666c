public import ImageComparison

/// How a recording is filmed and when it is sampled.
public struct TakeOptions: Sendable {
  public var sampling: Sampling
  public var fps: Int
  /// Pixels per point.
  public var scale: Double

  public init(at sampling: Sampling = .quarters, fps: Int = 60, scale: Double = 1) {
    (self.sampling, self.fps, self.scale) = (sampling, fps, scale)
  }
}

/// The goldens that a recording is compared with, and the comparison.
public struct GoldenOptions: Sendable {
  public var name: String?
  public var testCase: String?
  /// If empty, a film strip and the callback log.
  public var strategies: [TransitionStrategy]
  /// If nil, the comparer of the test's settings.
  public var comparer: Comparer?
  public var record: RecordMode?
  /// Faults of the film that are accepted, in addition to those that the test's settings accept.
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
