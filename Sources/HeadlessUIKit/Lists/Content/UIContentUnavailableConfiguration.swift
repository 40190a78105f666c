public import Foundation
public import Geometry

/// The placeholder of a screen without content: an image, two texts, two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// The action and the title of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }

  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  // [I] The margins and the space between the parts.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration.clear()
  /// Whether there is a spinner in place of the image.
  let isLoading: Bool

  private init(isLoading: Bool = false) {
    self.isLoading = isLoading
    // [I] The text styles.
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: .systemFont(ofSize: title.pointSize, weight: .bold),
      color: .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
    textProperties.alignment = .center
    secondaryTextProperties.alignment = .center
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  public static func empty() -> Self { Self() }

  // [W] The system's texts.
  public static func loading() -> Self {
    var made = Self(isLoading: true)
    made.text = "Loading…"
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    return made
  }

  public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state for which a controller's placeholder is updated.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public var searchControllerIsActive = false

  private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { additions[key] }
    set { additions[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
