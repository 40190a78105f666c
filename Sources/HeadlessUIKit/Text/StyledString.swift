import Foundation
import Geometry
import Scene
import Typography

/// An attributed string split into the text that Typography lays out, and its colours.
struct StyledString {
  /// The attributes of a span that do not affect layout.
  struct PaintAttributes {
    var color: Color
    var background: Color?
    var underline: Color?
    var strikethrough: Color?
    var outline: Border?
    var shadow: Shadow?
  }

  let text: StyledText
  let paintAttributes: [PaintAttributes]

  init(_ string: NSAttributedString, defaults: TextDefaults) {
    var spans: [StyledText.Span] = []
    var paintAttributes: [PaintAttributes] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let reader = AttributeReader(attributes: attributes, defaults: defaults)
      spans.append(.init(length: range.length, attributes: reader.shape))
      paintAttributes.append(reader.paint)
    }
    // The space of an image is as wide as an em.
    let shown = string.string.replacingOccurrences(of: "\u{FFFC}", with: "\u{2003}")
    text = StyledText(shown, spans: spans)
    self.paintAttributes = paintAttributes
  }

  /// The same text with every font scaled.
  func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      text.string,
      spans: text.spans.map { span in
        var span = span
        span.attributes.font.size *= factor
        return span
      }
    )
  }
}

/// Defaults for attributes that a string does not have.
struct TextDefaults {
  // [D] NSAttributedString.Key.font: Helvetica 12, which the system font replaces.
  var font = Font(size: 12)
  var color = Color(white: 0, alpha: 1)
  var paragraph = ParagraphValues()
  /// Overrides the paragraph styles' line break modes, as a label does.
  var lineBreakMode: NSLineBreakMode?
  var shadow: Shadow?
  var traits: UITraitCollection?
}
