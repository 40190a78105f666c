import Foundation
import FrameExport
import ScreenFile
import TransitionSnapshots

/// Reads and writes runs as files: `results.json`.
enum RunFile {
  /// Where a run is stored by default.
  static func usual(_ package: URL) -> URL { package.appending(path: ".transrender/results.json") }

  static func write(_ run: SnapshotRun, to file: URL) throws {
    try WholeFile.write(bytes(of: run), to: file)
  }

  static func bytes(of run: SnapshotRun) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return Array(try encoder.encode(run)) + [10]
  }

  static func read(_ file: URL) throws -> SnapshotRun {
    guard let data = try? PlainFile.contents(of: file.path, atMost: mostBytes) else {
      throw InputError(
        "cannot read \(file.relativePath); run `transrender snapshot verify` first, or name the "
          + "results file"
      )
    }
    guard let run = try? JSONDecoder().decode(SnapshotRun.self, from: data) else {
      throw InputError("\(file.relativePath) holds no results; write it with `snapshot verify`")
    }
    try check(run, named: file.relativePath)
    return run
  }

  /// The results of the last run, and what tests that failed since then have left.
  static func last(in package: URL) throws -> SnapshotRun {
    let file = usual(package)
    let left = try LeftVerdicts(package: package).written(after: file)
    guard !left.isEmpty else { return try read(file) }
    let paths = Set(left.map(\.path))
    let isThere = FileManager.default.fileExists(atPath: file.path)
    var run = isThere ? try read(file) : emptyRun(of: left, in: package)
    run.results = (run.results.filter { !paths.contains($0.path) } + left).sorted {
      $0.path < $1.path
    }
    run = run.relative(to: package)
    try check(run, named: ".transrender/failures")
    return run
  }

  /// A run of tests alone, which knows of no goldens but theirs.
  private static func emptyRun(of results: [SnapshotResult], in package: URL) -> SnapshotRun {
    SnapshotRun(
      command: "swift test",
      coverage: .partial,
      results: [],
      references: results.map(\.path),
      goldens: results.first?.root ?? package.appending(path: "Goldens").path,
      durationMs: 0
    )
  }

  /// Results may come from other machines.
  private static func check(_ run: SnapshotRun, named name: String) throws {
    if let other = ([run.schema] + run.results.map(\.schema)).first(where: { $0 != 1 }) {
      throw InputError(
        "\(name) is of version \(other), and this transrender knows version 1; write it with "
          + "`snapshot verify` of this one"
      )
    }
    if case .shard(let number, of: let count) = run.coverage,
      Shard("\(number)/\(count)") == nil
    {
      throw InputError(
        "\(name) is part \(number) of \(count); there are at most \(Shard.most) parts"
      )
    }
    for path in run.results.map(\.path) + run.references
    where path.hasPrefix("/") || path.hasSuffix("/") || !PackageBounds.isNormal(path) {
      throw InputError(
        "\(name) names a golden '\(path)', which is outside of its folder; write it with "
          + "`snapshot verify`"
      )
    }
  }

  private static let mostBytes = 256 << 20
}

extension RawArguments {
  var packageFolder: URL { URL(filePath: text("package") ?? ".").standardizedFileURL }

  /// Locks goldens and results for this command; nil if there is no package.
  func lockPackage() throws -> FolderLock? {
    let folder = packageFolder
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    return try FolderLock(folder, named: folder.path, otherwise: "and start again")
  }

  /// The same lock for a test run; shards with their own `--json` may run at the same time.
  func lockResults() throws -> FolderLock? { has("json") ? nil : try lockPackage() }
}

extension Flag {
  static let package = Flag("package", takes: "FOLDER", "the package with the tests (.)")
  static let results = Flag("from", takes: "FILE", "results of a run (.transrender/results.json)")
}
