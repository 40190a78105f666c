/// All verdicts of one run of the tests, or of several that were merged.
public struct SnapshotRun: Codable, Hashable, Sendable {
  /// How much of the tests ran.
  public enum Coverage: Codable, Hashable, Sendable {
    case whole
    /// One of several equal parts, counted from 1.
    case shard(Int, of: Int)
    /// A selection of tests, or a run that did not finish.
    case partial
  }

  public var schema = 1
  public var command: String
  public var coverage: Coverage
  public var results: [SnapshotResult]
  /// The paths of all goldens that were used, relative to the folder of goldens.
  public var references: [String]
  /// The folder of goldens, relative to the package if it is inside it; empty if no golden was
  /// used.
  public var goldens: String
  public var durationMs: Double
  /// The digest of all parts of the division that a shard belongs to.
  public var division: String?

  public init(
    command: String,
    coverage: Coverage,
    results: [SnapshotResult],
    references: [String],
    goldens: String,
    durationMs: Double
  ) {
    self.command = command
    self.coverage = coverage
    self.results = results
    self.references = references
    self.goldens = goldens
    self.durationMs = durationMs
  }
}

extension SnapshotRun {
  /// The number of verdicts of each kind, in the order of `State`.
  public var totals: [(state: SnapshotResult.State, count: Int)] {
    SnapshotResult.State.allCases.compactMap { state in
      let count = results.count { $0.state == state }
      return count > 0 ? (state, count) : nil
    }
  }

  /// Merges runs; of two verdicts on one golden the worse one counts.
  public static func merged(_ runs: [SnapshotRun]) -> SnapshotRun {
    var worst: [String: SnapshotResult] = [:]
    for result in runs.flatMap(\.results) {
      let known = worst[result.path].map { SnapshotSeverity.of($0.state) } ?? .matched
      if worst[result.path] == nil || SnapshotSeverity.of(result.state) > known {
        worst[result.path] = result
      }
    }
    return SnapshotRun(
      command: unique(runs.map(\.command)).joined(separator: "; "),
      coverage: coverage(of: runs),
      results: worst.values.sorted { $0.path < $1.path },
      references: Array(Set(runs.flatMap(\.references))).sorted(),
      goldens: runs.first { !$0.goldens.isEmpty }?.goldens ?? "",
      durationMs: runs.map(\.durationMs).max() ?? 0
    )
  }

  /// Whole if one of the runs is, or if they include every shard of one division.
  private static func coverage(of runs: [SnapshotRun]) -> Coverage {
    if runs.contains(where: { $0.coverage == .whole }) { return .whole }
    var shards: [Division: Set<Int>] = [:]
    for run in runs {
      guard case .shard(let index, let count) = run.coverage else { continue }
      shards[Division(count: count, digest: run.division), default: []].insert(index)
    }
    let isWhole = shards.contains { $1 == Set(1...max($0.count, 1)) }
    return isWhole ? .whole : .partial
  }

  /// Shards of two divisions may both miss the same test.
  private struct Division: Hashable {
    let count: Int
    let digest: String?
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: [String] = []
    for text in texts where !seen.contains(text) { seen.append(text) }
    return seen
  }
}
