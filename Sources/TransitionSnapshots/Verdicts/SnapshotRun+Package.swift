package import Foundation

extension SnapshotRun {
  /// With every path relative to the package, since results are read on other machines, too.
  package func relative(to package: URL) -> SnapshotRun {
    let base = package.path + "/"
    return naming { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
  }

  /// The opposite of `relative(to:)`.
  package func absolute(in package: URL) -> SnapshotRun {
    naming { $0.hasPrefix("/") || $0.isEmpty ? $0 : package.appending(path: $0).path }
  }

  private func naming(_ name: (String) -> String) -> SnapshotRun {
    var run = self
    run.goldens = name(goldens)
    run.results = results.map { result in
      var result = result
      result.file = name(result.file)
      result.root = result.root.map(name)
      result.golden = result.golden.map(name)
      result.actual = result.actual.map(name)
      result.artefacts = result.artefacts.mapValues(name)
      return result
    }
    return run
  }
}
