import Foundation
import Scene
import Typography

extension NSLayoutManager {
  enum Part {
    case backgrounds, glyphs
  }

  /// Draws a part of what containers hold, as if each had its origin at a point.
  func draw(_ part: Part, of glyphs: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let range = clamped(glyphs)
    for layout in layouts where layout.range.overlaps(range) {
      let isWhole =
        range.lowerBound <= layout.range.lowerBound
        && range.upperBound >= layout.range.upperBound
      context.saveGState()
      if !isWhole { context.clip(to: layout.clippingRects(of: range, at: origin)) }
      let corner = CGPoint(x: origin.x + layout.padding, y: origin.y)
      switch part {
      case .backgrounds: drawBackgrounds(of: layout, at: corner, in: context)
      case .glyphs:
        context.draw(layout.picture.glyphRuns(at: corner))
        layout.picture.drawAttachments(at: corner)
      }
      context.restoreGState()
    }
  }

  private func drawBackgrounds(
    of layout: ContainerLayout,
    at corner: CGPoint,
    in context: CGContext
  ) {
    for fill in layout.picture.fills(at: corner) {
      let start = layout.range.lowerBound
      let characters = start + fill.characters.lowerBound..<start + fill.characters.upperBound
      let color = UIColor(fill.color)
      context.saveGState()
      color.setFill()
      fillBackgroundRectArray(
        fill.rects,
        count: fill.rects.count,
        forCharacterRange: NSRange(characters),
        color: color
      )
      context.restoreGState()
    }
  }
}

extension ContainerLayout {
  fileprivate func clippingRects(of range: Range<Int>, at origin: CGPoint) -> [CGRect] {
    fragments(in: range).map {
      $0.enclosingRect(of: range).offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
