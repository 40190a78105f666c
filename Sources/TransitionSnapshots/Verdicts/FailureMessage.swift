internal import ImageComparison

/// What a person reads about a golden that did not match.
struct FailureMessage {
  let golden: GoldenName
  let path: String
  let form: String
  let comparer: Comparer
  /// Paths as messages show them.
  var goldenPlace = ""
  var artefactPlaces: [(name: String, path: String)] = []
  /// Where a followed view is instead, if another golden of the recording knows.
  var geometry: String?
  var environment: String?

  func of(_ outcome: SnapshotVerdict.Outcome) -> String {
    switch outcome {
    case .matched: ""
    case .recorded(let isNew):
      "Transition golden \(isNew ? "recorded" : "recorded anew"): \(golden.title) [\(form)]\n"
        + "  golden  \(goldenPlace)\n"
        + "  recorded; look at it, then run again\n" + code("recorded")
    case .missing(let mode):
      "Transition golden missing: \(golden.title) [\(form)]\n"
        + "  there is no \(goldenPlace), and nothing is recorded (mode \(mode.rawValue)); record "
        + "it with `transrender snapshot record --missing` and commit it\n" + code("missing")
    case .unreadable(let fault):
      "Transition golden unreadable: \(golden.title) [\(form)]\n"
        + "  \(goldenPlace): \(fault)\n" + code("unreadable kind=\(fault.word)")
    case .failed(let reason):
      "Transition golden not compared: \(golden.title) [\(form)]\n  \(reason)\n" + code("failed")
    case .mismatched(let finding): mismatch(finding)
    }
  }

  private func mismatch(_ finding: SnapshotFinding) -> String {
    switch finding {
    case .equal, .tolerated: ""
    case .framesDiffer(let reports, let hint):
      lines(
        "Transition golden differs: \(golden.title) [\(form), \(frames(reports.count))]",
        FrameTable.rows(reports) + [
          "  "
            + [FrameTable.rest(reports), "Allowed: \(allowance)."]
            .filter { !$0.isEmpty }.joined(separator: "   ")
        ] + (hint.isEmpty ? [] : ["  order: \(hint)"]),
        code("mismatch frames=\(reports.count { $0.state == .different })/\(reports.count)")
      )
    case .layoutChanged(let changes):
      lines(
        "Transition golden has other frames: \(golden.title) [\(form)]",
        changes.map { "  \($0)" },
        code("layout")
      )
    case .textDiffers(let difference, let detail):
      lines(
        "Transition golden differs: \(golden.title) [\(form)]",
        text(difference, detail),
        code("mismatch lines=-\(difference.missing)+\(difference.added)")
      )
    case .dataDiffers(let golden, let actual):
      lines(
        "Transition golden differs: \(self.golden.title) [\(form)]",
        ["  \(Figures.grouped(actual)) bytes, the golden has \(Figures.grouped(golden))"],
        code("mismatch bytes=\(actual)")
      )
    }
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

  private func lines(_ heading: String, _ body: [String], _ code: String) -> String {
    var lines = [heading] + body
    if let geometry { lines.append("  geometry: \(geometry)") }
    if !goldenPlace.isEmpty { lines.append("  golden  \(goldenPlace)") }
    lines += artefactPlaces.map { "  \(Figures.padded($0.name, to: 6))  \($0.path)" }
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
