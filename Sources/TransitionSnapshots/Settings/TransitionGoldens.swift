public import Foundation
public import ImageComparison

/// Settings for the recordings of a test, a suite or a block of code.
public struct TransitionGoldens: Sendable {
  public var record: RecordMode?
  public var comparer: Comparer?
  /// The folder of goldens; if nil, `Goldens` next to the package's manifest.
  public var root: URL?
  /// Faults of films that are accepted.
  public var accepted: AcceptedFaults

  public init(
    record: RecordMode? = nil,
    comparing comparer: Comparer? = nil,
    root: URL? = nil,
    allowing accepted: AcceptedFaults = .none
  ) {
    self.record = record
    self.comparer = comparer
    self.root = root
    self.accepted = accepted
  }

  @TaskLocal public static var current = TransitionGoldens()

  /// These settings, with the values of `outer` for those that are not set.
  public func within(_ outer: TransitionGoldens) -> TransitionGoldens {
    TransitionGoldens(
      record: record ?? outer.record,
      comparing: comparer ?? outer.comparer,
      root: root ?? outer.root,
      allowing: accepted.joined(with: outer.accepted)
    )
  }
}

/// Runs `operation` with settings for every recording in it.
public func withTransitionGoldens<Result>(
  record: RecordMode? = nil,
  comparing comparer: Comparer? = nil,
  root: URL? = nil,
  allowing accepted: AcceptedFaults = .none,
  operation: () throws -> Result
) rethrows -> Result {
  let settings = TransitionGoldens(
    record: record,
    comparing: comparer,
    root: root,
    allowing: accepted
  ).within(.current)
  return try TransitionGoldens.$current.withValue(settings, operation: operation)
}

/// The same for asynchronous code.
public func withTransitionGoldens<Result>(
  record: RecordMode? = nil,
  comparing comparer: Comparer? = nil,
  root: URL? = nil,
  allowing accepted: AcceptedFaults = .none,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = TransitionGoldens(
    record: record,
    comparing: comparer,
    root: root,
    allowing: accepted
  ).within(.current)
  return try await TransitionGoldens.$current.withValue(settings, operation: operation)
}
