/// The rows of a failure message: which frames differ, and how much.
enum FrameTable {
  static let mostRows = 8
  /// A limit that keeps messages short.
  static let shownRows = 4

  /// The worst frame first; `views` names the views that differ.
  static func rows(
    _ reports: [FrameReport],
    views: (FrameReport) -> String = { _ in "" }
  ) -> [String] {
    let wrong = reports.worstFirst
    let shown = Array(wrong.prefix(shownRows))
    let first = wrong.map(\.index).min()
    let columns = shown.map { Self.columns($0, views($0)) }
    let widths = (columns.first ?? []).indices.map { column in
      columns.map { $0[column].count }.max() ?? 0
    }
    var rows = columns.enumerated().map { index, row in
      let cells = row.enumerated().map { column, text in
        Figures.padded(text, to: widths[column], onTheLeft: column == 3)
      }
      let marks = [
        index == 0 && wrong.count > 1 ? "worst" : "",
        shown[index].index == first ? "first difference" : "",
      ].filter { !$0.isEmpty }
      let mark = marks.isEmpty ? "" : "  ← " + marks.joined(separator: ", ")
      let text = "  " + cells.joined(separator: "  ") + mark
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    if wrong.count > shown.count { rows.append("  … and \(wrong.count - shown.count) more") }
    return rows
  }

  private static func columns(_ report: FrameReport, _ views: String) -> [String] {
    let found = report.comparison
    return [
      "frame \(report.index)",
      "t=\(Figures.decimal(report.timeMs)) ms",
      Figures.percent(report.fraction, decimals: 0),
      "\(Figures.grouped(found.differingPixels)) px",
      "(\(Figures.percent(found.fraction)))",
      "max channel Δ \(found.maxChannelDelta)",
      found.bounds.map { "box \($0)" + (views.isEmpty ? "" : " in \(views)") } ?? "",
    ]
  }

  /// The remaining frames: `frames 0, 1 and 4 match exactly.`.
  static func rest(_ reports: [FrameReport]) -> String {
    let equal = reports.filter { $0.state == .equal }.map(\.index)
    let tolerated = reports.filter { $0.state == .tolerated }.map(\.index)
    let parts = [
      equal.isEmpty
        ? nil : "\(Figures.list("frame", equal)) match\(equal.count == 1 ? "es" : "") exactly.",
      tolerated.isEmpty ? nil : "\(Figures.list("frame", tolerated)) within the limits.",
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }
}
