import Foundation
import Glibc
import TransitionSnapshots

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

  /// Results are untrusted: they may only change a folder that tests read goldens from.
  func expectGoldens(in path: String) throws {
    let root = try root(path)
    if goldens.contains(where: { $0.isSame(as: root) }) { return }
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    else {
      throw InputError(
        "there is no Package.swift in \(package.path); name the tests' package with --package"
      )
    }
    guard root.isSame(as: package.appending(path: "Goldens")) || Self.holdsGoldens(root) else {
      throw InputError(
        "the results name '\(path)', which is no folder of goldens; run `snapshot verify` again, or "
          + "`snapshot record` if it is to become one"
      )
    }
  }

  /// Goldens are two levels down, in a folder for each suite.
  private static func holdsGoldens(_ root: URL) -> Bool {
    GoldenFolder(root).paths().contains { $0.split(separator: "/").count == 2 }
  }

  /// The file of a golden that may be replaced or created.
  func writable(_ path: String, below root: String) throws -> URL {
    let file = try golden(path, below: root)
    try expectGoldens(in: root)
    // Goldens of a project's own forms end as they like, but the first one is recorded.
    let isKnown = Self.endings.contains(file.pathExtension) || access(file.path, F_OK) == 0
    guard isKnown, path.split(separator: "/", omittingEmptySubsequences: false).count == 2 else {
      throw InputError(
        "the results name a golden '\(path)', which is not the name of one; run `snapshot verify` "
          + "again, or `snapshot record` for the first golden of a form"
      )
    }
    return file
  }

  private static let endings = ["png", "apng", "txt", "csv"]

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

  fileprivate func isSame(as other: URL) -> Bool { linkless.path == other.linkless.path }

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
