import Foundation
import Glibc
import TransitionSnapshots

/// Results of runs and the files that they name, either next to each other, as CI stores them, or
/// in the package.
struct ImportedResults {
  let run: SnapshotRun

  /// `paths` are files or folders with results.
  init(_ paths: [String], package: URL) throws {
    let files = try paths.flatMap(Self.files)
    let runs = try files.map { file in
      try RunFile.read(file).naming { try Self.resolved($0, besides: file, package) }
    }
    run = SnapshotRun.merged(runs)
  }

  private static func files(in path: String) throws -> [URL] {
    let url = URL(filePath: path).standardizedFileURL
    let kind = PathKind(of: url.path)
    guard kind != .nothing else {
      throw InputError("there is no \(path); name results of `snapshot verify`, or their folder")
    }
    guard kind == .folder else { return [url] }
    let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    let found = names.filter { $0.hasSuffix(".json") }.sorted().map { url.appending(path: $0) }
      .filter { (try? RunFile.read($0)) != nil }
    guard !found.isEmpty else {
      throw InputError("\(path) holds no results; write some with `snapshot verify --json FILE`")
    }
    return found
  }

  /// Returns the absolute path of a file; a missing file keeps its name and is left out of pages.
  private static func resolved(_ name: String, besides results: URL, _ package: URL) throws
    -> String
  {
    let folder = results.deletingLastPathComponent()
    let isHidden = folder.lastPathComponent == ".transrender"
    let bases = [isHidden ? folder.deletingLastPathComponent() : folder, package]
    for base in name.hasPrefix("/") ? [package] : bases {
      let bounds = PackageBounds(base)
      guard access(bounds.url(of: name).path, F_OK) == 0 else { continue }
      return try bounds.readable(name).path
    }
    guard PackageBounds.isNormal(name) else {
      throw InputError(
        "the results name a file '\(name)', which leads out of their folder; write them with "
          + "`snapshot verify`"
      )
    }
    return name
  }
}
