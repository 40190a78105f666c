public import Scene

/// The result of comparing a recording with one golden.
public struct SnapshotVerdict: Sendable {
  public enum Outcome: Sendable {
    /// Exactly, or within the comparer's limits.
    case matched(SnapshotFinding)
    /// Written just now and not reviewed yet, so this run fails.
    case recorded(isNew: Bool)
    case missing(RecordMode)
    case mismatched(SnapshotFinding)
    case unreadable(GoldenFault)
    /// The comparison could not be done.
    case failed(String)
    /// The film has faults, whatever its goldens say.
    case faulty([Film.Fault])
    /// There is no golden, and a film with faults is not recorded.
    case withheld
  }

  public let golden: GoldenName
  /// Relative to the folder of goldens.
  public let path: String
  /// Such as `filmstrip`.
  public let form: String
  public let outcome: Outcome
  /// The message about a failure; its last line is machine-readable.
  public let message: String
  /// The message in one line, for several goldens.
  let brief: String
  /// Files for review: golden, actual, difference.
  public let artefacts: [SnapshotArtefact]

  public var passes: Bool {
    if case .matched = outcome { true } else { false }
  }
}

/// A file about a failure, with the name shown to the user.
public struct SnapshotArtefact: Hashable, Sendable {
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
