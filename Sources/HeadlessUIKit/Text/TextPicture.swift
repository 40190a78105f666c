import Foundation
import Geometry
import Scene
import Typography

/// A laid-out text with its colours.
struct TextPicture {
  let layout: TextLayout
  let paintAttributes: [StyledString.PaintAttributes]

  init(_ string: StyledString, in frame: TextFrame) {
    layout = CheckedTextLayout.layout(string.text, in: frame)
    paintAttributes = string.paintAttributes
  }

  init(_ layout: TextLayout, paintAttributes: [StyledString.PaintAttributes]) {
    self.layout = layout
    self.paintAttributes = paintAttributes
  }

  /// With the layout's top left corner at a point.
  func runs(at origin: CGPoint) -> TextRuns {
    let glyphs = glyphRuns(at: origin)
    return TextRuns(glyphs.runs, decorations: backgrounds(at: origin) + glyphs.decorations)
  }

  func backgroundRuns(at origin: CGPoint) -> TextRuns {
    TextRuns([], decorations: backgrounds(at: origin))
  }

  /// The glyphs and the lines under and through them.
  func glyphRuns(at origin: CGPoint) -> TextRuns {
    // In text order, so that a scene's description can be read.
    let styled = layout.lines.flatMap { $0.runs.sorted { $0.start < $1.start } }
    let runs = styled.map { run in
      let paint = paintAttributes[run.span]
      return TextRuns.Run(
        run.glyphs,
        origin: run.origin.moved(by: origin),
        color: paint.color,
        outline: paint.outline,
        shadow: paint.shadow
      )
    }
    return TextRuns(runs, decorations: lines(of: styled, at: origin))
  }

  private func lines(of runs: [StyledRun], at origin: CGPoint) -> [TextRuns.Decoration] {
    runs.flatMap { run in
      let runOrigin = run.origin.moved(by: origin)
      let paint = paintAttributes[run.span]
      func decorations(_ bars: [CGRect], _ color: Color?) -> [TextRuns.Decoration] {
        bars.map { bar in
          TextRuns.Decoration(
            rect: bar.offsetBy(dx: runOrigin.x, dy: runOrigin.y),
            color: color ?? paint.color
          )
        }
      }
      return decorations(run.underline, paint.underline)
        + decorations(run.strikethrough, paint.strikethrough)
    }
  }

  /// As high as the line, as wide as the characters.
  private func backgrounds(at origin: CGPoint) -> [TextRuns.Decoration] {
    layout.lines.flatMap { line in
      line.runs.compactMap { run in
        guard let color = paintAttributes[run.span].background, run.width > 0 else { return nil }
        let rect = CGRect(
          x: run.origin.x,
          y: line.frame.minY,
          width: run.width,
          height: line.frame.height
        )
        return TextRuns.Decoration(
          rect: rect.offsetBy(dx: origin.x, dy: origin.y),
          color: color,
          isBehindGlyphs: true
        )
      }
    }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
