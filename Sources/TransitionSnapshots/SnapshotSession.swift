internal import Bitmap
internal import Foundation
internal import HeadlessUIKit
internal import ImageComparison
internal import Scene

/// Compares the forms of one recording with their goldens, according to the settings.
@MainActor
struct SnapshotSession {
  let name: GoldenName
  let source: SnapshotSource
  let environment: SnapshotEnvironment
  let store: GoldenStore
  let mode: RecordMode
  let comparer: Comparer
  let accepted: AcceptedFaults
  let package: URL
  private let claims: GoldenClaims

  init(
    named name: String?,
    case testCase: String?,
    source: SnapshotSource,
    environment: SnapshotEnvironment? = nil,
    claims: GoldenClaims = .process
  ) throws {
    let environment = try environment ?? .current()
    let settings = TransitionGoldens.current
    self.source = source
    self.claims = claims
    self.environment = environment
    self.name = GoldenName(
      suite: source.suite,
      function: source.function,
      testCase: testCase,
      name: name
    )
    mode = environment.mode(asked: settings.record)
    comparer = settings.comparer ?? .exact
    accepted = settings.accepted
    let root = environment.goldens.map { URL(filePath: $0) } ?? settings.root
    package = try root?.deletingLastPathComponent() ?? source.packageFolder()
    store = GoldenStore(
      root: root ?? package.appending(path: "Goldens"),
      workshop: environment.artifacts.map { URL(filePath: $0) }
        ?? package.appending(path: ".transrender")
    )
    guard !self.name.id.hasSuffix("/") else {
      throw SnapshotFault.namelessGolden(test: source.function)
    }
  }

  /// One verdict for each file; geometry that one form finds is added to the others' messages.
  func verify(_ take: Take, as strategies: [TransitionStrategy]) throws -> [SnapshotVerdict] {
    let captured = try strategies.map { strategy in (strategy, try strategy.capture(take)) }
    let files = captured.flatMap { strategy, files in files.map { (strategy, $0) } }
    for (_, file) in files {
      try claims.claim(
        store.golden(name.path(file.fileExtension)).path,
        at: source.location
      )
    }
    let faults = accepted.rejecting(take.film.faults)
    let checks = try environment.results == nil ? nil : self.checks(of: take.film)
    let trials = files.map { strategy, file in
      SnapshotTrial(
        session: self,
        take: take,
        strategy: strategy,
        actual: file,
        faults: faults,
        checks: checks
      )
    }
    let findings = trials.map { $0.run() }
    let geometry = findings.lazy.compactMap(\.geometry).first
    let verdicts = try zip(trials, findings).map { try $0.conclude($1, geometry: geometry) }
    return faults.isEmpty ? verdicts : [try note(faults)] + verdicts
  }

  /// The report's information about the film and its last screen that needs no golden.
  private func checks(of film: Film) throws -> [String] {
    let motion = try complaints(about: film, .isContinuous(), .keepsPace)
    let screen = complaints(
      about: .current,
      .nothingOverlaps,
      .contrast,
      .touchTargets,
      .textsAreWhole,
      .everythingHasALabel
    )
    return (motion + screen).map(\.description)
  }

  /// Refuses a film that cannot be sampled as requested; its faults are the most likely cause.
  func refuse(_ film: Film, because fault: SamplingFault) throws -> [SnapshotVerdict] {
    let faults = accepted.rejecting(film.faults)
    let others = film.faults.filter { !faults.contains($0) }.map(\.words)
    let failure = SnapshotVerdict.Outcome.failed(
      (others + ["\(fault)"]).joined(separator: "\n  ")
    )
    let verdict = try note(failure, form: Self.filmForm)
    return faults.isEmpty ? [verdict] : [try note(faults), verdict]
  }

  /// A film that ended where UIKit would have raised an exception.
  func refuse(_ fault: Film.Fault) throws -> [SnapshotVerdict] { [try note([fault])] }

  /// The names of verdicts on the film itself, in place of a golden's name.
  nonisolated static let (filmForm, faultForm) = ("film", "faults")

  private func note(_ faults: [Film.Fault]) throws -> SnapshotVerdict {
    try note(.faulty(faults), form: Self.faultForm)
  }

  private func note(
    _ outcome: SnapshotVerdict.Outcome,
    form: String
  ) throws -> SnapshotVerdict {
    let path = name.path(form)
    let message = FailureMessage(golden: name, path: path, form: form, comparer: comparer)
    let verdict = SnapshotVerdict(
      golden: name,
      path: path,
      form: form,
      outcome: outcome,
      message: message.of(outcome),
      brief: message.brief(outcome),
      artefacts: []
    )
    try SnapshotLedger(session: self).note(
      verdict,
      evidence: SnapshotTrial.Evidence(),
      artefacts: []
    )
    return verdict
  }
}
