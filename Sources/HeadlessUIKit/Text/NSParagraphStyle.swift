public import Foundation
import Typography

/// The style of a paragraph in an attributed string.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Set by NSMutableParagraphStyle only.
  var values = ParagraphValues()

  public override init() {
    super.init()
  }

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var headIndent: CGFloat { values.headIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.standardTabStops }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// How line breaks avoid very short lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// [D] Twelve, every 28 points, as many as the text layout makes by itself.
  private static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat(28 * $0))
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style, with Apple's defaults.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing = CGFloat.zero
  var paragraphSpacing = CGFloat.zero
  var paragraphSpacingBefore = CGFloat.zero
  var headIndent = CGFloat.zero
  var firstLineHeadIndent = CGFloat.zero
  var tailIndent = CGFloat.zero
  var minimumLineHeight = CGFloat.zero
  var maximumLineHeight = CGFloat.zero
  var lineHeightMultiple = CGFloat.zero
  var defaultTabInterval = CGFloat.zero
  /// Nil for the standard ones.
  var tabStops: [NSTextTab]?
  var hyphenationFactor: Float = 0
  var tightens = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.value
    style.lineBreakMode = lineBreakMode.value
    style.direction = baseWritingDirection.value
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.headIndent = headIndent
    style.firstLineHeadIndent = firstLineHeadIndent
    style.tailIndent = tailIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.tabStops = tabStops?.map(\.stop) ?? []
    if defaultTabInterval > 0 { style.tabInterval = defaultTabInterval }
    return style
  }
}
