internal import Glibc

/// One coordinate system of a plot: axes, round ticks, labels and lines.
struct PlotPanel {
  struct Frame {
    var left, width, top, height: Double

    func below(gap: Double) -> Frame {
      Frame(left: left, width: width, top: top + height + gap, height: height)
    }
  }

  let label: String
  let inputs: [Double]
  let lines: [[Double]]
  let frame: Frame

  var elements: [String] { grid + [caption] + lines.enumerated().map(polyline) }

  private var across: ClosedRange<Double> { Self.span(of: inputs, including: []) }
  private var up: ClosedRange<Double> { Self.span(of: lines.flatMap { $0 }, including: [0]) }

  private func x(_ input: Double) -> Double {
    frame.left + (input - across.lowerBound) / width(across) * frame.width
  }

  private func y(_ value: Double) -> Double {
    frame.top + frame.height * (1 - (value - up.lowerBound) / width(up))
  }

  private func width(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }
}

extension PlotPanel {
  private var grid: [String] {
    let (bottom, right) = (frame.top + frame.height, frame.left + frame.width)
    let columns = Self.ticks(in: across).flatMap { tick in
      [
        rule(
          x1: x(tick),
          y1: frame.top,
          x2: x(tick),
          y2: bottom,
          isAxis: tick == across.lowerBound
        ),
        text(Decimal.short(tick), at: x(tick), bottom + 14, anchor: "middle"),
      ]
    }
    let rows = Self.ticks(in: up).flatMap { tick in
      [
        rule(x1: frame.left, y1: y(tick), x2: right, y2: y(tick), isAxis: tick == 0),
        text(Decimal.short(tick), at: frame.left - 6, y(tick) + 4, anchor: "end"),
      ]
    }
    return columns + rows
  }

  private var caption: String {
    let middle = formatted(frame.top + frame.height / 2)
    return """
      <text x="18" y="\(middle)" text-anchor="middle" transform="rotate(-90 18 \(middle))">\
      \(SVG.escaped(label))</text>
      """
  }

  private func polyline(_ index: Int, _ values: [Double]) -> String {
    let points = zip(inputs, values).filter { $1.isFinite }
      .map { "\(formatted(x($0))),\(formatted(y($1)))" }
    return """
      <polyline fill="none" stroke="\(SVG.color(index))" stroke-width="1.5" \
      points="\(points.joined(separator: " "))"/>
      """
  }

  private func rule(
    x1: Double,
    y1: Double,
    x2: Double,
    y2: Double,
    isAxis: Bool
  ) -> String {
    """
    <line x1="\(formatted(x1))" y1="\(formatted(y1))" x2="\(formatted(x2))" y2="\(formatted(y2))" \
    stroke="\(isAxis ? "#444" : "#ddd")"/>
    """
  }

  private func text(_ text: String, at x: Double, _ y: Double, anchor: String) -> String {
    """
    <text x="\(formatted(x))" y="\(formatted(y))" text-anchor="\(anchor)">\(text)</text>
    """
  }

  private func formatted(_ coordinate: Double) -> String { Decimal.fixed(coordinate, places: 1) }
}

extension PlotPanel {
  /// From the least to the greatest value, never empty.
  private static func span(of values: [Double], including extra: [Double]) -> ClosedRange<Double> {
    let finite = values.filter(\.isFinite) + extra
    guard let low = finite.min(), let high = finite.max() else { return 0...1 }
    return low < high ? low...high : low...(low + 1)
  }

  /// Multiples of 1, 2 or 5 tens, about five of them.
  static func ticks(in range: ClosedRange<Double>) -> [Double] {
    let rough = (range.upperBound - range.lowerBound) / 5
    let ten = pow(10, log10(rough).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * ten }.first { $0 >= rough } ?? rough
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
