extension Readings {
  /// A picture with two panels, the values above and their velocities below.
  public func svg(title: String) -> String {
    let frame = PlotPanel.Frame(left: 70, width: 540, top: 40, height: 220)
    let upper = PlotPanel(
      label: "value",
      inputs: inputs,
      lines: lines.map(\.values),
      frame: frame
    )
    let lower = PlotPanel(
      label: "per " + perUnit,
      inputs: inputs,
      lines: lines.map(\.velocities),
      frame: frame.below(gap: 30)
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 560" \
      font-family="sans-serif" font-size="11">
      <rect width="640" height="560" fill="white"/>
      <text x="70" y="24" font-size="14">\(SVG.escaped(title))</text>
      \((upper.elements + lower.elements + legend).joined(separator: "\n"))
      <text x="340" y="548" text-anchor="middle">\(SVG.escaped(axis))</text>
      </svg>

      """
  }

  /// Names next to strokes of their colour; a single line needs none.
  private var legend: [String] {
    if lines.count < 2 { return [] }
    return lines.enumerated().map { index, line in
      let y = Decimal.short(54 + 14 * Double(index))
      return """
        <text x="604" y="\(y)" text-anchor="end" fill="\(SVG.color(index))">\
        \(SVG.escaped(line.name))</text>
        """
    }
  }
}

/// The SVG elements of plots.
enum SVG {
  // Colours for colour-blind readers: Okabe and Ito, 2008.
  private static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]

  static func color(_ index: Int) -> String { colors[index % colors.count] }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
