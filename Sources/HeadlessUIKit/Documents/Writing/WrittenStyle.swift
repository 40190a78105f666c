import Foundation
import Geometry
import Typography

/// The attributes of a run that documents can hold.
struct WrittenStyle {
  var font: Font?
  var color: Color?
  var background: Color?
  var isUnderlined: Bool
  var isStruck: Bool
  var link: String?
  var baselineOffset: Double
  var kern: Double?
  var paragraph: ParagraphValues

  init(_ attributes: [NSAttributedString.Key: Any]) {
    font = (attributes[.font] as? UIFont)?.value
    color = (attributes[.foregroundColor] as? UIColor)?.value(with: nil)
    background = (attributes[.backgroundColor] as? UIColor)?.value(with: nil)
    isUnderlined = Self.hasLine(attributes[.underlineStyle])
    isStruck = Self.hasLine(attributes[.strikethroughStyle])
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    baselineOffset = Double(boxed: attributes[.baselineOffset]) ?? 0
    kern = Double(boxed: attributes[.kern])
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
  }

  /// Without what would end a name in HTML or RTF: an app's fonts may be called anything.
  var family: String {
    let name = font.map(FontName.family) ?? DocumentFont.serif
    return name.filter { !$0.isNewline && !"'\"\\{};&<>".contains($0) }
  }
  var size: Double { font?.size ?? DocumentFont().size }

  private static func hasLine(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return !style.isEmpty }
    return (Double(boxed: value) ?? 0) != 0
  }
}
