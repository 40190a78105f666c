import Foundation
import Geometry
import Scene
import Typography

/// A laid-out text with its colours and attachments.
struct TextPicture {
  let layout: TextLayout
  /// Of the fonts; at most 1.
  let scale: CGFloat
  let paintAttributes: [StyledString.PaintAttributes]
  /// The layout's objects by their numbers.
  let attachments: [AttachmentBox]

  private init(
    layout: TextLayout,
    scale: CGFloat,
    paintAttributes: [StyledString.PaintAttributes],
    attachments: [AttachmentBox]
  ) {
    self.layout = layout
    self.scale = scale
    self.paintAttributes = paintAttributes
    self.attachments = attachments
  }

  /// With every font scaled, if the scale is below 1.
  init(_ string: StyledString, in frame: TextFrame, scaledBy scale: CGFloat = 1) {
    let text = scale < 1 ? string.scaled(by: scale) : string.text
    attachments = string.attachments.map { place in
      AttachmentBox(place, in: frame, font: text.spans[place.span].attributes.font)
    }
    layout = CheckedTextLayout.layout(text.holding(attachments), in: frame)
    self.scale = min(scale, 1)
    paintAttributes = string.paintAttributes
  }

  /// One line of it, at its place in the whole.
  func line(_ number: Int) -> TextPicture {
    var part = layout
    part.lines = [layout.lines[number]]
    return TextPicture(
      layout: part,
      scale: scale,
      paintAttributes: paintAttributes,
      attachments: attachments
    )
  }

  /// Draws all into the current context, with the layout's top left corner at a point.
  func draw(at origin: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(runs(at: origin))
    drawAttachments(at: origin)
  }

  func drawAttachments(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawAttachments(at: origin, in: context)
  }

  func drawAttachments(at origin: CGPoint, in context: CGContext) {
    guard !attachments.isEmpty else { return }
    for run in layout.lines.flatMap(\.runs) {
      guard let object = run.object else { continue }
      attachments[object.number].draw(
        at: run.origin.moved(by: origin),
        color: paintAttributes[run.span].color,
        in: context
      )
    }
  }

  /// With the layout's top left corner at a point.
  func runs(at origin: CGPoint) -> TextRuns {
    let glyphs = glyphRuns(at: origin)
    return TextRuns(glyphs.runs, decorations: backgrounds(at: origin) + glyphs.decorations)
  }

  /// The parts of the text with one background each, and what of them is filled.
  func fills(at origin: CGPoint) -> [(rects: [CGRect], characters: Range<Int>, color: Color)] {
    var fills: [(span: Int, rects: [CGRect], characters: Range<Int>, color: Color)] = []
    for (run, rect, color) in filledRuns(at: origin) {
      if let last = fills.indices.last, fills[last].span == run.span {
        fills[last].rects.append(rect)
        let (known, more) = (fills[last].characters, run.range)
        fills[last].characters =
          min(known.lowerBound, more.lowerBound)..<max(known.upperBound, more.upperBound)
      } else {
        fills.append((run.span, [rect], run.range, color))
      }
    }
    return fills.map { ($0.rects, $0.characters, $0.color) }
  }

  /// The glyphs and the lines under and through them.
  func glyphRuns(at origin: CGPoint) -> TextRuns {
    // In text order, so that a scene's description can be read.
    let styled = layout.lines.flatMap { $0.runs.sorted { $0.start < $1.start } }
    let runs = styled.compactMap { run -> TextRuns.Run? in
      guard run.object == nil else { return nil }
      let paint = paintAttributes[run.span]
      return TextRuns.Run(
        run.glyphs,
        origin: run.origin.moved(by: origin),
        color: paint.color,
        outline: paint.outline,
        shadow: paint.shadow,
        pictures: run.pictures.compactMap(GlyphBitmaps.shared.picture)
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

  private typealias FilledRun = (run: StyledRun, rect: CGRect, color: Color)

  /// As high as the line, as wide as the characters.
  private func filledRuns(at origin: CGPoint) -> [FilledRun] {
    layout.lines.flatMap { line in
      line.runs.compactMap { run -> FilledRun? in
        guard let color = paintAttributes[run.span].background, run.width > 0 else { return nil }
        let rect = CGRect(
          x: run.origin.x,
          y: line.frame.minY,
          width: run.width,
          height: line.frame.height
        )
        return (run, rect.offsetBy(dx: origin.x, dy: origin.y), color)
      }
    }
  }

  private func backgrounds(at origin: CGPoint) -> [TextRuns.Decoration] {
    filledRuns(at: origin).map {
      TextRuns.Decoration(rect: $0.rect, color: $0.color, isBehindGlyphs: true)
    }
  }
}

extension StyledText {
  /// With room for attachments at their places.
  fileprivate func holding(_ attachments: [AttachmentBox]) -> StyledText {
    guard !attachments.isEmpty else { return self }
    var spans = spans
    for (number, box) in attachments.enumerated() {
      spans[box.place.span].attributes.object = box.object(number: number)
    }
    return StyledText(string, spans: spans)
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
