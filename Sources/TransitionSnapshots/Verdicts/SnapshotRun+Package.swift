package import Foundation

extension SnapshotRun {
  /// With every path relative to the package, since results are read on other machines, too.
  package func relative(to package: URL) -> SnapshotRun {
    let base = package.path + "/"
    let name = { (path: String) in
      path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }
    var run = naming(name)
    run.goldens = name(goldens)
    run.results = run.results.map { result in
      var result = result
      result.file = name(result.file)
      result.root = result.root.map(name)
      return result
    }
    return run
  }

  /// Returns the run with its goldens and the files of its tests renamed.
  package func naming(_ name: (String) throws -> String) rethrows -> SnapshotRun {
    var run = self
    run.results = try results.map { result in
      var result = result
      result.golden = try result.golden.map(name)
      result.actual = try result.actual.map(name)
      result.artefacts = try result.artefacts.mapValues(name)
      return result
    }
    return run
  }
}
