internal import ImageComparison
internal import Scene

/// The message about a golden that did not match.
struct FailureMessage {
  let golden: GoldenName
  let path: String
  let form: String
  let comparer: Comparer
  /// Paths as messages show them.
  var goldenPath = ""
  var artefactPaths: [(name: String, path: String)] = []
  /// Where a followed view is instead, if another golden of the recording shows it.
  var geometry: String?
  var environment: String?
  /// The faults of the film.
  var faults: [Film.Fault] = []
  var change: MotionChange?
  /// The views that a frame differs in.
  var touched: (FrameReport) -> String = { _ in "" }

  func of(_ outcome: SnapshotVerdict.Outcome) -> String {
    switch outcome {
    case .matched: ""
    case .recorded(let isNew):
      "Transition golden \(isNew ? "recorded" : "re-recorded"): \(golden.title) [\(form)]\n"
        + "  golden  \(goldenPath)\n"
        + (faults.isEmpty ? "" : "  recorded although the film has faults, as you asked\n")
        + "  recorded; look at it, then run again\n" + code("recorded")
    case .missing(let mode):
      "Transition golden missing: \(golden.title) [\(form)]\n"
        + "  there is no \(goldenPath), and nothing is recorded (mode \(mode.rawValue)); record "
        + "it with `transrender snapshot record --missing` and commit it\n" + code("missing")
    case .unreadable(let fault):
      "Transition golden unreadable: \(golden.title) [\(form)]\n"
        + "  \(goldenPath): \(fault)\n" + code("unreadable kind=\(fault.word)")
    case .failed(let reason):
      "Transition golden not compared: \(golden.title) [\(form)]\n  \(reason)\n" + code("failed")
    case .withheld:
      "Transition golden not recorded: \(golden.title) [\(form)]\n"
        + "  the film has faults; fix them, accept their kind with `allowing:`, or record it "
        + "anyway with TRANSRENDER_RECORD=all\n" + code("missing")
    case .faulty(let faults):
      "Transition has faults: \(golden.title)\n" + faultLines(faults) + code("faulty")
    case .mismatched(let finding): mismatch(finding)
    }
  }

  /// One line, for a message about several goldens.
  func brief(_ outcome: SnapshotVerdict.Outcome) -> String {
    switch outcome {
    case .matched: "\(form): as recorded"
    case .recorded: "\(form): recorded; look at it, then run again"
    case .missing: "\(form): there is no golden"
    case .withheld:
      "\(form): not recorded, because the film has faults; fix them, accept their kind with "
        + "`allowing:`, or set TRANSRENDER_RECORD=all"
    case .unreadable(let fault): "\(form): unreadable, \(fault)"
    case .failed(let reason): "\(form): \(reason)"
    case .faulty(let faults): "\(form): \(faults.count) faults"
    case .mismatched(let finding): "\(form): \(brief(finding))"
    }
  }

  private func brief(_ finding: SnapshotFinding) -> String {
    switch finding {
    case .equal, .tolerated: "as recorded"
    case .framesDiffer(let reports, _):
      "\(reports.count { $0.state == .different }) of \(frames(reports.count)) differ"
    case .layoutChanged(let changes): changes.map(\.description).joined(separator: "; ")
    case .textDiffers(let difference, let detail):
      if !detail.isEmpty {
        detail
      } else if !difference.hint.isEmpty {
        difference.hint
      } else {
        "\(difference.missing) lines gone, \(difference.added) new, from line "
          + "\(difference.firstLine) on"
          + (difference.lines.first { $0.kind == .actual }.map { ": \($0.text)" } ?? "")
      }
    case .dataDiffers: "bytes differ"
    }
  }

  private func faultLines(_ faults: [Film.Fault]) -> String {
    let kinds = unique(faults.filter { $0.severity == .warning }.map { ".\($0.kind.rawValue)" })
    let word = kinds.count == 1 ? kinds[0] : "[\(kinds.joined(separator: ", "))]"
    return faults.map { "  \($0)\n" }.joined()
      + (kinds.isEmpty ? "" : "  to accept it on purpose: `allowing: \(word)`\n")
  }

  private func unique(_ words: [String]) -> [String] {
    words.enumerated().filter { words.firstIndex(of: $1) == $0 }.map(\.element)
  }

  private func mismatch(_ finding: SnapshotFinding) -> String {
    switch finding {
    case .equal, .tolerated: ""
    case .framesDiffer(let reports, let hint):
      lines(
        "Transition golden differs: \(golden.title) [\(form), \(frames(reports.count))]",
        body: changeLine + FrameTable.rows(reports, views: touched) + [
          "  "
            + [FrameTable.rest(reports), "Allowed: \(allowance)."]
            .filter { !$0.isEmpty }.joined(separator: "   ")
        ] + (hint.isEmpty ? [] : ["  order: \(hint)"]),
        code: code("mismatch frames=\(reports.count { $0.state == .different })/\(reports.count)")
      )
    case .layoutChanged(let changes):
      lines(
        "Transition golden has other frames: \(golden.title) [\(form)]",
        body: changes.map { "  \($0)" } + changeLine
          + FrameTable.rows(change?.reports ?? [], views: touched),
        code: code("layout")
      )
    case .textDiffers(let difference, let detail):
      lines(
        "Transition golden differs: \(golden.title) [\(form)]",
        body: text(difference, detail),
        code: code("mismatch lines=-\(difference.missing)+\(difference.added)")
      )
    case .dataDiffers(let golden, let actual):
      lines(
        "Transition golden differs: \(self.golden.title) [\(form)]",
        body: ["  \(Figures.grouped(actual)) bytes, the golden has \(Figures.grouped(golden))"],
        code: code("mismatch bytes=\(actual)")
      )
    }
  }

  private var changeLine: [String] {
    guard let words = change?.words, !words.isEmpty else { return [] }
    return ["  changed: \(words)"]
  }

  private func text(_ difference: TextDifference, _ detail: String) -> [String] {
    let changed = difference.lines.filter { $0.kind != .same }
    let shown = changed.prefix(FrameTable.mostRows).map { "  \($0.kind.rawValue) \($0.text)" }
    let rest = changed.count - shown.count
    return ["  from line \(difference.firstLine) on:"] + shown
      + (rest > 0 ? ["  … and \(rest) more"] : [])
      + (difference.hint.isEmpty ? [] : ["  order: \(difference.hint)"])
      + (detail.isEmpty ? [] : ["  geometry: \(detail)"])
  }

  private func lines(_ heading: String, body: [String], code: String) -> String {
    var lines = [heading] + body
    if let geometry { lines.append("  geometry: \(geometry)") }
    if !goldenPath.isEmpty { lines.append("  golden  \(goldenPath)") }
    lines += artefactPaths.map { "  \(Figures.padded($0.name, to: 6))  \($0.path)" }
    if let environment { lines.append("  environment: \(environment)") }
    lines.append("  accept:  transrender snapshot approve \(golden.id)")
    return (lines + [code]).joined(separator: "\n")
  }

  private var allowance: String {
    comparer.name == "exact" && comparer.limit == .none
      ? "exact (0 px)" : "\(comparer.name), \(comparer.limit)"
  }

  private func frames(_ count: Int) -> String { "\(count) frame\(count == 1 ? "" : "s")" }

  private func code(_ words: String) -> String { "error=\(words) golden=\(path)" }
}
