import Foundation
import FrameExport
import TransitionSnapshots

/// Runs as files: `results.json`.
enum RunFile {
  /// Where a run is kept when nobody names a place.
  static func usual(_ package: URL) -> URL { package.appending(path: ".transrender/results.json") }

  static func write(_ run: SnapshotRun, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try WholeFile.write(Array(try encoder.encode(run)) + [10], to: file)
  }

  static func read(_ file: URL) throws -> SnapshotRun {
    guard let data = try? Data(contentsOf: file) else {
      throw InputError(
        "cannot read \(file.relativePath); run `transrender snapshot verify` first, or name the "
          + "results file"
      )
    }
    do {
      return try JSONDecoder().decode(SnapshotRun.self, from: data)
    } catch {
      throw InputError("\(file.relativePath) holds no results; write it with `snapshot verify`")
    }
  }
}

extension RawArguments {
  var packageFolder: URL { URL(filePath: text("package") ?? ".").standardizedFileURL }
}

extension Flag {
  static let package = Flag("package", takes: "FOLDER", "the package with the tests (.)")
  static let results = Flag("from", takes: "FILE", "results of a run (.transrender/results.json)")
}
