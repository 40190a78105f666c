import Bitmap
import Foundation
import FrameExport
import Timeline
import TransitionSnapshots

/// Where a person decides about what failed.
struct ReviewDesk {
  let run: SnapshotRun

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
    return try arguments.arguments.flatMap { word in
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
  }

  /// Refuses when the golden is not the one that the run compared with.
  func approve(_ result: SnapshotResult) throws {
    guard let actual = result.actual, let data = try? Data(contentsOf: URL(filePath: actual)) else {
      throw InputError(
        "what the test showed for \(result.path) is not there any more; run `snapshot verify` again"
      )
    }
    let golden = place(of: result)
    let now = (try? Data(contentsOf: golden)).map(Self.hash)
    guard now == result.goldenHash else {
      throw InputError(
        "the golden \(result.path) has changed since the run; run `snapshot verify` again"
      )
    }
    try WholeFile.write(Array(data), to: golden)
    try clear(result)
  }

  static func hash(_ data: Data) -> String {
    Array(data).withUnsafeBytes { Digest(of: $0).description }
  }

  func reject(_ result: SnapshotResult) throws { try clear(result) }

  private func place(of result: SnapshotResult) -> URL {
    URL(filePath: result.root ?? run.goldens).appending(path: result.path)
  }

  private func clear(_ result: SnapshotResult) throws {
    let files = [result.actual].compactMap(\.self) + result.artefacts.values.sorted()
    for path in Set(files).sorted() where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
    guard let first = result.artefacts.values.sorted().first else { return }
    let folder = URL(filePath: first).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder.appending(path: "verdict.json"))
    // Only when nothing else is in it.
    rmdir(folder.path)
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
