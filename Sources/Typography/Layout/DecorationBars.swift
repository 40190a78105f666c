internal import Foundation

/// The bars of an underline or a strikethrough.
struct DecorationBars {
  private let pattern: [Double]
  private let centres: [Double]
  private let thickness: Double

  /// `y` is the centre of a single line, in points below the baseline.
  init(_ style: DecorationStyle, y: Double, thickness: Double) {
    switch style.lines {
    case .single:
      centres = [y]
      self.thickness = thickness
    case .thick:
      centres = [y]
      self.thickness = thickness * 2
    case .double:
      centres = [y, y + thickness * 2]
      self.thickness = thickness
    }
    pattern = style.pattern.lengths.map { $0 * thickness }
  }

  func bars(over range: Range<Double>) -> [CGRect] {
    centres.flatMap { centre in
      dashes(over: range).map { dash in
        CGRect(
          x: dash.lowerBound,
          y: centre - thickness / 2,
          width: dash.upperBound - dash.lowerBound,
          height: thickness
        )
      }
    }
  }

  /// The pattern's marks, clipped to the range.
  private func dashes(over range: Range<Double>) -> [Range<Double>] {
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 > 0 }) else { return [range] }
    var dashes: [Range<Double>] = []
    var pen = range.lowerBound
    var index = 0
    while pen < range.upperBound {
      let end = min(pen + pattern[index % pattern.count], range.upperBound)
      if index % 2 == 0 { dashes.append(pen..<end) }
      pen = end
      index += 1
    }
    return dashes
  }
}

extension DecorationStyle.Pattern {
  /// Marks and gaps in turn, in multiples of the line's thickness.  [I]
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
