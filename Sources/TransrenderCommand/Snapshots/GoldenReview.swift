import Bitmap
import Foundation
import FrameExport
import Glibc
import ScreenFile
import Timeline
import TransitionSnapshots

/// Approves and rejects the results of failed tests.
struct GoldenReview {
  let run: SnapshotRun
  private let bounds: PackageBounds

  init(run: SnapshotRun, package: URL) {
    self.run = run
    bounds = PackageBounds(package)
  }

  /// The goldens waiting for review that the arguments select.
  func chosen(_ arguments: RawArguments) throws -> [SnapshotResult] {
    let open = run.results.filter { $0.actual != nil && $0.state != .matched }
    if arguments.has("all") {
      try arguments.allowArguments(upTo: 0)
      return open
    }
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("the id of a golden, or --all", command: arguments.command)
    }
    let named = try arguments.arguments.flatMap { word in
      guard word.utf8.count <= Glob.longest else {
        throw InputError("a pattern has at most \(Glob.longest) characters; shorten it")
      }
      let glob = Glob(word)
      let found = open.filter { glob.matches($0.id) || glob.matches($0.path) }
      guard !found.isEmpty else {
        let nearest = NearestWord.to(word, among: open.map(\.id))
        throw InputError(
          "no golden named '\(word)' is waiting for review"
            + (nearest.map { "; did you mean '\($0)'?" } ?? "; run `snapshot verify` first")
        )
      }
      return found
    }
    // Patterns may overlap.
    var known: Set<String> = []
    return named.filter { known.insert($0.path).inserted }
  }

  /// Refuses if the golden has changed since the run.
  func approve(_ result: SnapshotResult) throws {
    let golden = try goldenFile(of: result)
    let artefacts = try artefacts(of: result)
    guard let actual = result.actual.map(bounds.url), let data = Self.contents(of: actual) else {
      throw InputError(
        "what the test produced for \(result.path) no longer exists; run `snapshot verify` again"
      )
    }
    try expectUnchanged(golden, result, remedy: "run `snapshot verify` again")
    try WholeFile.write(Array(data), to: golden)
    try clear(artefacts)
  }

  static func hash(_ data: Data) -> String {
    Array(data).withUnsafeBytes { Digest(of: $0).description }
  }

  /// Refuses if the golden was approved in the meantime: the previous one is not kept.
  func reject(_ result: SnapshotResult) throws {
    let golden = try goldenFile(of: result)
    let artefacts = try artefacts(of: result)
    let remedy = "restore it from version control, or run `snapshot verify` again"
    try expectUnchanged(golden, result, remedy: remedy)
    try clear(artefacts)
  }

  private func expectUnchanged(_ golden: URL, _ result: SnapshotResult, remedy: String) throws {
    guard Self.contents(of: golden).map(Self.hash) == result.goldenHash else {
      throw InputError("the golden \(result.path) has changed since the run; \(remedy)")
    }
  }

  static func contents(of file: URL) -> Data? {
    try? PlainFile.contents(of: file.path, atMost: mostBytes)
  }

  private static let mostBytes = 256 << 20

  /// Results may come from other machines, so their paths are checked.
  private func goldenFile(of result: SnapshotResult) throws -> URL {
    try bounds.golden(result.path, below: result.root ?? run.goldens)
  }

  /// The artifacts that the test wrote.
  private func artefacts(of result: SnapshotResult) throws -> [URL] {
    let names = Set([result.actual].compactMap(\.self) + result.artefacts.values).sorted()
    return try names.map { try bounds.leaving($0, goldens: result.root ?? run.goldens) }
  }

  private func clear(_ files: [URL]) throws {
    for file in files where unlink(file.path) != 0 && errno != ENOENT {
      let reason = String(cString: strerror(errno))
      throw ExportFault.file(path: file.path, reason: reason)
    }
    for folder in Set(files.map { $0.deletingLastPathComponent() }) {
      unlink(folder.appending(path: "verdict.json").path)
      // Succeeds only if the folder is empty.
      rmdir(folder.path)
    }
  }
}
