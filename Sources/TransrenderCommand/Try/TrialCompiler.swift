import Foundation
import Porting

/// Builds an app without the code that does not compile: the smallest possible parts, and whole
/// files where that does not help.
@MainActor
final class TrialCompiler {
  private(set) var package: TriedPackage
  private let folder: TrialFolder
  private let build: TrialBuild
  private let console: Console
  private let paths: Set<String>
  private var parts = 0
  private var hasStartedAfresh = false

  /// Each round leaves out what the previous one could not compile.
  private static let mostRounds = 40
  /// After this many rounds whole files are left out, since parts make no progress.
  private static let mostRoundsOfParts = 28

  init(_ package: TriedPackage, folder: TrialFolder, build: TrialBuild, console: Console) {
    (self.package, self.folder, self.build, self.console) = (package, folder, build, console)
    let app = package.app
    paths = Set((app.sources + app.libraries.flatMap(\.sources)).map(\.path))
  }

  var program: URL { build.program(package.module) }

  /// Whether nothing is left out.
  var isWhole: Bool { parts == 0 && package.left.isEmpty }

  /// `2 parts and 1 file left out`.
  var leavings: String {
    let files = package.left.count
    let counts = [
      parts == 0 ? nil : parts == 1 ? "1 part" : "\(parts) parts",
      files == 0 ? nil : files == 1 ? "1 file" : "\(files) files",
    ].compactMap(\.self)
    return (counts.isEmpty ? "nothing" : counts.joined(separator: " and ")) + " left out"
  }

  func run() throws {
    var (files, modules) = try package.files()
    for note in modules.flatMap(\.notes) where note.outcome == .left {
      say(note.path, line: note.line, words: note.reason, remedy: note.remedy)
    }
    build.forgetModules(try foreignModules())
    var manner = "; the first build takes minutes"
    for round in 0..<Self.mostRounds {
      try folder.write(files)
      console.say("building \(package.app.name)\(manner)")
      let result = try build.run()
      if result.isBuilt { return }
      sayGenerators(of: result.problems)
      if result.isOnlyUnlinked, !hasStartedAfresh {
        // The compiler may have kept code that calls a class which is now left out.
        hasStartedAfresh = true
        try folder.touch(files)
        manner = " again, from the start, since it was not linked"
        continue
      }
      let before = omissions
      let problems = result.problems.map { Self.relocated($0, modules) }
      leaveOut(everywhere(problems), files, byParts: round < Self.mostRoundsOfParts)
      guard before != omissions else {
        throw Finding(
          code: .failure,
          description: "\(package.app.name) cannot be built: \(result.rest)"
        )
      }
      manner = " again, without what does not compile"
      (files, modules) = try package.files()
    }
    throw Finding(
      code: .failure,
      description: "\(package.app.name) cannot be built, whatever is left out; run `swift build`"
        + " there to see why"
    )
  }

  /// What a round of leaving out changes, unless nothing is left to leave out.
  private var omissions: (Set<String>, Set<String>, [String: PortedModule.File], [String?]) {
    let generated = [package.swiftGen.text, package.rSwift.text]
    return (package.left, package.unmakable, package.trimmed, generated)
  }

  /// The modules that the sources import and that no source of this trial makes.
  private func foreignModules() throws -> [String] {
    let app = package.app
    let sources = app.sources + app.libraries.flatMap(\.sources)
    let own = Set(app.libraries.map(\.module) + [package.module])
    return try AppLibraries.imports(of: sources).filter {
      !own.contains($0) && !TriedPackage.taken.contains($0)
    }
  }

  // MARK: Leaving out

  /// An error about a member that porting has written into a type is about the one that it calls.
  private static func relocated(
    _ problem: TrialBuild.Problem,
    _ modules: [PortedModule]
  ) -> TrialBuild.Problem {
    let origin = modules.lazy.compactMap {
      $0.origin(of: problem.line, column: problem.column, in: problem.path)
    }.first
    guard let origin else { return problem }
    return TrialBuild.Problem(
      path: origin.path,
      line: origin.line,
      column: 1,
      words: problem.words
    )
  }

