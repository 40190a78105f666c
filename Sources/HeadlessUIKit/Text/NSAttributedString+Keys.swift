public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttribute")  // [M]
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// The name of the keys' type in Swift 3.
public typealias NSAttributedStringKey = NSAttributedString.Key
