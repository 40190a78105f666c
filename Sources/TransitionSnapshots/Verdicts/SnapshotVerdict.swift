public import Scene

/// What came of comparing a recording with one golden.
public struct SnapshotVerdict: Sendable {
  public enum Outcome: Sendable {
    /// Exactly, or within the comparer's limits.
    case matched(SnapshotFinding)
    /// Written just now; nobody has looked at it yet, so this run fails.
    case recorded(isNew: Bool)
    case missing(RecordMode)
    case mismatched(SnapshotFinding)
    case unreadable(GoldenFault)
    /// The comparison itself could not be done.
    case failed(String)
    /// The film itself is wrong, whatever its goldens say.
    case faulty([Film.Fault])
    /// There is no golden, and the film is too wrong to be one.
    case withheld
  }

  public let golden: GoldenName
  /// Below the folder of goldens.
  public let path: String
  /// Such as `filmstrip`.
  public let form: String
  public let outcome: Outcome
  /// What people read when it fails; one line for machines at its end.
  public let message: String
  /// The same in one line, for a message about several goldens.
  let brief: String
  /// Files for people to look at: golden, actual, difference.
  public let artefacts: [SnapshotArtefact]

  public var passes: Bool {
    if case .matched = outcome { true } else { false }
  }
}

/// A file about a failure, named as people are shown it.
public struct SnapshotArtefact: Hashable, Sendable {
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
