import Scene
import TransitionSnapshots

/// Results as JUnit XML, which most CI systems show.
enum JUnit {
  static func xml(_ run: SnapshotRun) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="transition goldens" \#(counts(run.results, run.durationMs))>"#,
    ]
    for suite in suites(run) {
      let length = suite.results.reduce(0) { $0 + $1.durationMs }
      let figures = counts(suite.results, length)
      lines.append(#"  <testsuite name="\#(escaped(suite.name))" \#(figures)>"#)
      lines += suite.results.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func counts(_ results: [SnapshotResult], _ milliseconds: Double) -> String {
    let bad = results.filter { $0.state != .matched }
    let errors = bad.count { SnapshotSeverity.of($0.state) == .broken }
    return "tests=\"\(results.count)\" failures=\"\(bad.count - errors)\" errors=\"\(errors)\""
      + " time=\"\(seconds(milliseconds))\""
  }

  private static func suites(
    _ run: SnapshotRun
  ) -> [(name: String, results: [SnapshotResult])] {
    let names = Dictionary(grouping: run.results) { String($0.id.prefix { $0 != "/" }) }
    return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func testCase(_ result: SnapshotResult) -> [String] {
    let suite = escaped(String(result.id.prefix { $0 != "/" }))
    let name = escaped(String(result.path.drop { $0 != "/" }.dropFirst()))
    let head =
      #"    <testcase classname="\#(suite)" name="\#(name)" time="\#(seconds(result.durationMs))""#
    guard result.state != .matched else { return [head + "/>"] }
    let kind = SnapshotSeverity.of(result.state) == .broken ? "error" : "failure"
    let sentence = result.message.split(separator: "\n").first.map(String.init) ?? ""
    let files = result.artefacts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return [
      head + ">",
      #"      <\#(kind) type="\#(result.state.rawValue)" message="\#(escaped(sentence))">"#
        + escaped(result.message) + "</\(kind)>",
      "      <system-out>\(escaped(files.joined(separator: "\n")))</system-out>",
      "    </testcase>",
    ]
  }

  private static func seconds(_ milliseconds: Double) -> String {
    // Results may come from anywhere.
    let thousandths = milliseconds > 0 ? Int(min(milliseconds, 1e12).rounded()) : 0
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // XML 1.0 cannot represent these two characters.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
