public import Scene

/// A property of a transition that can be checked without a golden, so that there is no file to
/// maintain.
public struct TransitionCheck: Sendable {
  public let name: String
  let complaints: @MainActor @Sendable (Film) throws -> [String]

  /// A custom check; each complaint is one sentence.
  public init(
    _ name: String,
    complaints: @escaping @MainActor @Sendable (Film) throws -> [String]
  ) {
    self.name = name
    self.complaints = complaints
  }
}

/// What a check found wrong.
public struct TransitionComplaint: Hashable, Sendable, CustomStringConvertible {
  public let check: String
  public let sentence: String

  public var description: String { "\(check): \(sentence)" }
}

/// The complaints of the checks about a film; empty if there are none.
@MainActor
public func complaints(
  about film: Film,
  _ checks: TransitionCheck...
) throws -> [TransitionComplaint] {
  try checks.flatMap { check in
    try check.complaints(film).map { TransitionComplaint(check: check.name, sentence: $0) }
  }
}
