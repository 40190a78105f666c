import Foundation
import Geometry

/// The look of a run of text in a document.
struct DocumentStyle: Hashable {
  var font = DocumentFont()
  var color: Color?
  var background: Color?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var baselineOffset = 0.0
  var kern: Double?
  /// Comes with a stroke's colour, which is that of the text.
  var strokeWidth: Double?
  var paragraph = ParagraphValues()
}

extension DocumentStyle {
  func attributes(font: UIFont) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: NSParagraphStyle(paragraph),
    ]
    values[.foregroundColor] = color.map { UIColor($0) }
    values[.backgroundColor] = background.map { UIColor($0) }
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    values[.link] = link.map { URL(string: $0) ?? $0 as Any }
    if baselineOffset != 0 { values[.baselineOffset] = CGFloat(baselineOffset) }
    values[.kern] = kern.map { CGFloat($0) }
    if let strokeWidth {
      values[.strokeWidth] = CGFloat(strokeWidth)
      values[.strokeColor] = values[.foregroundColor]
    }
    return values
  }
}