  /// A module that one file misses is missing in all that import it, and each build names a few.
  private func everywhere(_ problems: [TrialBuild.Problem]) -> [TrialBuild.Problem] {
    let modules = Set(problems.compactMap(\.missingModule)).sorted()
    guard !modules.isEmpty else { return problems }
    let known = Set(problems.map { "\($0.path):\($0.line)" })
    let others = paths.subtracting(package.left).sorted().flatMap { path in
      let file = try? package.source(URL(filePath: path))
      return modules.flatMap { module in
        (file?.lines(importing: module) ?? []).map {
          TrialBuild.Problem(path: path, line: $0, missing: module)
        }
      }
    }
    return problems + others.filter { !known.contains("\($0.path):\($0.line)") }
  }

  private func leaveOut(
    _ problems: [TrialBuild.Problem],
    _ files: [TriedPackage.File],
    byParts: Bool
  ) {
    for problem in problems where !paths.contains(problem.path) {
      leaveScreen(problem, files)
      leaveGenerated(problem)
    }
    let blamed = Dictionary(grouping: problems.filter { paths.contains($0.path) }, by: \.path)
    let trims = blamed.sorted { $0.key < $1.key }.map { path, problems in
      (path: path, problems: problems, trim: byParts ? trim(path, problems) : nil)
    }
    // The users of a removed declaration are judged in the next round.
    let waits = trims.contains { $0.trim?.isAboutDeclarations != false }
    for (path, problems, trim) in trims {
      guard let trim else {
        package.left.insert(path)
        for problem in problems {
          say(path, line: problem.line, words: problem.words, remedy: problem.remedy)
        }
        continue
      }
      guard trim.isAboutDeclarations || !waits else { continue }
      package.trimmed[path] = trim.file
      parts += trim.parts.count
      for part in trim.parts {
        say(
          path,
          line: part.problem.line,
          words: part.problem.words,
          remedy: "left out: \(part.name)"
        )
      }
    }
  }

  private func trim(_ path: String, _ problems: [TrialBuild.Problem]) -> Trim? {
    guard let file = try? package.source(URL(filePath: path)) else { return nil }
    return Trim(file, problems.map { Trim.Problem(line: $0.line, words: $0.words) })
  }

  /// Leaves out the controller on a line of the generated program that does not compile.
  private func leaveScreen(_ problem: TrialBuild.Problem, _ files: [TriedPackage.File]) {
    guard problem.path.hasSuffix("/main.swift"),
      let main = files.first(where: { $0.path.hasSuffix("/main.swift") })
    else { return }
    let lines = String(decoding: main.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(problem.line - 1),
      let name = lines[problem.line - 1].firstMatch(of: /\(name: "([^"]+)"/)
    else { return }
    package.unmakable.insert(String(name.1))
  }

  private func leaveGenerated(_ problem: TrialBuild.Problem) {
    if problem.path.hasSuffix("/SwiftGen.swift"), package.swiftGen.text != nil {
      package.swiftGen.leaveOut()
      sayLeft(.swiftGen, problem)
    }
    if problem.path.hasSuffix("/RSwift.swift"), package.rSwift.text != nil {
      package.rSwift.leaveOut()
      sayLeft(.rSwift, problem)
    }
  }

  private func sayLeft(_ generator: CodeGenerator, _ problem: TrialBuild.Problem) {
    let words = "what \(generator.rawValue) would write is left out: \(problem.words)"
    console.say("warning: ", in: .yellow, words)
  }

  private var generators: Set<String> = []

  /// Once, instead of a remedy for each place.
  private func sayGenerators(of problems: [TrialBuild.Problem]) {
    for sentence in CodeGenerator.sentences(about: problems)
    where generators.insert(sentence).inserted {
      console.say("warning: ", in: .yellow, sentence)
    }
  }

  private func say(_ path: String, line: Int, words: String, remedy: String?) {
    let name = path.relative(to: package.app.folder)
    console.say("\(name):\(line): \(words)\(remedy.map { "; \($0)" } ?? "")")
  }
}
