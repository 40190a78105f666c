internal import Bitmap
internal import Foundation
internal import ImageComparison

/// Compares the forms of one recording with their goldens, by the settings that hold.
@MainActor
struct SnapshotSession {
  let name: GoldenName
  let source: SnapshotSource
  let environment: SnapshotEnvironment
  let store: GoldenStore
  let mode: RecordMode
  let comparer: Comparer
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

  /// One verdict a file; what one form finds out about geometry helps the others' messages.
  func verify(_ take: Take, as strategies: [TransitionStrategy]) throws -> [SnapshotVerdict] {
    let captured = try strategies.map { strategy in (strategy, try strategy.capture(take)) }
    let files = captured.flatMap { strategy, files in files.map { (strategy, $0) } }
    for (_, file) in files {
      try claims.claim(
        store.golden(name.path(file.fileExtension)).path,
        at: source.place
      )
    }
    let trials = files.map { strategy, file in
      SnapshotTrial(session: self, strategy: strategy, actual: file)
    }
    let findings = trials.map { $0.run() }
    let geometry = findings.lazy.compactMap(\.geometry).first
    return try zip(trials, findings).map { try $0.conclude($1, geometry: geometry) }
  }
}
