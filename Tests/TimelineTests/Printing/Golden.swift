import Foundation
import Testing

/// Texts in `Goldens/Timeline` that a person has read, compared character by character.
enum Golden {
  enum Mode: String {
    case never, missing, all
  }

  struct UnknownMode: Error, CustomStringConvertible {
    let value: String
    var description: String {
      "TRANSRENDER_RECORD is '\(value)'; choose one of never, missing, all"
    }
  }

  /// Continuous integration never records.
  static func mode(_ environment: [String: String]) throws -> Mode {
    guard let value = environment["TRANSRENDER_RECORD"] else {
      return environment["CI"] == nil ? .missing : .never
    }
    guard let mode = Mode(rawValue: value) else { throw UnknownMode(value: value) }
    return mode
  }

  /// A recorded golden fails once, so that nobody commits what nobody has looked at.
  static func expect(
    _ text: String,
    equals name: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let mode = try mode(ProcessInfo.processInfo.environment)
    let file = TestFiles.root.appending(path: "Goldens/Timeline/\(name)")
    let golden = try? String(contentsOf: file, encoding: .utf8)
    if golden == text { return }
    if mode == .all || (mode == .missing && golden == nil) {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Goldens/Timeline/\(name) recorded; run again", sourceLocation: location)
    } else {
      let verdict = complaint(about: text, golden, name)
      Issue.record("\(verdict)", sourceLocation: location)
    }
  }

  private static func complaint(about text: String, _ golden: String?, _ name: String) -> String {
    guard let golden else { return "Goldens/Timeline/\(name) is missing; record it off CI" }
    let (new, old) = (lines(text), lines(golden))
    let index =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    let remedy = "if the new text is right, run with TRANSRENDER_RECORD=all"
    return """
      Goldens/Timeline/\(name) differs from line \(index + 1) on; \(remedy)
        golden  \(index < old.count ? old[index] : "(end)")
        actual  \(index < new.count ? new[index] : "(end)")
      """
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
