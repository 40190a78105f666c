/// The severity of a verdict; raw values order it from best to worst.
public enum SnapshotSeverity: Int, Comparable, CaseIterable, Sendable {
  case matched, obsolete, missing, different, layout, broken

  public static func of(_ state: SnapshotResult.State) -> SnapshotSeverity {
    switch state {
    case .matched: .matched
    case .obsolete: .obsolete
    case .missing, .recorded: .missing
    case .mismatched, .unreadable, .faulty: .different
    case .layoutChanged: .layout
    case .failed: .broken
    }
  }

  public static func < (one: SnapshotSeverity, other: SnapshotSeverity) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The exit code of commands.
  public var exitCode: Int32 {
    switch self {
    case .matched: 0
    case .broken: 1
    case .missing: 20
    case .layout: 21
    case .different: 22
    case .obsolete: 23
    }
  }
}

extension SnapshotRun {
  /// The severity of the worst verdict.
  public var severity: SnapshotSeverity {
    results.map { SnapshotSeverity.of($0.state) }.max() ?? .matched
  }
}
