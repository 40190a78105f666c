internal import Bitmap
internal import Foundation
internal import ImageComparison
internal import Scene

/// Compares one file of a recording with its golden.
@MainActor
struct SnapshotTrial {
  let session: SnapshotSession
  let take: Take
  let strategy: TransitionStrategy
  let actual: Snapshot
  /// The film's faults; a film with faults is not recorded automatically.
  var faults: [Film.Fault] = []
  /// The findings about the recording that need no golden.
  var checks: [String]?

  var path: String { session.name.path(actual.fileExtension) }

  /// The result of the comparison, before anything is written.
  struct Evidence {
    var golden: [UInt8]?
    var finding: SnapshotFinding?
    var fault: GoldenFault?
    var failure: String?
    var milliseconds = 0.0
    /// The pixels of all recorded frames.
    var work: Int?
    var checks: [String]?
    /// What the pictures of this process depend on.
    var fingerprint = Fingerprint.current

    /// Where a followed view is instead.
    var geometry: String? {
      if case .textDiffers(_, let detail) = finding, !detail.isEmpty { detail } else { nil }
    }
  }

  func run() -> Evidence {
    let start = ContinuousClock.now
    var evidence = Evidence()
    evidence.fingerprint = .current(showing: take.film)
    do {
      evidence.golden = try session.store.read(path)
      if let golden = evidence.golden {
        evidence.finding = try strategy.compare(golden, actual, session.comparer)
      }
    } catch let fault as GoldenFault {
      evidence.fault = fault
    } catch {
      evidence.failure = "\(error)"
    }
    (evidence.work, evidence.checks) = (take.work, checks)
    evidence.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return evidence
  }

  /// The verdict, after writing what the mode requires.
  func conclude(_ evidence: Evidence, geometry: String?) throws -> SnapshotVerdict {
    let outcome = outcome(of: evidence)
    let encoded = try needsBytes(outcome) ? encode(evidence) : []
    let artefacts = try artefacts(outcome, evidence: evidence, encoded: encoded)
    if case .recorded = outcome {
      try GoldenStore.write(encoded, to: session.store.golden(path))
    }
    if outcome.isWithoutGolden, keepsPending {
      try GoldenStore.write(encoded, to: session.store.pending(path))
    }
    session.store.tidyUnless(outcome, path)
    let paths = try keep(artefacts)
    var message = FailureMessage(
      golden: session.name,
      path: path,
      form: strategy.name,
      comparer: session.comparer
    )
    message.goldenPath = shown(session.store.golden(path))
    message.artefactPaths = paths.filter {
      ["actual", "diff"].contains($0.name.prefix { $0 != "." })
    }
    .map { (String($0.name.prefix { $0 != "." }), shown(URL(filePath: $0.path))) }
    message.geometry = evidence.geometry == nil ? geometry : nil
    message.environment = environment(evidence)
    message.faults = faults
    message.change = try evidence.golden.flatMap { try change(from: $0, outcome) }
    message.touched = { report in
      TouchedViews.names(report, in: take)
    }
    let verdict = SnapshotVerdict(
      golden: session.name,
      path: path,
      form: strategy.name,
      outcome: outcome,
      message: message.of(outcome),
      brief: message.brief(outcome),
      artefacts: artefacts
    )
    try SnapshotLedger(session: session).note(verdict, evidence: evidence, artefacts: paths)
    return verdict
  }

  private func outcome(of evidence: Evidence) -> SnapshotVerdict.Outcome {
    if let failure = evidence.failure { return .failed(failure) }
    let rewrites = session.mode == .all || (session.mode == .failed && faults.isEmpty)
    if let fault = evidence.fault {
      return rewrites ? .recorded(isNew: false) : .unreadable(fault)
    }
    guard let finding = evidence.finding else {
      if session.mode == .never { return .missing(.never) }
      // A film with faults must not become a golden.
      return faults.isEmpty || session.mode == .all ? .recorded(isNew: true) : .withheld
    }
    switch finding {
    case .equal: return .matched(finding)
    case .tolerated:
      return session.mode == .all ? .recorded(isNew: false) : .matched(finding)
    case .framesDiffer, .layoutChanged, .textDiffers, .dataDiffers:
      return rewrites ? .recorded(isNew: false) : .mismatched(finding)
    }
  }

  private func needsBytes(_ outcome: SnapshotVerdict.Outcome) -> Bool {
    switch outcome {
    case .matched, .unreadable, .failed, .faulty: false
    case .missing, .withheld: keepsPending
    case .recorded, .mismatched: true
    }
  }

  // On CI, pending files are written only if a folder is named for them.
  private var keepsPending: Bool {
    !session.environment.isCI || session.environment.artifacts != nil
  }

  private func encode(_ evidence: Evidence) throws -> [UInt8] {
    try actual.encoded(comparer: session.comparer, fingerprint: evidence.fingerprint)
  }

  private func artefacts(
    _ outcome: SnapshotVerdict.Outcome,
    evidence: Evidence,
    encoded: [UInt8]
  ) throws -> [SnapshotArtefact] {
    guard case .mismatched(let finding) = outcome, let golden = evidence.golden else { return [] }
    return try DifferenceArtefacts.make(
      golden: golden,
      actual: actual,
      finding: finding,
      encoded: encoded
    )
  }

  private func keep(_ artefacts: [SnapshotArtefact]) throws -> [(name: String, path: String)] {
    let folder = session.store.failure(path)
    return try artefacts.map { artefact in
      let file = folder.appending(path: artefact.name)
      try GoldenStore.write(artefact.bytes, to: file)
      return (artefact.name, file.path)
    }
  }

  /// What has changed about the motion, if pictures can be compared.
  private func change(
    from golden: [UInt8],
    _ outcome: SnapshotVerdict.Outcome
  ) throws -> MotionChange? {
    guard case .mismatched = outcome, case .pictures(let sheet) = actual.content else { return nil }
    let stored = try PictureSheet.decode(golden, as: sheet.arrangement).sheet
    return MotionChange(from: stored, to: sheet, session.comparer)
  }

  /// Relative to the package if the file is inside it.
  private func shown(_ file: URL) -> String {
    let base = session.package.path + "/"
    return file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.path
  }

  private func environment(_ evidence: Evidence) -> String? {
    guard let recorded = evidence.recordedFingerprint else { return nil }
    return evidence.fingerprint.change(from: recorded) ?? "same as recorded (\(recorded))"
  }
}

extension SnapshotVerdict.Outcome {
  fileprivate var isWithoutGolden: Bool {
    switch self {
    case .missing, .withheld: true
    case .matched, .recorded, .mismatched, .unreadable, .failed, .faulty: false
    }
  }
}

extension SnapshotTrial.Evidence {
  /// The environment that the golden was recorded in; text goldens do not have one.
  var recordedFingerprint: Fingerprint? {
    golden.flatMap { try? SheetDescription(in: $0) }?.fingerprint
  }
}

extension GoldenStore {
  fileprivate func tidyUnless(_ outcome: SnapshotVerdict.Outcome, _ path: String) {
    switch outcome {
    case .matched, .recorded, .mismatched: tidy(path)
    case .missing, .unreadable, .failed, .faulty, .withheld: break
    }
  }
}
