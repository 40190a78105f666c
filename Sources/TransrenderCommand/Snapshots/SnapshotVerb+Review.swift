import FrameExport
import Foundation
import Glibc
import TransitionSnapshots

extension SnapshotVerb {
  static let report = SnapshotVerb(
    name: "report",
    summary: "make a page to review from the results of runs",
    arguments: "[RESULTS …]",
    flags: [
      .results, .package,
      Flag("out", letter: "o", takes: "FILE", "the HTML file (out/goldens.html)"),
      Flag("failures", "leave passing goldens' pictures out"),
    ]
  ) { arguments, console in
    let out = try OutputFile(arguments.text("out") ?? "out/goldens.html", .html)
    let run = try runs(arguments)
    try checkFiles(of: run, PackageBounds(arguments.packageFolder))
    try ReportFile.write(
      run,
      to: out.url.path,
      package: arguments.packageFolder,
      showsPassing: !arguments.has("failures"),
      console
    )
    console.result("\(run.sentence) · \(out.name)")
  }

  static let review = SnapshotVerb(
    name: "review",
    summary: "make a page to accept and deny on, from results that CI has left",
    arguments: "[FOLDER | RESULTS …]",
    flags: [
      .package,
      Flag("out", letter: "o", takes: "FILE", "the page (out/review.html)"),
      Flag("failures", "leave passing goldens' pictures out"),
      Flag("markdown", takes: "FILE", "also a comment for a pull request, its pictures beside it"),
      Flag("pictures-at", takes: "URL", "where the comment finds its pictures (beside it)"),
    ]
  ) { arguments, console in
    let usual = RunFile.usual(arguments.packageFolder).path
    let paths = arguments.arguments.isEmpty ? [usual] : arguments.arguments
    let run = try ImportedResults(paths, package: arguments.packageFolder).run
    if arguments.has("pictures-at"), !arguments.has("markdown") {
      throw InputError("--pictures-at is for the pictures of a comment; name it with --markdown")
    }
    let out = try OutputFile(arguments.text("out") ?? "out/review.html", .html)
    let markdown = try arguments.text("markdown").map {
      try OutputFile($0, .comment, flag: "markdown")
    }
    try ReportFile.write(
      run,
      to: out.url.path,
      package: arguments.packageFolder,
      showsPassing: !arguments.has("failures"),
      console
    )
    if let markdown {
      let comment = PictureComment(run, file: markdown.url)
      try comment.write(picturesAt: arguments.text("pictures-at"))
      console.result(markdown.name)
    }
    console.result("\(run.sentence) · \(out.name)")
  }

