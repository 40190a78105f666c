import Bitmap
import Foundation
import FrameExport
import Timeline
import TransitionSnapshots

/// Where a person decides about what failed.
struct ReviewDesk {
  let run: SnapshotRun
  let package: URL

  /// What the words of a command line choose among the undecided.
  func chosen(_ arguments: RawArguments) throws -> [SnapshotResult] {
    let open = run.results.filter { $0.actual != nil && $0.state != .matched }
    if arguments.has("all") {
      try arguments.allowArguments(upTo: 0)
      return open
    }
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("the id of a golden, or --all", command: arguments.command)
    }
    let named = try arguments.arguments.flatMap { word in
      let found = open.filter { Glob(word).matches($0.id) || Glob(word).matches($0.path) }
      guard !found.isEmpty else {
        let nearest = NearestWord.to(word, among: open.map(\.id))
        throw InputError(
          "no golden called '\(word)' waits for a decision"
            + (nearest.map { "; did you mean '\($0)'?" } ?? "; run `snapshot verify` first")
        )
      }
      return found
    }
    // Words may overlap.
    var known: Set<String> = []
    return named.filter { known.insert($0.path).inserted }
  }

  /// Refuses when the golden is not the one that the run compared with.
  func approve(_ result: SnapshotResult) throws {
    let golden = try place(of: result)
    let leavings = try leavings(of: result)
    guard let actual = result.actual, let data = try? Data(contentsOf: URL(filePath: actual)) else {
      throw InputError(
        "what the test showed for \(result.path) is not there any more; run `snapshot verify` again"
      )
    }
    let now = (try? Data(contentsOf: golden)).map(Self.hash)
    guard now == result.goldenHash else {
      throw InputError(
        "the golden \(result.path) has changed since the run; run `snapshot verify` again"
      )
    }
    try WholeFile.write(Array(data), to: golden)
    try clear(leavings)
  }

  static func hash(_ data: Data) -> String {
    Array(data).withUnsafeBytes { Digest(of: $0).description }
  }

  func reject(_ result: SnapshotResult) throws { try clear(leavings(of: result)) }

  /// Results come from other machines, so a path in them may not lead anywhere else.
  private func place(of result: SnapshotResult) throws -> URL {
    let root = URL(filePath: result.root ?? run.goldens)
    let file = root.appending(path: result.path)
    let steps = result.path.split(separator: "/", omittingEmptySubsequences: false)
    guard !result.path.hasPrefix("/"), !steps.contains(".."), root.holds(file) else {
      throw InputError(
        "the results name a golden '\(result.path)', which leads out of \(root.path); run "
          + "`snapshot verify` again"
      )
    }
    return file
  }

  /// What the test has left in the workshop.
  private func leavings(of result: SnapshotResult) throws -> [URL] {
    let names = Set([result.actual].compactMap(\.self) + result.artefacts.values).sorted()
    let files = names.map { URL(filePath: $0) }
    let workshops = workshops(of: result)
    for file in files where !workshops.contains(where: { $0.holds(file) }) {
      throw InputError(
        "the results name a file \(file.path), which is not in \(workshops[0].path); name the "
          + "tests' package by --package"
      )
    }
    return files
  }

  /// Where tests of the package, or of its goldens, leave what failed.
  private func workshops(of result: SnapshotResult) -> [URL] {
    let own = ProcessInfo.processInfo.environment["TRANSRENDER_ARTIFACTS"]
    let root = URL(filePath: result.root ?? run.goldens)
    return [package, root.deletingLastPathComponent()].map { $0.appending(path: ".transrender") }
      + [own].compactMap(\.self).filter { !$0.isEmpty }.map { URL(filePath: $0) }
  }

  private func clear(_ files: [URL]) throws {
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
    for folder in Set(files.map { $0.deletingLastPathComponent() }) {
      try? FileManager.default.removeItem(at: folder.appending(path: "verdict.json"))
      // Only when nothing else is in it.
      rmdir(folder.path)
    }
  }
}

extension URL {
  /// Whether a file lies below the folder, wherever links lead.
  fileprivate func holds(_ file: URL) -> Bool {
    file.linkless.path.hasPrefix(linkless.path + "/")
  }

  /// The place itself; what is not there yet hangs on what is.
  private var linkless: URL {
    var (there, missing) = (standardizedFileURL, [String]())
    while there.path != "/", !FileManager.default.fileExists(atPath: there.path) {
      missing.append(there.lastPathComponent)
      there.deleteLastPathComponent()
    }
    return missing.reversed().reduce(there.resolvingSymlinksInPath()) { $0.appending(path: $1) }
  }
}

/// A name with `*` for any letters, slashes among them, and `?` for one.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  func matches(_ text: String) -> Bool { Self.match(pattern[...], Array(text)[...]) }

  private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return (text.startIndex...text.endIndex).contains { match(rest, text[$0...]) }
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return match(pattern.dropFirst(), text.dropFirst())
  }
}
