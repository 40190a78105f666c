import Foundation
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

  /// The goldens waiting for review that the arguments select, each once.
  func chosen(_ arguments: RawArguments) throws -> [SnapshotResult] {
    let open = run.results.filter { $0.actual != nil && $0.state != .matched }
    if arguments.has("all") {
      try arguments.allowArguments(upTo: 0)
      return try single(open)
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
    return try single(named)
  }

  /// Patterns may overlap, and a test may compare with a golden twice; two outcomes are refused.
  private func single(_ results: [SnapshotResult]) throws -> [SnapshotResult] {
    var known: [URL: SnapshotResult] = [:]
    return try results.filter { result in
      let golden = try goldenFile(of: result).standardizedFileURL
      guard let other = known.updateValue(result, forKey: golden) else { return true }
      guard other.actual == result.actual, other.goldenHash == result.goldenHash else {
        throw InputError(
          "the results have two outcomes for the golden '\(result.path)'; run `snapshot verify` "
            + "again"
        )
      }
      return false
    }
  }

  /// Replaces goldens by what the tests produced: all of them, or none.
  ///
  /// Refuses if one has changed since the run.
  func approve(_ results: [SnapshotResult]) throws {
    var batch = FileBatch()
    for result in results {
      let golden = try bounds.writable(result.path, below: result.root ?? run.goldens)
      batch.add(try bytes(for: result), at: golden)
      try expectUnchanged(golden, result, remedy: "run `snapshot verify` again")
    }
    let leavings = try results.flatMap(artefacts)
    let removable = try RemovableFiles(leavings)
    try Interrupt.heeding {
      try batch.write()
      try removable.remove()
      tidy(leavings)
    }
  }

  private func bytes(for result: SnapshotResult) throws -> [UInt8] {
    guard let name = result.actual,
      let data = Self.contents(of: try bounds.leaving(name, goldens: result.root ?? run.goldens))
    else {
      throw InputError(
        "what the test produced for \(result.path) no longer exists; run `snapshot verify` again"
      )
    }
    return Array(data)
  }

  static func hash(_ data: Data) -> String { data.digest }

  /// Refuses if a golden was approved in the meantime: the previous one is not kept.
  func reject(_ results: [SnapshotResult]) throws {
    let remedy = "restore it from version control, or run `snapshot verify` again"
    for result in results {
      try expectUnchanged(try goldenFile(of: result), result, remedy: remedy)
    }
    let leavings = try results.flatMap(artefacts)
    let removable = try RemovableFiles(leavings)
    try Interrupt.heeding {
      try removable.remove()
      tidy(leavings)
    }
  }

  private func expectUnchanged(_ golden: URL, _ result: SnapshotResult, remedy: String) throws {
    guard try Self.hash(ofGolden: golden) == result.goldenHash else {
      throw InputError("the golden \(result.path) has changed since the run; \(remedy)")
    }
  }

  /// Nil if there is no golden; one that cannot be read is not one that may be replaced.
  static func hash(ofGolden file: URL) throws -> String? {
    var facts = stat()
    if lstat(file.path, &facts) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard let data = contents(of: file) else {
      throw InputError("cannot read the golden \(file.path); check what it is and its permissions")
    }
    return hash(data)
  }

  private static func contents(of file: URL) -> Data? {
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

  /// Removes the folders that are empty now.
  private func tidy(_ leavings: [URL]) {
    for folder in Set(leavings.map { $0.deletingLastPathComponent() }) {
      unlink(folder.appending(path: "verdict.json").path)
      // Succeeds only if the folder is empty.
      rmdir(folder.path)
    }
  }
}
