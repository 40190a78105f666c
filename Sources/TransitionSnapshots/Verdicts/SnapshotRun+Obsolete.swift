public import Foundation

extension SnapshotRun {
  /// Adds a verdict for each golden that no test used, which only a complete run can know.
  ///
  /// Relative names of files refer to `package`.
  public func namingObsolete(in package: URL) -> SnapshotRun {
    guard coverage == .whole, let witness = results.first else { return self }
    let folder = GoldenFolder(URL(filePath: goldens, relativeTo: package).absoluteURL)
    var run = self
    run.results += folder.obsolete(after: references).map { path in
      var result = SnapshotResult(
        id: path,
        title: path,
        form: "file",
        path: path,
        state: .obsolete,
        message: """
          Transition golden obsolete: \(path)
            no test asks for it; `transrender snapshot prune --remove` removes it
          error=obsolete golden=\(path)
          """,
        file: folder.root.appending(path: path).path,
        line: 1,
        comparer: "",
        fingerprint: .init(recorded: nil, current: witness.fingerprint.current),
        durationMs: 0
      )
      result.root = goldens
      result.golden = result.file
      return result
    }
    run.results.sort { $0.path < $1.path }
    return run
  }
}
