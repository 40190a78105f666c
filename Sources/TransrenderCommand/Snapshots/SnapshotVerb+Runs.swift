import Foundation
import FrameExport
import TransitionSnapshots

extension SnapshotVerb {
  private static let runFlags = [
    Flag.package,
    Flag("filter", takes: "PATTERN", "only the tests that `swift test --filter` chooses"),
    Flag("json", takes: "FILE", "the results (.transrender/results.json)"),
    Flag("junit", takes: "FILE", "the results as JUnit XML"),
    Flag("report", takes: "FILE", "the results as a page to review"),
    Flag("annotations", takes: "github", "a comment for each failure in GitHub's log"),
    Flag("summary", "a table, also for $GITHUB_STEP_SUMMARY"),
  ]

  static let verify = SnapshotVerb(
    name: "verify",
    summary: "run the tests and compare, without writing goldens",
    arguments: "[-- FLAGS OF SWIFT TEST]",
    flags: runFlags + [
      Flag("shard", takes: "N/M", "the n-th of m parts of the tests"),
      Flag("costs", takes: "FILE", "results of an earlier run, to make the parts equally long"),
    ]
  ) { arguments, console in
    let outputs = try RunOutputs(arguments)
    let lock = try arguments.lockResults()
    defer { withExtendedLifetime(lock) {} }
    var test = TestRun(package: arguments.packageFolder, record: .never)
    test.filter = arguments.text("filter")
    test.shard = try arguments.value("shard", expected: "a part such as 2/3") { Shard($0) }
    if let file = arguments.text("costs") {
      guard test.shard != nil else {
        throw InputError("--costs is for dividing the tests; name a part with --shard")
      }
      test.costs = RecordedCosts(try RunFile.read(URL(filePath: file)))
    }
    test.extra = arguments.arguments
    try outputs.conclude(test.run(console), console)
  }

  static let record = SnapshotVerb(
    name: "record",
    summary: "run the tests and write the goldens that are missing, failed, or changed at all",
    arguments: "[-- FLAGS OF SWIFT TEST]",
    flags: runFlags + [
      Flag("missing", "only goldens that do not exist (the default)"),
      Flag("failed", "goldens that do not pass, too"),
      Flag("all", "all goldens that are not exactly equal"),
    ]
  ) { arguments, console in
    let chosen = ["missing", "failed", "all"].filter { arguments.has($0) }
    if chosen.count > 1 { throw UsageError.conflict("--" + chosen[0], "--" + chosen[1]) }
    let mode = chosen.first.flatMap(RecordMode.init(rawValue:)) ?? .missing
    let outputs = try RunOutputs(arguments)
    let lock = try arguments.lockResults()
    defer { withExtendedLifetime(lock) {} }
    var test = TestRun(package: arguments.packageFolder, record: mode)
    test.filter = arguments.text("filter")
    test.extra = arguments.arguments
    let (run, status) = try test.run(console)
    for result in run.results where result.state == .recorded {
      console.result("recorded \(result.path)")
    }
    try outputs.conclude((run, status), console)
  }
}

extension SnapshotRun {
  /// `12 goldens · 11 passed · 1 differ`.
  var sentence: String {
    ([("\(results.count) golden\(results.count == 1 ? "" : "s")")]
      + totals.map { "\($0.count) \($0.state.words)" }).joined(separator: " · ")
  }
}
