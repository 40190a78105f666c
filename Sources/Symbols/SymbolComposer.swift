internal import Foundation
internal import Geometry
internal import Typography

/// Converts the form of a symbol to drawing nodes, in one weight.
struct SymbolComposer {
  let pen: SymbolPen
  let source: FontSource

  // The middle of the grid of 24, and the em in its units.
  static let center = CGPoint(x: 12, y: 12)
  static let em = 20.0

  func nodes(_ form: SymbolForm) throws(TypographyError) -> [SymbolNode] {
    try nodes(form, through: .identity)
  }

  func nodes(
    _ form: SymbolForm,
    through transform: CGAffineTransform
  ) throws(TypographyError) -> [SymbolNode] {
    switch form {
    case .row(let row, let isFilled):
      try nodes(row, isFilled: isFilled, through: transform)
    case .letters(let text):
      [.fill(try letters(text).applying(transform), .primary)]
    case .enclosed(let form, let room, let isFilled):
      try enclosed(form, in: room, isFilled: isFilled, through: transform)
    case .slashed(let form):
      slashed(try nodes(form, through: transform), through: transform)
    case .badged(let form, let mark):
      try badged(nodes(form, through: transform), with: mark, through: transform)
    }
  }

  private func nodes(
    _ row: SymbolRow,
    isFilled: Bool,
    through transform: CGAffineTransform
  ) throws(TypographyError) -> [SymbolNode] {
    let ground = row.parts.first { $0.role == .body }?.level
    var nodes: [SymbolNode] = []
    for part in row.parts {
      let path = try path(of: part.source).applying(transform)
      nodes += isFilled ? filled(part, path, on: ground) : lined(part, path)
    }
    return nodes
  }

  private func lined(_ part: SymbolPart, _ path: Path) -> [SymbolNode] {
    let (level, width) = (part.level, pen.width)
    switch (part.role, part.source) {
    case (.body, .icon): return [.innerStroke(path, width: pen.innerWidth, level)]
    case (.body, _), (.line, _), (.mark, _): return [.stroke(path, width: width, level)]
    case (.dot, _), (.hole, _), (.solid, .text): return [.fill(path, level)]
    case (.solid, _): return grown(path, level)
    case (.gap, _):
      let width = width + pen.clearance * 2
      return [.cut([.fill(path, level), .stroke(path, width: width, level)])]
    }
  }

  /// Colours lines and areas on top of a body of another level, if levels have colours.
  private func filled(
    _ part: SymbolPart,
    _ path: Path,
    on ground: SymbolLevel?
  ) -> [SymbolNode] {
    switch (part.role, part.source) {
    case (.body, .icon): return grown(path, part.level)
    case (.body, _): return [.group([.fill(path, part.level)] + lined(part, path))]
    case (.mark, _), (.hole, _):
      let nodes = lined(part, path)
      return part.level == ground ? [.cut(nodes)] : [.knockout(nodes)]
    case (.line, _), (.dot, _), (.solid, _), (.gap, _): return lined(part, path)
    }
  }

  /// An area that is heavier or lighter in proportion to the weight.
  private func grown(_ path: Path, _ level: SymbolLevel) -> [SymbolNode] {
    let growth = pen.growth
    if growth == 0 { return [.fill(path, level)] }
    let line = SymbolNode.stroke(path, width: abs(growth), level)
    return [.group([.fill(path, level), growth > 0 ? line : .cut([line])])]
  }
}

extension SymbolComposer {
  fileprivate func path(of source: SymbolPart.Source) throws(TypographyError) -> Path {
    switch source {
    case .path(let path): return path
    case .text(let text, let scale, let center):
      let placement = CGAffineTransform(scale: scale, taking: Self.center, to: center)
      return try letters(text).applying(placement)
    case .icon(let scalar):
      guard let outline = try IconOutlines.outline(of: scalar, from: self.source) else {
        preconditionFailure("the icon font has no picture at \(String(scalar.value, radix: 16))")
      }
      return outline.applying(CGAffineTransform(scaleX: 24, y: 24))
    }
  }

  /// Letters with the centre of a capital at the centre of the grid.
  fileprivate func letters(_ text: String) throws(TypographyError) -> Path {
    let font = Font(size: Self.em, weight: pen.weight)
    let set = try TextLayout(StyledText(text, TextAttributes(font: font)), from: source)
    var path = Path()
    for run in set.lines.flatMap(\.runs) {
      let unit = CGFloat(run.glyphs.size / run.glyphs.unitsPerEm)
      for glyph in run.glyphs.glyphs {
        let placement = CGAffineTransform(
          unit,
          0,
          0,
          -unit,
          run.origin.x + glyph.position.x,
          glyph.position.y
        )
        path.append(glyph.outline.applying(placement))
      }
    }
    let middle = path.bounds.midX
    let capital = CGFloat(try font.metrics(from: source).capHeight)
    return path.applying(CGAffineTransform(translationX: 12 - middle, y: 12 + capital / 2))
  }
}