  static let merge = SnapshotVerb(
    name: "merge",
    summary: "merge the results of shards",
    arguments: "RESULTS …",
    flags: [
      .package,
      Flag("out", letter: "o", takes: "FILE", "the merged results"),
      Flag("junit", takes: "FILE", "the results as JUnit XML"),
    ]
  ) { arguments, console in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("results files", command: arguments.command)
    }
    guard let name = arguments.text("out") else {
      throw UsageError.missingArgument("--out FILE", command: arguments.command)
    }
    let out = try OutputFile(name, .results)
    let junit = try arguments.text("junit").map { try OutputFile($0, .junit, flag: "junit") }
    let parts = try arguments.arguments.map { try RunFile.read(URL(filePath: $0)) }
    let merged = SnapshotRun.merged(parts)
    // Only all shards together know which goldens are unused.
    let isNew = parts.allSatisfy { $0.coverage != .whole }
    let package = arguments.packageFolder
    let run = isNew ? merged.namingObsolete(in: package).relative(to: package) : merged
    var files = FileBatch()
    files.add(try RunFile.bytes(of: run), at: out.url)
    if let junit { files.add(Array(JUnit.xml(run).utf8), at: junit.url) }
    try files.write()
    let part = run.coverage == .whole ? "" : " · shards are missing"
    console.result("\(run.sentence)\(part) · \(out.name)")
    try Finding.check(run)
    try expectAllShards(parts, of: run)
  }

  /// Tests that did not run count as a failure.
  private static func expectAllShards(_ parts: [SnapshotRun], of whole: SnapshotRun) throws {
    guard whole.coverage != .whole else { return }
    let counts = Set(
      parts.map(\.coverage).compactMap { coverage in
        if case .shard(_, of: let count) = coverage { count } else { nil as Int? }
      }
    )
    if counts.count == 1, Set(parts.map(\.division)).count > 1 {
      throw Finding(
        code: .failure,
        description:
          "the shards divide the tests differently, so that some may have run nowhere; give "
          + "all of them the same --costs"
      )
    }
    for case .shard(_, let count) in parts.map(\.coverage) {
      let there = parts.compactMap { part in
        if case .shard(let number, of: count) = part.coverage { number } else { nil as Int? }
      }
      let missing = Set(1...max(1, count)).subtracting(there).sorted().prefix(10)
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw Finding(
        code: .failure,
        description: "shards are missing: \(names); merge those too"
      )
    }
  }

  /// A page embeds files that the results name, so their paths are checked; files of other machines
  /// do not exist here and are left out.
  private static func checkFiles(of run: SnapshotRun, _ bounds: PackageBounds) throws {
    for result in run.results {
      let files = [result.golden, result.actual].compactMap(\.self) + result.artefacts.values
      for file in files.sorted() where access(bounds.url(of: file).path, F_OK) == 0 {
        _ = try bounds.readable(file)
      }
    }
  }

  static let approve = SnapshotVerb(
    name: "approve",
    summary: "replace goldens by what the tests produced",
    arguments: "[ID | PATTERN …]",
    flags: [
      Flag(
        "from",
        takes: "FILE",
        "approvals saved on a page of `review`, or results (.transrender/results.json)"
      ),
      .package, Flag("all", "every golden that failed or is missing"),
    ]
  ) { arguments, console in
    let lock = try arguments.lockPackage()
    defer { withExtendedLifetime(lock) {} }
    if let file = arguments.text("from"), let approvals = try ApprovalFile.read(URL(filePath: file))
    {
      try arguments.allowArguments(upTo: 0)
      return try ApprovalJob(approvals, package: arguments.packageFolder).run(console)
    }
    let review = GoldenReview(run: try runs(results: arguments), package: arguments.packageFolder)
    let chosen = try review.chosen(arguments)
    try review.approve(chosen)
    tell("approved", chosen, console)
  }

  static let reject = SnapshotVerb(
    name: "reject",
    summary: "discard what the tests produced, and keep the goldens",
    arguments: "[ID | PATTERN …]",
    flags: [.results, .package, Flag("all", "every golden that failed or is missing")]
  ) { arguments, console in
    let lock = try arguments.lockPackage()
    defer { withExtendedLifetime(lock) {} }
    let review = GoldenReview(run: try runs(results: arguments), package: arguments.packageFolder)
    let chosen = try review.chosen(arguments)
    try review.reject(chosen)
    tell("rejected", chosen, console)
  }

  private static func tell(_ word: String, _ chosen: [SnapshotResult], _ console: Console) {
    for result in chosen { console.result("\(word) \(result.path)") }
    if chosen.isEmpty {
      console.say("there is nothing to do: no golden of these results waits for review")
    }
  }

  /// The files named as arguments or by `--from`, merged; otherwise the last run's.
  private static func runs(_ arguments: RawArguments) throws -> SnapshotRun {
    let files = arguments.arguments.map { URL(filePath: $0) }
    guard !files.isEmpty else { return try runs(results: arguments) }
    return SnapshotRun.merged(try files.map(RunFile.read))
  }

  private static func runs(results arguments: RawArguments) throws -> SnapshotRun {
    let named = arguments.text("from").map { URL(filePath: $0) }
    return try named.map(RunFile.read) ?? RunFile.last(in: arguments.packageFolder)
  }
}
