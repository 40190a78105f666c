import Foundation
import Typography

/// An attachment at its place in a text.
struct InlineAttachment {
  let attachment: NSTextAttachment
  /// The span of the styled text that holds its character alone.
  let span: Int
  /// Of its character, in the whole text.
  let index: Int
  let container: NSTextContainer?

  /// The bounds that it asks for on a line of this frame.
  func bounds(in frame: TextFrame, font: Font) -> CGRect {
    let metrics = CheckedTextLayout.metrics(of: font)
    // [I] Asked before the text is laid out: for the first line, which is as high as the font.
    let line = CGRect(
      x: 0,
      y: 0,
      width: frame.width.isFinite ? frame.width : NSTextContainer.unlimited,
      height: metrics.ascender - metrics.descender
    )
    let asked = attachment.attachmentBounds(
      for: container,
      proposedLineFragment: line,
      glyphPosition: CGPoint(x: 0, y: metrics.ascender),
      characterIndex: index
    )
    // The attachment itself does not know the font that a symbol goes with.
    guard let symbol = attachment.image, symbol.isSymbolImage,
      asked == attachment.bounds(around: symbol)
    else { return asked }
    return attachment.bounds(around: symbol.sized(for: font))
  }
}
