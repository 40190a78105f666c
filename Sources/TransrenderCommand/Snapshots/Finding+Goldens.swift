import TransitionSnapshots

extension Finding {
  /// The finding for a run whose goldens are not all in order.
  init(_ severity: SnapshotSeverity, _ sentence: String) {
    let code: ExitCode =
      switch severity {
      case .matched: .done
      case .broken: .failure
      case .missing: .differs
      case .layout: .goldenLayout
      case .different: .goldenDifferent
      case .obsolete: .goldenObsolete
      }
    self.init(code: code, description: sentence)
  }

  /// Nothing when all goldens are in order.
  static func check(_ run: SnapshotRun) throws(Finding) {
    guard run.severity > .matched else { return }
    let counts = run.totals.filter { $0.state != .matched }
      .map { "\($0.count) \($0.state.words)" }.joined(separator: ", ")
    throw Finding(run.severity, "of \(run.results.count) goldens: \(counts)")
  }
}

extension SnapshotResult.State {
  /// The words after a number in summaries.
  var words: String {
    switch self {
    case .matched: "passed"
    case .recorded: "recorded just now"
    case .missing: "missing"
    case .mismatched: "differ"
    case .layoutChanged: "have other frames"
    case .unreadable: "unreadable"
    case .failed: "could not be compared"
    case .faulty: "with faults in the film"
    case .obsolete: "obsolete"
    }
  }
}
