public import Foundation
import Typography

/// A typeface at a size; the system font is Inter, identified by its files' checksums.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  let value: Font
  let wishes: FontWishes
  /// How the font follows the user's text size, if it does.
  let growth: FontScaling?

  init(_ value: Font, _ wishes: FontWishes = FontWishes(), growth: FontScaling? = nil) {
    self.value = value
    self.wishes = wishes
    self.growth = growth
    super.init()
  }

  /// [I] The system font at its default size, for code that needs any font.
  public override convenience init() {
    self.init(Font(size: Self.resolved(0)))
  }

  /// Nil for a font that is neither declared nor the app's own; see `FontName`.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontName.font(named: fontName, size: Self.resolved(fontSize)) else {
      return nil
    }
    value = font
    wishes = FontWishes()
    growth = nil
    super.init()
  }

  /// A size of 0 keeps the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.value
    if pointSize > 0 { font.size = pointSize }
    value = font
    wishes = descriptor.wishes
    growth = nil
    super.init()
  }

  // [D] UIFont's sizes of labels, buttons, small text and text as such.
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(Font(size: resolved(fontSize), weight: weight.value))
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // [W] The bold system font of iOS 9 and later is semibold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(Font(size: resolved(fontSize), isItalic: true))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(Font(size: resolved(fontSize), weight: weight.value, hasMonospacedDigits: true))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(Font(size: resolved(fontSize), weight: weight.value, design: .monospaced))
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling.style(style.value).font(
      at: ContentSize(traitCollection),
      isBold: BoldText.isWanted(in: traitCollection)
    )
  }
  private class func system(_ font: Font) -> UIFont {
    UIFont(BoldText.isWanted(in: nil) ? font.bolder : font)
  }

  open var pointSize: CGFloat { value.size }
  open var fontName: String { CheckedTextLayout.name(of: value) }
  open var familyName: String { FontName.family(of: value) }
  open var ascender: CGFloat { metrics.ascender }
  open var descender: CGFloat { metrics.descender }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value, wishes) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = value
    font.size = Self.resolved(fontSize)
    return UIFont(font, wishes)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// [I] A style by itself makes no difference.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.value == value && other.wishes.features == wishes.features
  }
  open override var hash: Int { value.hashValue }

  private var metrics: FontMetrics { CheckedTextLayout.metrics(of: value) }

  /// [D] A size of 0 or less means the system's default.
  private static func resolved(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }
}
