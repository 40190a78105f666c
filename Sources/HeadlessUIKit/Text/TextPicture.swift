import Foundation
import Geometry
import Scene
import Typography

/// A laid-out text with its colours.
struct TextPicture {
  let layout: TextLayout
  let looks: [StyledString.Look]

  init(_ string: StyledString, in frame: TextFrame) {
    layout = TextSetting.layout(string.text, in: frame)
    looks = string.looks
  }

  init(_ layout: TextLayout, looks: [StyledString.Look]) {
    self.layout = layout
    self.looks = looks
  }

  /// With the layout's top left corner at a point.
  func runs(at origin: CGPoint) -> TextRuns {
    // In text order, so that a scene's description can be read.
    let styled = layout.lines.flatMap { $0.runs.sorted { $0.start < $1.start } }
    let runs = styled.map { run in
      let look = looks[run.span]
      return TextRuns.Run(
        run.glyphs,
        origin: run.origin.moved(by: origin),
        color: look.color,
        outline: look.outline,
        shadow: look.shadow
      )
    }
    return TextRuns(runs, decorations: backgrounds(at: origin) + lines(of: styled, at: origin))
  }

  private func lines(of runs: [StyledRun], at origin: CGPoint) -> [TextRuns.Decoration] {
    runs.flatMap { run in
      let place = run.origin.moved(by: origin)
      let look = looks[run.span]
      func decorations(_ bars: [CGRect], _ color: Color?) -> [TextRuns.Decoration] {
        bars.map { bar in
          TextRuns.Decoration(
            rect: bar.offsetBy(dx: place.x, dy: place.y),
            color: color ?? look.color
          )
        }
      }
      return decorations(run.underline, look.underline)
        + decorations(run.strikethrough, look.strikethrough)
    }
  }

  /// As high as the line, as wide as the characters.
  private func backgrounds(at origin: CGPoint) -> [TextRuns.Decoration] {
    layout.lines.flatMap { line in
      line.runs.compactMap { run in
        guard let color = looks[run.span].background, run.width > 0 else { return nil }
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
