import Foundation
import Geometry
package import Scene

extension CGContext {
  /// Draws laid-out text, in order with everything else.
  package func draw(_ text: TextRuns) {
    let before = isPlain ? plainText : nil
    painted {
      text.decorations.filter(\.isBehindGlyphs).forEach(paint)
      text.runs.forEach(paint)
      text.decorations.filter { !$0.isBehindGlyphs }.forEach(paint)
    }
    plainText = before.map { $0 + [text] }
  }

  /// The drawing as a layer's content; text alone stays text, so that scenes can be read.
  package var content: Content {
    if !isSettled, let text = plainText, let first = text.first {
      if text.count == 1 { return .text(first) }
      // The decorations of one text would be drawn below the next.
      if text.allSatisfy(\.decorations.isEmpty) { return .text(TextRuns(text.flatMap(\.runs))) }
    }
    let commands = closedCommands
    return commands.isEmpty ? .none : .drawing(Drawing(commands))
  }

  private var isPlain: Bool { group == DrawingGroup() && state.antialiases }

  private func ink(_ color: Color) -> Ink {
    Ink(.color(color), antialiases: state.antialiases)
  }

  private func paint(_ decoration: TextRuns.Decoration) {
    record(.fill(Path(rect: decoration.rect), rule: .winding, ink: ink(decoration.color)))
  }

  private func paint(_ run: TextRuns.Run) {
    guard let shadow = run.shadow else { return paintGlyphs(run) }
    record(.beginGroup(DrawingGroup(shadow: shadow)))
    paintGlyphs(run)
    record(.endGroup)
  }

  private func paintGlyphs(_ run: TextRuns.Run) {
    record(.glyphs(run.glyphs, at: run.origin, ink: ink(run.color)))
    for (image, frame) in run.placedPictures {
      record(.image(image, in: frame, opacity: run.color.alpha, blendMode: .normal))
    }
    guard let outline = run.outline, outline.width > 0 else { return }
    let path = run.glyphs.outlines(at: run.origin)
    record(.stroke(path, style: StrokeStyle(width: outline.width), ink: ink(outline.color)))
  }
}

extension GlyphRun {
  /// The outlines in points, y down, on a baseline that starts at the point.
  fileprivate func outlines(at origin: CGPoint) -> Path {
    let unit = CGFloat(size / unitsPerEm)
    return Path(
      glyphs.flatMap { glyph in
        let placement = CGAffineTransform(
          unit,
          0,
          0,
          -unit,
          origin.x + glyph.position.x,
          origin.y + glyph.position.y
        )
        return glyph.outline.applying(placement).elements
      }
    )
  }
}
