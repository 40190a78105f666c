import Foundation
import FrameExport

/// Runs `swift build` on the generated package and parses the compiler's messages about the
/// original files.
struct TrialBuild {
  struct Problem: Hashable {
    let path: String
    let line: Int
    let column: Int
    let words: String
  }

  let tool: SwiftTool
  let scratch: URL

  /// Modules that another app has left in a shared scratch folder would be imported, but not linked.
  func forgetModules(_ names: [String]) {
    let modules = scratch.appending(path: "debug/Modules")
    for name in names where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      try? FileManager.default.removeItem(at: modules.appending(path: name + ".swiftmodule"))
    }
  }

  struct Result {
    let problems: [Problem]
    /// The first errors, wherever they are.
    let rest: String
    let isBuilt: Bool

    /// Whether everything compiles, and the linker misses something.
    var isOnlyUnlinked: Bool {
      rest.contains("undefined reference")
        && problems.allSatisfy { $0.words.hasPrefix("undefined reference") }
    }
  }

  /// The problems that prevent the build; empty if it succeeded.
  func run() throws -> Result {
    // Without this flag, a build plan of another package in a shared folder would be reused.
    let words = ["build", "--disable-build-manifest-caching", "--scratch-path", scratch.path]
    let outcome = try tool.outcome(of: words)
    guard !Interrupt.cancellation.isCancelled else {
      throw Interruption(buildingIn: tool.package.path)
    }
    let text = outcome.output + outcome.messages
    let problems = Self.problems(in: text)
    let rest = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
      .joined(separator: " · ")
    return Result(problems: problems, rest: rest, isBuilt: outcome.isSuccess)
  }

  /// Lines such as `/app/List.swift:12:8: error: no such module 'MapKit'`, each once.
  ///
  /// The linker names no column.
  static func problems(in text: String) -> [Problem] {
    var seen: Set<Problem> = []
    return text.split(separator: "\n").compactMap { line in
      guard let found = line.firstMatch(of: /^(\/.+?\.swift):(\d+):(?:(\d+):)? error: (.+)$/),
        let number = Int(found.2)
      else { return nil }
      let column = found.3.flatMap { Int($0) } ?? 1
      let problem = Problem(
        path: String(found.1),
        line: number,
        column: column,
        words: String(found.4)
      )
      return seen.insert(problem).inserted ? problem : nil
    }
  }

  func program(_ name: String) -> URL { scratch.appending(path: "debug/\(name)") }
}

extension TrialBuild.Problem {
  init(path: String, line: Int, missing module: String) {
    self.init(path: path, line: line, column: 1, words: "no such module '\(module)'")
  }

  /// The module that an import does not find.
  var missingModule: String? {
    words.firstMatch(of: /^no such module '(\w+)'/).map { String($0.1) }
  }

  /// What the user can do about it.
  var remedy: String {
    if missingModule != nil {
      return "add the library's sources to the project, or leave the file out"
    }
    if words.contains("cannot find") || words.contains("has no member") {
      return "this UIKit lacks the name; see the page Limits, or wrap it in `#if os(iOS)`"
    }
    return "see the page Porting existing code, or wrap the lines in `#if os(iOS)`"
  }
}
