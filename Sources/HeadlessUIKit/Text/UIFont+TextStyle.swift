import Typography

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// Unknown styles count as body text.
  var value: Typography.TextStyle { Self.values[self] ?? .body }
  var isKnown: Bool { Self.values[self] != nil }

  init(_ style: Typography.TextStyle) {
    self = Self.values.first { $0.value == style }?.key ?? .body
  }

  private static let values: [UIFont.TextStyle: Typography.TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
    .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
    .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]
}
