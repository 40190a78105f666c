import Foundation
import FrameExport
import ScreenFile
import TransitionSnapshots

/// Reads and writes runs as files: `results.json`.
enum RunFile {
  /// Where a run is stored by default.
  static func usual(_ package: URL) -> URL { package.appending(path: ".transrender/results.json") }

  static func write(_ run: SnapshotRun, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try WholeFile.write(Array(try encoder.encode(run)) + [10], to: file)
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
    if case .shard(let number, of: let count) = run.coverage,
      Shard("\(number)/\(count)") == nil
    {
      throw InputError(
        "\(file.relativePath) is part \(number) of \(count); there are at most \(Shard.most) parts"
      )
    }
    for path in run.results.map(\.path) + run.references
    where path.hasPrefix("/") || path.hasSuffix("/") || !PackageBounds.isNormal(path) {
      throw InputError(
        "\(file.relativePath) names a golden '\(path)', which is outside of its folder; write it with "
          + "`snapshot verify`"
      )
    }
    return run
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
