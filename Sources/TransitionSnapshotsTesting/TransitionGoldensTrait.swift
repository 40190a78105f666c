public import Testing
public import TransitionSnapshots

/// Settings for the goldens of a test or of all tests in a suite.
public struct TransitionGoldensTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: TransitionGoldens

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TransitionGoldens.$current.withValue(
      settings.within(.current),
      operation: function
    )
  }
}

extension Trait where Self == TransitionGoldensTrait {
  /// `@Suite(.transitionGoldens(record: .missing, comparing: .exact))`.
  public static func transitionGoldens(
    record: RecordMode? = nil,
    comparing comparer: Comparer? = nil,
    allowing accepted: AcceptedFaults = .none
  ) -> Self {
    TransitionGoldensTrait(
      settings: TransitionGoldens(record: record, comparing: comparer, allowing: accepted)
    )
  }
}
