import Foundation
import FrameExport
import TransitionSnapshots

/// Where the results of a run are written: checked before the tests run, since they take long.
struct RunOutputs {
  private enum AnnotationFormat: String, CaseIterable { case github }

  private let package: URL
  private let json: OutputFile
  private let junit: OutputFile?
  private let report: OutputFile?
  private let isAnnotated: Bool
  private let isSummarised: Bool

  init(_ arguments: RawArguments) throws {
    package = arguments.packageFolder
    let named = arguments.text("json")
    json = try OutputFile(
      named ?? RunFile.usual(package).path,
      .results,
      flag: "json",
      // The usual file is in a folder of our own.
      force: named == nil ? true : nil
    )
    junit = try arguments.text("junit").map { try OutputFile($0, .junit, flag: "junit") }
    report = try arguments.text("report").map { try OutputFile($0, .html, flag: "report") }
    isAnnotated = try arguments.choice("annotations", AnnotationFormat.self) != nil
    isSummarised = arguments.has("summary")
  }

  /// Writes the results to every output, and exits with their code.
  func conclude(_ outcome: (run: SnapshotRun, status: Int32), _ console: Console) throws {
    let run = outcome.run
    var files = FileBatch()
    files.add(try RunFile.bytes(of: run), at: json.url)
    if let junit { files.add(Array(JUnit.xml(run).utf8), at: junit.url) }
    try files.write()
    if let report { try ReportFile.write(run, to: report.url.path, package: package, console) }
    if isAnnotated {
      for line in GitHubAnnotations.annotations(run, package: package) { console.result(line) }
    }
    if isSummarised { try GitHubAnnotations.summarise(run, console) }
    console.say(run.sentence)
    try Finding.check(run)
    guard outcome.status == 0 else {
      throw Finding(
        .broken,
        "the goldens are in order, but `swift test` ended with \(outcome.status); see above"
      )
    }
  }
}
