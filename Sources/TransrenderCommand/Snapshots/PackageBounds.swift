import Foundation
import Glibc

/// Checks that the files which results and goldens name are inside the package, links included.
struct PackageBounds {
  private let package: URL
  /// Folders outside of the package that the environment names for goldens and artifacts.
  private let goldens: [URL]
  private let artifacts: [URL]

  init(
    _ package: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.package = package
    let folders = { (name: String) in
      [environment[name] ?? ""].filter { !$0.isEmpty }.map { URL(filePath: $0) }
    }
    goldens = folders("TRANSRENDER_GOLDENS")
    artifacts = folders("TRANSRENDER_ARTIFACTS")
  }

  /// The URL of a path in the results: absolute, or relative to the package.
  func url(of path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : package.appending(path: path)
  }

  /// The folder of goldens.
  func root(_ path: String) throws -> URL {
    let root = url(of: path)
    guard Self.isNormal(path), holds(root) else {
      throw InputError(
        "the results name a folder of goldens '\(path)', which is outside of \(package.path); name "
          + "the tests' package with --package"
      )
    }
    return root
  }

  /// Approvals are untrusted: they may only write to a folder that tests read goldens from.
  func expectGoldens(in path: String) throws {
    let root = try root(path)
    guard root.lastPathComponent == "Goldens" || goldens.contains(where: { $0.isSame(as: root) })
    else {
      throw InputError(
        "the approvals write into '\(path)', which is no folder of goldens; make them anew with "
          + "`snapshot review`"
      )
    }
  }

  func golden(_ path: String, below root: String) throws -> URL {
    let root = try self.root(root)
    let file = root.appending(path: path)
    guard !path.hasPrefix("/"), Self.isNormal(path), root.holds(file), !file.isLink else {
      throw InputError(
        "the results name a golden '\(path)', which is outside of \(root.path); run "
          + "`snapshot verify` again"
      )
    }
    return file
  }

  /// The artifact that a test wrote for a golden that failed.
  func leaving(_ path: String, goldens: String) throws -> URL {
    let file = url(of: path)
    let beside = try root(goldens).deletingLastPathComponent()
    let workshops = [package, beside].map { $0.appending(path: ".transrender") } + artifacts
    guard Self.isNormal(path), workshops.contains(where: { $0.holds(file) }), !file.isLink else {
      throw InputError(
        "the results name a file \(path), which is not in \(workshops[0].path); name the tests' "
          + "package with --package"
      )
    }
    return file
  }

  /// A file that is only read.
  func readable(_ path: String) throws -> URL {
    let file = url(of: path)
    guard Self.isNormal(path), holds(file), !file.isLink else {
      throw InputError(
        "the results name a file \(path), which is not in \(package.path); name the tests' package "
          + "with --package"
      )
    }
    return file
  }

  private func holds(_ file: URL) -> Bool {
    ([package] + goldens + artifacts).contains { $0.holds(file) || $0.isSame(as: file) }
  }

  /// Whether the path has no `..`, which may lead outside once a link is resolved.
  static func isNormal(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let named = path.hasPrefix("/") ? steps.dropFirst() : steps[...]
    return !path.contains("\0")
      && named.enumerated().allSatisfy { index, step in
        // The name of a folder may end with a slash.
        step != "." && step != ".." && (!step.isEmpty || index == named.count - 1)
      }
  }
}

extension URL {
  /// Whether a file is inside the folder after links are resolved.
  fileprivate func holds(_ file: URL) -> Bool {
    let base = linkless.path
    return file.linkless.path.hasPrefix(base == "/" ? "/" : base + "/")
  }

  fileprivate func isSame(as other: URL) -> Bool { linkless == other.linkless }

  /// Whether the URL itself is a link.
  fileprivate var isLink: Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// The URL without links; for a missing file, those of its existing parents are resolved.
  fileprivate var linkless: URL {
    var (there, missing) = (standardizedFileURL, [String]())
    while there.path != "/", !FileManager.default.fileExists(atPath: there.path) {
      missing.append(there.lastPathComponent)
      there.deleteLastPathComponent()
    }
    return missing.reversed().reduce(there.resolvingSymlinksInPath()) { $0.appending(path: $1) }
  }
}
