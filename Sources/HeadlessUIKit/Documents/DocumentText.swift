import Foundation

/// Text in runs of one look each, before it becomes an attributed string.
struct DocumentText {
  private(set) var string = ""
  private var runs: [(length: Int, style: DocumentStyle)] = []

  /// That of the paragraph which the text ends in.
  private var paragraph: ParagraphValues?

  // [D] The style of a paragraph is that of its first character.
  mutating func append(_ text: String, _ style: DocumentStyle) {
    let length = text.utf16.count
    guard length > 0 else { return }
    string += text
    var style = style
    let own = style.paragraph
    style.paragraph = paragraph ?? own
    if text.utf8.contains(UInt8(ascii: "\n")) {
      paragraph = text.utf8.last == UInt8(ascii: "\n") ? nil : own
    } else {
      paragraph = style.paragraph
    }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].length += length
    } else {
      runs.append((length, style))
    }
  }

  /// With these attributes where the document has none.
  func attributedString(defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    var fonts: [DocumentFont: UIFont] = [:]
    var start = 0
    var distinction = RunDistinction()
    text.beginEditing()
    for (length, style) in runs {
      let font = fonts[style.font] ?? style.font.font
      fonts[style.font] = font
      var attributes = defaults.merging(style.attributes(font: font)) { $1 }
      distinction.apply(to: &attributes)
      text.setAttributes(attributes, range: NSRange(location: start, length: length))
      start += length
    }
    text.endEditing()
    return text
  }
}
