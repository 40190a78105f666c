public import Foundation
import Geometry

extension AttributeContainer {
  /// The attributes that both kinds of attributed strings support.
  @preconcurrency
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = Self.number(dictionary[.kern])
    self.tracking = Self.number(dictionary[.tracking])
    self.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.underlineStyle = Self.line(dictionary[.underlineStyle])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.strokeWidth = Self.number(dictionary[.strokeWidth])
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.shadow = dictionary[.shadow] as? NSShadow
    self.link =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:))
  }

  private static func number(_ value: Any?) -> CGFloat? {
    Double(boxed: value).map { CGFloat($0) }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map(NSUnderlineStyle.init(rawValue:))
  }
}

extension AttributedString {
  /// The attributed string with the attributes that both kinds support.
  public init(_ string: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = (string.string as NSString).substring(with: range)
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  public convenience init(_ string: AttributedString) {
    self.init(attributedString: string.forLabel)
  }
}
