internal import Bitmap
internal import Foundation
internal import ImageComparison

/// Records results for the commands that read them afterwards.
@MainActor
struct SnapshotLedger {
  let session: SnapshotSession

  func note(
    _ verdict: SnapshotVerdict,
    evidence: SnapshotTrial.Evidence,
    artefacts: [(name: String, path: String)]
  ) throws {
    if verdict.isAboutGolden, let references = session.environment.references {
      try LineFile.append(verdict.path, to: references)
    }
    let failed = !verdict.passes && !artefacts.isEmpty
    guard failed || session.environment.results != nil else { return }
    let result = try CanonicalJSON.encode(result(verdict, evidence: evidence, artefacts: artefacts))
    if failed {
      let file = session.store.failure(verdict.path).appending(path: "verdict.json")
      try GoldenStore.write(Array(result) + [10], to: file)
    }
    if let results = session.environment.results {
      try LineFile.append(String(decoding: result, as: UTF8.self), to: results)
    }
  }

  private func result(
    _ verdict: SnapshotVerdict,
    evidence: SnapshotTrial.Evidence,
    artefacts: [(name: String, path: String)]
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: verdict.golden.id,
      title: verdict.golden.title,
      form: verdict.form,
      path: verdict.path,
      state: verdict.outcome.state,
      message: verdict.message,
      file: session.source.filePath,
      line: session.source.line,
      comparer: "\(session.comparer.name), \(session.comparer.limit)",
      fingerprint: .init(
        recorded: evidence.recordedFingerprint,
        current: evidence.fingerprint
      ),
      durationMs: evidence.milliseconds
    )
    result.root = session.store.root.path
    result.golden = existing(session.store.golden(verdict.path))
    result.actual =
      artefacts.first { $0.name.hasPrefix("actual.") }?.path
      ?? existing(session.store.pending(verdict.path))
    for artefact in artefacts { result.artefacts[artefact.name] = artefact.path }
    result.goldenHash = evidence.golden.map { $0.withUnsafeBytes { Digest(of: $0).description } }
    (result.work, result.checks) = (evidence.work, evidence.checks)
    result.take(verdict.outcome)
    return result
  }

  private func existing(_ file: URL) -> String? {
    FileManager.default.fileExists(atPath: file.path) ? file.path : nil
  }
}

extension SnapshotVerdict {
  /// Whether it is about a golden and not only about the film.
  fileprivate var isAboutGolden: Bool {
    form != SnapshotSession.filmForm && form != SnapshotSession.faultForm
  }
}

extension SnapshotVerdict.Outcome {
  var state: SnapshotResult.State {
    switch self {
    case .matched: .matched
    case .recorded: .recorded
    case .missing: .missing
    case .unreadable: .unreadable
    case .failed: .failed
    case .faulty: .faulty
    case .withheld: .missing
    case .mismatched(.layoutChanged): .layoutChanged
    case .mismatched: .mismatched
    }
  }
}

extension SnapshotResult {
  mutating func take(_ outcome: SnapshotVerdict.Outcome) {
    switch outcome {
    case .matched(let finding), .mismatched(let finding): take(finding)
    case .recorded, .missing, .unreadable, .failed, .faulty, .withheld: break
    }
  }

  private mutating func take(_ finding: SnapshotFinding) {
    switch finding {
    case .equal(let reports), .tolerated(let reports), .framesDiffer(let reports, _):
      frames = reports
    case .layoutChanged(let changes): layout = changes
    case .textDiffers(let difference, _): text = difference
    case .dataDiffers: break
    }
  }
}
