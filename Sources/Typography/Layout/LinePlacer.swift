internal import Foundation

/// Puts lines under each other and aligns them.
struct LinePlacer {
  private let lines: [SetLine]
  private let tops: [Double]
  /// What lines are aligned in.
  private let width: Double
  private let findsEdges: Bool
  let size: CGSize

  init(_ lines: [SetLine], in frame: TextFrame) {
    self.lines = lines
    findsEdges = frame.findsEdges
    let tops = Self.tops(of: lines)
    self.tops = tops
    let widest = lines.reduce(0) { max($0, $1.box.head + $1.width + max(0, $1.box.tail)) }
    width = frame.width.isFinite ? frame.width : widest
    let bottom = lines.indices.last.map { tops[$0] + lines[$0].height.height } ?? 0
    size = CGSize(width: widest, height: bottom)
  }

  /// How many lines end within the height; the first always counts.
  func fittingCount(height: Double) -> Int {
    let limit = height + LineBreaker.tolerance
    let fitting = lines.indices.prefix { tops[$0] + lines[$0].height.height <= limit }
    return max(1, fitting.count)
  }

  func textLines() -> [TextLine] {
    lines.indices.map { textLine($0) }
  }

  private static func tops(of lines: [SetLine]) -> [Double] {
    var tops: [Double] = []
    var pen = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 { pen += gap(between: lines[index - 1], and: line) }
      tops.append(pen)
      pen += line.height.height
    }
    return tops
  }

  private static func gap(between upper: SetLine, and lower: SetLine) -> Double {
    let above = upper.paragraph.style
    guard lower.beginsParagraph else { return above.lineSpacing }
    return above.lineSpacing + above.paragraphSpacing
      + lower.paragraph.style.paragraphSpacingBefore
  }

  private func textLine(_ index: Int) -> TextLine {
    let line = lines[index].justified
    let baseline = tops[index] + line.height.baseline
    let x = line.left(in: width)
    var pen = x
    let runs = line.runs.map { run in
      defer { pen += run.width }
      let edges = findsEdges ? line.paragraph.edges(of: run) : []
      return line.paragraph.styledRun(run, x: pen, baseline: baseline, edges: edges)
    }
    return TextLine(
      baseline: baseline,
      frame: CGRect(x: x, y: tops[index], width: line.width, height: line.height.height),
      range: line.range,
      runs: runs
    )
  }
}

extension SetLine {
  /// Where the line begins in a frame of this width.
  fileprivate func left(in frameWidth: Double) -> Double {
    let room = box.width.isFinite ? box.width : max(0, frameWidth - box.head - box.tail)
    let left = paragraph.isRightToLeft ? frameWidth - box.head - room : box.head
    let spare = room - width
    // What is too wide begins at the edge where reading begins.
    guard spare > 0 else { return paragraph.isRightToLeft ? left + spare : left }
    switch paragraph.style.alignment {
    case .left: return left
    case .center: return left + spare / 2
    case .right: return left + spare
    case .natural, .justified: return paragraph.isRightToLeft ? left + spare : left
    }
  }

  /// Spread over the whole box by widening spaces, when the paragraph wants it and goes on.
  fileprivate var justified: SetLine {
    guard paragraph.style.alignment == .justified, isWrapped, box.width.isFinite else {
      return self
    }
    let spaces = runs.reduce(0) { $0 + spaceIndices(in: $1).count }
    let spare = box.width - width
    guard spaces > 0, spare > 0 else { return self }
    var line = self
    for run in line.runs.indices where runs[run].scale > 0 {
      for glyph in spaceIndices(in: runs[run]) {
        line.runs[run].glyphs[glyph].advance += spare / Double(spaces) / runs[run].scale
      }
    }
    return line
  }

  private func spaceIndices(in run: ShapedRun) -> [Int] {
    run.glyphs.indices.filter {
      let scalar = paragraph.text.scalars[run.glyphs[$0].cluster]
      return scalar == " " || scalar == "\u{a0}"
    }
  }
}
