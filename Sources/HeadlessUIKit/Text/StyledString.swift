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
  let attachments: [InlineAttachment]

  /// A container, and the place in its text at which the string begins, are for attachments.
  init(
    _ string: NSAttributedString,
    defaults: TextDefaults,
    container: NSTextContainer? = nil,
    start: Int = 0
  ) {
    var spans: [StyledText.Span] = []
    var paintAttributes: [PaintAttributes] = []
    var attachments: [InlineAttachment] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let reader = AttributeReader(attributes: attributes, defaults: defaults)
      let (shape, paint) = (reader.shape, reader.paint)
      var offset = range.location
      func append(_ length: Int) {
        spans.append(.init(length: length, attributes: shape))
        paintAttributes.append(paint)
        offset += length
      }
      guard let attachment = reader.attachment else { return append(range.length) }
      for part in string.partedAtObjects(range) {
        if part.isObject {
          attachments.append(
            InlineAttachment(
              attachment: attachment,
              span: spans.count,
              index: start + offset,
              container: container
            )
          )
        }
        append(part.length)
      }
    }
    text = StyledText(
      string.string.keepingObjects(at: attachments.map { $0.index - start }),
      spans: spans
    )
    self.paintAttributes = paintAttributes
    self.attachments = attachments
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

extension NSAttributedString {
  /// The lengths of the parts of a range in which each U+FFFC stands alone.
  fileprivate func partedAtObjects(_ range: NSRange) -> [(length: Int, isObject: Bool)] {
    var parts: [(length: Int, isObject: Bool)] = []
    for unit in string.utf16.dropFirst(range.location).prefix(range.length) {
      let isObject = unit == NSTextAttachment.character
      if !isObject, let last = parts.last, !last.isObject {
        parts[parts.count - 1].length += 1
      } else {
        parts.append((1, isObject))
      }
    }
    return parts
  }
}

extension String {
  /// Other places of U+FFFC are left blank, as wide as an em.
  fileprivate func keepingObjects(at places: [Int]) -> String {
    guard !places.isEmpty else {
      return replacingOccurrences(of: "\u{FFFC}", with: "\u{2003}")
    }
    var units = utf16.map { $0 == NSTextAttachment.character ? 0x2003 : $0 }
    for place in places { units[place] = UInt16(NSTextAttachment.character) }
    return String(decoding: units, as: UTF16.self)
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
