import Foundation
import Glibc
import Scene
import TransitionSnapshots

/// What GitHub's runners read: annotations in the log and a summary of the step.
enum GitHubAnnotations {
  /// `::error file=…,line=…,title=…::message`.
  static func annotations(_ run: SnapshotRun, package: URL) -> [String] {
    run.results.filter { $0.state != .matched }.map { result in
      let base = package.path + "/"
      let file =
        result.file.hasPrefix(base) ? String(result.file.dropFirst(base.count)) : result.file
      let properties = "file=\(property(file)),line=\(result.line),title=\(property(result.title))"
      // Unused files do not block anyone's work.
      let command = result.state == .obsolete ? "warning" : "error"
      return "::\(command) \(properties)::\(data(result.message))"
    }
  }

  // The escapes of workflow commands: these characters end values and messages.
  private static func data(_ text: String) -> String {
    text.visible.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Prints the table, and appends it to the step's summary if there is one.
  static func summarise(
    _ run: SnapshotRun,
    _ console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let table = markdown(run)
    console.result(table)
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    // What earlier commands have written stays. A pipe without a reader would wait for ever.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let file = open(path, flags, 0o644)
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      throw InputError("cannot write \(path): \(reason); name another file in GITHUB_STEP_SUMMARY")
    }
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(
      contentsOf: Data((table + "\n").utf8)
    )
  }

  static func markdown(_ run: SnapshotRun) -> String {
    let bad = run.results.filter { $0.state != .matched }
    let heading = "### Transition goldens\n\n\(run.sentence)"
    guard !bad.isEmpty else { return heading }
    let rows = bad.prefix(100).map { result in
      let sentence = result.message.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
      return "| \(cell(result.title)) | \(cell(result.form)) | \(result.state.rawValue) "
        + "| \(cell(sentence)) |"
    }
    let more = bad.count > 100 ? "\n\n… and \(bad.count - 100) more" : ""
    return heading + "\n\n| golden | form | state | first finding |\n|---|---|---|---|\n"
      + rows.joined(separator: "\n") + more
  }

  static func cell(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).visibleOnOneLine.escapedForMarkup
      .replacing("|", with: "\\|")
  }
}
