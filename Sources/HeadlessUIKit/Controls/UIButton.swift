@preconcurrency public import Foundation
public import Geometry

/// A control with a title and an image for each of its states.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  /// [D] Kept; images keep their size here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // Internal members; see `UIButton+Layout.swift`.
  var looks = ButtonLooks()
  let label = UILabel()
  let picture = UIImageView()
  let backdrop = UIImageView()
  var glow: UIView?
  var configuredParts: ConfiguredParts?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    if let kind = coder.interface?.buttonType, kind != .custom { adopt(kind) }
    coder.finish(self, as: UIButton.self)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Calls the class's own initialiser.
  public static func made(type: ButtonType) -> Self {
    let button = made(frame: .zero)
    button.adopt(type)
    return button
  }

  /// The action runs when the button is triggered, and provides the title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open internal(set) var buttonType = ButtonType.custom
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// [D] Never automatic; [I] the other one is that of a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var isSpringLoaded = false

  // [D] The raw values of UIButton.h.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// [D] iOS 14: a configured button that destroys something is red.
  open var role = Role.normal {
    didSet { if role != oldValue { applyLooks() } }
  }
  /// Never asked: a phone has no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  open var isPointerInteractionEnabled = false
  /// [D] iOS 15: whether the pointer is over it.
  open var isHovered: Bool { false }
  /// [D] A touch toggles the selection; with a menu the button shows the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChosenElement() }
  }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  /// [D] iOS 15: that of the configuration.
  open var subtitleLabel: UILabel? { configuredParts?.subtitle }

  /// The action provides the title and the image if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // Assignments in an initialiser do not trigger observers.
    configurationChanged()
  }

  // MARK: Configuration

  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  /// [D] The button is updated with its next layout, however often that is asked for before.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// [D] The handler is also called before the button is first displayed.
  private var needsConfiguration = true

  // MARK: Menu

  /// [D] Opened by a long press, or by a touch if it is the primary action.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showChosenElement()
    }
  }
  func menuChose(_ leaf: any UIMenuLeaf) { showIfPopUp(leaf) }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Values by state

  // [W] The title and image of the normal state are those of a configuration, too.
  open func setTitle(_ title: String?, for state: State) {
    change(\.titles, for: state, to: title)
    if state == .normal { configuration?.attributedTitle = looks.title(for: .normal) }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitles, for: state, to: title)
    if state == .normal { configuration?.attributedTitle = looks.title(for: .normal) }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(\.colors, for: state, to: color)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(\.shadows, for: state, to: color)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    change(\.images, for: state, to: image)
    if state == .normal { configuration?.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(\.backgrounds, for: state, to: image)
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    change(\.symbols, for: state, to: configuration)
  }

  open func title(for state: State) -> String? { looks.titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.attributedTitles[state]
  }
  open func titleColor(for state: State) -> UIColor? { color(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { looks.shadows[state] }
  open func image(for state: State) -> UIImage? { looks.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currentTitleColor: UIColor! { color(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Layout

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// [W] Off for system buttons, which dim anyway.
  open var adjustsImageWhenHighlighted: Bool {
    get { imageAdjustments.highlighted ?? (buttonType != .system) }
    set {
      imageAdjustments.highlighted = newValue
      stateChanged()
    }
  }
  open var adjustsImageWhenDisabled: Bool {
    get { imageAdjustments.disabled ?? (buttonType != .system) }
    set {
      imageAdjustments.disabled = newValue
      stateChanged()
    }
  }
  private var imageAdjustments: (highlighted: Bool?, disabled: Bool?) = (nil, nil)
  /// Whether the button glows while touched.
  open var showsTouchWhenHighlighted = false {
    didSet { stateChanged() }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }

  open override dynamic var intrinsicContentSize: CGSize { naturalSize }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    arrange()
  }
  override func textSizeChanged() {
    super.textSizeChanged()
    contentChanged()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLooks()
  }
  override func stateChanged() {
    super.stateChanged()
    applyLooks()
    setNeedsUpdateConfiguration()
  }
  override var answersTaps: Bool { true }
}
