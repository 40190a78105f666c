@preconcurrency public import Foundation

/// The system's button that pastes without asking.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel, iconOnly, labelOnly
  }

  /// How the button looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?

    public override init() {
      super.init()
    }
  }

  public let configuration: Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let label = UILabel()

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(frame: .zero)
    assemble()
  }

  public convenience override init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    assemble()
  }

  // [I] As large and as round as a filled button.
  private static let margin = CGSize(width: 12, height: 7)

  private func assemble() {
    backgroundColor = configuration.baseBackgroundColor ?? .tintColor
    layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius : 6
    label.text = "Paste"
    label.textAlignment = .center
    label.textColor = configuration.baseForegroundColor ?? .white
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
  }

  /// [D] What the target takes of the pasteboard.
  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(providers) else { return }
    target.paste(itemProviders: providers)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.margin.width,
      height: text.height + 2 * Self.margin.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
