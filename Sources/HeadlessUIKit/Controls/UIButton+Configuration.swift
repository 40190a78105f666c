public import Foundation
public import Geometry

extension UIButton {
  /// The appearance of a button, as one value.
  @preconcurrency @MainActor
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case mini, small, medium, large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// [D] iOS 16: whether a mark says that the button opens a menu of choices.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    enum Kind {
      case plain, gray, tinted, filled
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      background.cornerRadius = 5.95  // [W1]
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// [D] The plain and the attributed title are the same property.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1  // [W1]
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// The insets of the size, unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// [D] The configuration for the button's current state.
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.background.backgroundColor =
        background.backgroundColor ?? backgroundColor(button.state, button.configuredTint)
      return copy
    }
  }
}

extension UIButton.Configuration.Size {
  // [W] A medium button with a title of 17 points is 34 points high.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline  // [W] 15 points
    case .medium, .large: .body  // [W] 17 points
    }
  }
}

extension UIButton.Configuration {
  func foregroundColor(_ state: UIControl.State, _ tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let base = baseForegroundColor ?? (kind == .filled ? .white : tint)
    // [W] A pressed button fades.
    return state.contains(.highlighted) ? base.withAlphaComponent(0.75) : base
  }

  func backgroundColor(_ state: UIControl.State, _ tint: UIColor) -> UIColor? {
    if state.contains(.disabled), kind != .plain { return .tertiarySystemFill }
    let color: UIColor? =
      switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)  // [W1]
      case .filled: baseBackgroundColor ?? tint
      }
    guard state.contains(.highlighted), let color, kind != .gray, kind != .tinted else {
      return color
    }
    return color.withAlphaComponent(0.75)
  }

  /// [I] The radii of the corner styles.
  func cornerRadius(_ height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 4
    case .medium: 6
    case .large: 12
    case .capsule: height / 2
    }
  }
}
