import Foundation
import Geometry
import Scene
import Typography

/// Reads the attributes of one range of an attributed string.
struct AttributeReader {
  let attributes: [NSAttributedString.Key: Any]
  let defaults: TextDefaults

  var shape: TextAttributes {
    TextAttributes(
      font: font,
      kern: number(.kern) ?? number(.tracking),
      baselineOffset: number(.baselineOffset) ?? 0,
      underline: decoration(.underlineStyle),
      strikethrough: decoration(.strikethroughStyle),
      paragraph: paragraph
    )
  }

  var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }

  var paint: StyledString.PaintAttributes {
    reportRest()
    let color = color(.foregroundColor) ?? linkColor ?? defaults.color
    let stroke = number(.strokeWidth) ?? 0
    return StyledString.PaintAttributes(
      // [D] A positive stroke width leaves the glyphs hollow.
      color: stroke > 0 ? color.withAlpha(0) : color,
      background: self.color(.backgroundColor),
      underline: self.color(.underlineColor) ?? color,
      strikethrough: self.color(.strikethroughColor) ?? color,
      outline: outline(stroke, self.color(.strokeColor) ?? color),
      shadow: shadow ?? defaults.shadow
    )
  }

  // [W] Links without a colour are blue, and underlined in text views only.
  private var linkColor: Color? {
    attributes[.link] == nil ? nil : UIColor.link.value(with: defaults.traits)
  }

  /// Reports attributes that are not drawn as on a device.
  private func reportRest() {
    let rest: [NSAttributedString.Key] = [
      .obliqueness, .expansion, .textEffect, .verticalGlyphForm, .writingDirection,
    ]
    for key in rest where attributes[key] != nil {
      StageCore.ambient.warnOnce(
        "NSAttributedString",
        "the attribute \(key.rawValue) is not drawn here",
        remedy: "leave it out, or choose a font that has that look"
      )
    }
  }

  private var font: Font { (attributes[.font] as? UIFont)?.value ?? defaults.font }

  private var paragraph: ParagraphStyle {
    var values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults.paragraph
    if let mode = defaults.lineBreakMode { values.lineBreakMode = mode }
    return values.style
  }

  private var shadow: Shadow? {
    (attributes[.shadow] as? NSShadow)?.value(with: defaults.traits)
  }

  /// [D] In percent of the font's size.
  private func outline(_ width: Double, _ color: Color) -> Border? {
    width == 0 ? nil : Border(width: abs(width) / 100 * font.size, color: color)
  }

  private func decoration(_ key: NSAttributedString.Key) -> DecorationStyle? {
    if let style = attributes[key] as? NSUnderlineStyle { return style.value }
    return number(key).flatMap { NSUnderlineStyle(rawValue: Int($0)).value }
  }

  private func color(_ key: NSAttributedString.Key) -> Color? {
    if let color = attributes[key] as? UIColor { return color.value(with: defaults.traits) }
    return (attributes[key] as? CGColor)?.value
  }

  private func number(_ key: NSAttributedString.Key) -> Double? { Double(boxed: attributes[key]) }
}

extension UIColor {
  func value(with traits: UITraitCollection?) -> Color {
    traits.map { resolvedColor(with: $0) }?.value ?? value
  }
}
