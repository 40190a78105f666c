public import Foundation
public import Geometry

/// A text, a secondary text and an image, as in the rows and headers of lists.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of one of the texts.
  @preconcurrency @MainActor
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var colorTransformer: UIConfigurationColorTransformer?

    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
  }

  /// The appearance of the image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public static let standardDimension: CGFloat = 0  // [D] the usual width of symbols
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// [D] Zero means no limit.
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    /// The colour of a template, which is by default the tint colour of its view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  // [W] The margins and the space between the parts.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(
    _ style: UIFont.TextStyle,
    color: UIColor,
    secondary: UIFont.TextStyle,
    secondaryColor: UIColor
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary),
      color: secondaryColor
    )
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    copy.secondaryTextProperties.color = .tertiaryLabel
    return copy
  }
}

/// Transforms a colour, for example for a state.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// One or both directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

// [W] The text styles of rows, headers and footers.
extension UIListContentConfiguration {
  public static func cell() -> Self {
    Self(.body, color: .label, secondary: .subheadline, secondaryColor: .secondaryLabel)
  }
  public static func subtitleCell() -> Self {
    Self(.body, color: .label, secondary: .caption1, secondaryColor: .label)
  }
  public static func valueCell() -> Self {
    var made = Self(.body, color: .label, secondary: .body, secondaryColor: .secondaryLabel)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  public static func sidebarCell() -> Self { cell() }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  public static func sidebarHeader() -> Self { plainHeader() }
  public static func plainHeader() -> Self {
    var made = Self(.headline, color: .label, secondary: .body, secondaryColor: .secondaryLabel)
    made.directionalLayoutMargins.top = 6
    made.directionalLayoutMargins.bottom = 6
    return made
  }
  public static func plainFooter() -> Self {
    Self(.subheadline, color: .secondaryLabel, secondary: .body, secondaryColor: .secondaryLabel)
  }
  public static func groupedHeader() -> Self {
    var made = Self(
      .footnote,
      color: .secondaryLabel,
      secondary: .footnote,
      secondaryColor: .secondaryLabel
    )
    made.textProperties.transform = .uppercase
    made.directionalLayoutMargins.top = 17
    made.directionalLayoutMargins.bottom = 6
    return made
  }
  public static func prominentInsetGroupedHeader() -> Self {
    var made = Self(.title3, color: .label, secondary: .body, secondaryColor: .secondaryLabel)
    made.directionalLayoutMargins.top = 17
    made.directionalLayoutMargins.bottom = 6
    return made
  }
  public static func groupedFooter() -> Self {
    var made = Self(
      .footnote,
      color: .secondaryLabel,
      secondary: .footnote,
      secondaryColor: .secondaryLabel
    )
    made.directionalLayoutMargins.top = 6
    made.directionalLayoutMargins.bottom = 17
    return made
  }
  public static func header() -> Self { groupedHeader() }
  public static func footer() -> Self { groupedFooter() }
}
