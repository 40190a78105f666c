public import CoreGraphics
public import Foundation
import Geometry
import Typography
public import VirtualTime

/// A line of text that has been set.
public final class CTLine {
  /// Of this line alone, in the layout that it comes from.
  let picture: TextPicture
  let line: TextLine
  /// The place in the string at which the layout's text begins.
  let start: Int
  /// [W] In the string, with what ends the line, so that lines follow each other without a gap.
  let range: CFRange
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat

  init(_ number: Int, of picture: TextPicture, _ text: StyledText, start: Int) {
    self.picture = picture.line(number)
    line = picture.layout.lines[number]
    self.start = start
    let (first, last) = (line.range.lowerBound, line.range.upperBound)
    let end = NSString(string: text.string).place(behindLineEndAt: last)
    range = CFRange(location: start + first, length: end - first)
    let metrics = line.runs.map { run in
      CheckedTextLayout.metrics(of: text.spans[run.span].attributes.font)
    }
    ascent = CGFloat(metrics.map(\.ascender).max() ?? 0)
    descent = CGFloat(metrics.map { -$0.descender }.max() ?? 0)
    leading = CGFloat(metrics.map(\.leading).max() ?? 0)
  }

  /// No line, as of an empty string.
  fileprivate init() {
    picture = TextPicture(StyledString(NSAttributedString(), defaults: TextDefaults()), in: .init())
    line = TextLine()
    range = CFRange()
    (start, ascent, descent, leading) = (0, 0, 0, 0)
  }

  /// Draws with the baseline's left end at a point of a space whose y points up.
  func draw(at origin: CGPoint, in context: CGContext) {
    let matrix = context.textMatrix
    context.saveGState()
    context.concatenate(
      CGAffineTransform(matrix.a, matrix.b, matrix.c, matrix.d, origin.x, origin.y)
    )
    context.scaleBy(x: 1, y: -1)
    let corner = CGPoint(x: -line.frame.minX, y: -line.baseline)
    context.draw(picture.runs(at: corner))
    picture.drawAttachments(at: corner, in: context)
    context.restoreGState()
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = StyledString(attrString.namedAsInUIKit, defaults: TextDefaults())
  let frame = TextFrame(maximumLines: 1, wraps: false, findsEdges: true)
  let picture = TextPicture(text, in: frame)
  return picture.layout.lines.isEmpty ? CTLine() : CTLine(0, of: picture, text.text, start: 0)
}

/// [D] At the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(at: context.textPosition, in: context)
}

/// The width, and on request the other measures, which are positive.
public func CTLineGetTypographicBounds(
  _ line: CTLine,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return line.line.frame.width
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
}

/// Where the caret stands before a character, from the line's left end.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine,
  _ charIndex: CFIndex,
  _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.line.x(at: charIndex - line.start) - line.line.frame.minX
  secondaryOffset?.pointee = offset
  return offset
}

/// The character before which the caret is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let range = line.line.range
  let x = line.line.frame.minX + position.x
  let nearest = (range.lowerBound...range.upperBound).min {
    abs(line.line.x(at: $0) - x) < abs(line.line.x(at: $1) - x)
  }
  return line.start + (nearest ?? range.lowerBound)
}
