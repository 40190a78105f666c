import Foundation
import FrameExport
import TransitionSnapshots

/// Runs the package's `swift test` so that it reports a result for each golden.
struct TestRun {
  var package: URL
  var record: RecordMode
  var filter: String?
  var shard: Shard?
  /// The costs by which shards divide the tests; without them, tests are divided by number.
  var costs: RecordedCosts?
  var extra: [String] = []
  /// `swift`, unless a test substitutes another program.
  var tool = ["/usr/bin/env", "swift"]

  var words: [String] { ["test", "--package-path", package.path] + extra }

  /// Runs the tests and shows their output; `status` is their exit status.
  func run(_ console: Console) throws -> (run: SnapshotRun, status: Int32) {
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    else {
      throw InputError(
        "there is no Package.swift in \(package.path); name the folder with --package"
      )
    }
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "transrender-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let start = ContinuousClock.now
    let part = try shard.map { TestShare($0, of: try chosen(), costs: costs) }
    let status = try launch(words + filters(part), scratch: scratch)
    var run = collect(scratch, status: status, since: start, console)
    run.division = part?.division
    return (run, status)
  }

  private func filters(_ part: TestShare?) -> [String] {
    guard let part else { return filter.map { ["--filter", $0] } ?? [] }
    var words: [String] = []
    // A pattern that matches no name, so that a shard without tests runs none.
    let patterns = part.tests.isEmpty ? ["^$"] : part.tests.map(Self.pattern)
    for pattern in patterns { words += ["--filter", pattern] }
    return words
  }

  /// The tests to be divided; several filters of `swift test` are combined.
  private func chosen() throws -> [String] {
    let all = try listed()
    guard let filter else { return all }
    guard let pattern = try? NSRegularExpression(pattern: filter) else {
      throw InputError("'\(filter)' is no pattern of `swift test --filter`; check its brackets")
    }
    return all.filter { name in
      let whole = NSRange(name.startIndex..., in: name)
      return pattern.firstMatch(in: name, range: whole) != nil
    }
  }

  /// The tests' names, from `swift test list`.
  private func listed() throws -> [String] {
    let words = ["test", "list", "--package-path", package.path] + buildWords
    let process = makeProcess(words, [:])
    let output = Pipe()
    process.standardOutput = output
    var text = ""
    try finish(process) {
      text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(),
        as: UTF8.self
      )
    }
    guard process.terminationStatus == 0 else {
      throw InputError("`swift test list` failed; make the tests build first")
    }
    let names = text.split(separator: "\n").map(String.init).filter { $0.contains(".") }
    return Array(Set(names.map(Self.withoutArguments))).sorted()
  }

  /// The build flags without those that only test runs accept, so that listing does not cause a
  /// rebuild.
  private var buildWords: [String] {
    var (words, rest) = ([String](), extra[...])
    while let word = rest.popFirst() {
      switch word {
      case "--parallel", "--no-parallel", "--enable-code-coverage", "--disable-code-coverage": break
      case "--num-workers", "--xunit-output", "--filter", "--skip": _ = rest.popFirst()
      default: words.append(word)
      }
    }
    return words
  }

  /// Filters look at `Module.Suite/function`, without the parentheses of Swift Testing.
  private static func withoutArguments(_ name: String) -> String {
    String(name.prefix { $0 != "(" })
  }

  private static func pattern(_ name: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: name) + "($|\\()"
  }

  private func launch(_ words: [String], scratch: URL) throws -> Int32 {
    let process = makeProcess(
      words,
      [
        "TRANSRENDER_RECORD": record.rawValue,
        "TRANSRENDER_RESULTS": scratch.appending(path: "results.jsonl").path,
        "TRANSRENDER_REFERENCES": scratch.appending(path: "references.txt").path,
        "TRANSRENDER_ARTIFACTS": package.appending(path: ".transrender").path,
      ]
    )
    // Test output goes to stderr: stdout is for this command's results.
    process.standardOutput = FileHandle.standardError
    try finish(process)
    return process.terminationStatus
  }

  /// The tests stop with this command, since they hold the package's lock.
  private func finish(_ process: Process, _ wait: () -> Void = {}) throws {
    try Interrupt.heeding(process, wait)
    guard !Interrupt.cancellation.isCancelled else {
      throw Interruption(tests: record == .never ? "`snapshot verify`" : "`snapshot record`")
    }
  }

  private func makeProcess(_ words: [String], _ added: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: tool[0])
    process.arguments = tool.dropFirst() + words
    process.environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    return process
  }

  private func collect(
    _ scratch: URL,
    status: Int32,
    since start: ContinuousClock.Instant,
    _ console: Console
  ) -> SnapshotRun {
    let written = lines(scratch.appending(path: "results.jsonl"))
    // A crash during a write leaves half a line.
    let results = written.compactMap {
      try? JSONDecoder().decode(SnapshotResult.self, from: Data($0.utf8))
    }
    let lost = written.count - results.count
    if lost > 0 {
      console.say("\(lost) result\(lost == 1 ? "" : "s") cannot be read: the tests crashed")
    }
    let references = lines(scratch.appending(path: "references.txt"))
    let run = SnapshotRun(
      command: "swift " + (["test"] + extra).joined(separator: " "),
      coverage: lost > 0 ? .partial : coverage(status: status, hasResults: !results.isEmpty),
      results: results.sorted { $0.path < $1.path },
      references: Array(Set(references)).sorted(),
      goldens: results.lazy.compactMap(\.root).first ?? package.appending(path: "Goldens").path,
      durationMs: (ContinuousClock.now - start) / .milliseconds(1)
    )
    return run.namingObsolete(in: package).relative(to: package)
  }

  // `swift test` has its own flags to skip tests.
  private var choosesTests: Bool {
    let words =
      ["--filter", "--skip", "--test-product", "--disable-xctest"]
      + ["--disable-swift-testing", "--specifier", "-s"]
    return extra.contains { word in
      words.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  // Tests that crashed or did not start may not have reached all of their goldens.
  private func coverage(status: Int32, hasResults: Bool) -> SnapshotRun.Coverage {
    if filter != nil || choosesTests || !hasResults || ![0, 1].contains(status) { return .partial }
    return shard.map { .shard($0.number, of: $0.count) } ?? .whole
  }

  private func lines(_ file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
