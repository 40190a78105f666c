import Foundation
import Geometry
import Scene
import Typography

/// The room that an attachment takes on its line, and its picture.
struct AttachmentBox {
  let place: InlineAttachment
  /// Relative to the place of its character on the baseline, y up, without the padding.
  let bounds: CGRect
  private let font: Font

  init(_ place: InlineAttachment, in frame: TextFrame, font: Font) {
    self.place = place
    self.font = font
    bounds = place.bounds(in: frame, font: font)
  }

  /// [I] The origin of the bounds moves the picture alone, not the text behind it.
  func object(number: Int) -> TextObject {
    TextObject(
      number: number,
      width: bounds.width + 2 * padding,
      ascent: bounds.maxY,
      descent: -bounds.minY
    )
  }

  /// Draws the picture for a character at a point; [W] templates have the colour of the text.
  func draw(at point: CGPoint, color: Color, in context: CGContext) {
    let rect = CGRect(
      x: point.x + padding + bounds.minX,
      y: point.y - bounds.maxY,
      width: bounds.width,
      height: bounds.height
    )
    let image = place.attachment.image(
      forBounds: rect,
      textContainer: place.container,
      characterIndex: place.index
    )
    let outer = context.state
    context.state.fillPaint = .color(color)
    image?.sized(for: font).draw(in: rect)
    context.state = outer
  }

  private var padding: CGFloat { place.attachment.lineLayoutPadding }
}
