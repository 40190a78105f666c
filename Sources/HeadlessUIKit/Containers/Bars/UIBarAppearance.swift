@preconcurrency public import Foundation
public import Geometry

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  weak var host: (any BarItemHost)? {
    didSet { hostItems() }
  }

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = UIColor.separator
  }
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = UIColor.separator
  }
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  open var backgroundEffect: UIBlurEffect? {
    didSet { changed() }
  }
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }
  open var backgroundImage: UIImage? {
    didSet { changed() }
  }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { changed() }
  }
  open var shadowColor: UIColor? {
    didSet { changed() }
  }
  open var shadowImage: UIImage? {
    didSet { changed() }
  }

  open func copy() -> Self { Self(barAppearance: self) }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(copy() as UIBarAppearance) }.value
  }

  func changed() { host?.barItemChanged() }

  /// Lets item appearances notify this object of changes.
  func hostItems() {}

  func adopt(_ items: UIBarButtonItemAppearance) {
    items.host = self
    changed()
  }

  func adopt(_ items: UITabBarItemAppearance) {
    items.host = self
    changed()
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  var isOpaque: Bool {
    backgroundEffect == nil && (backgroundColor?.value.alpha ?? 0) >= 1
  }
}

/// Passes a copy out of the main actor, on which it was made.
private struct UncheckedBox: @unchecked Sendable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }
}

/// The appearance of a navigation bar's titles and background.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
    changed()
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { adopt(buttonAppearance) }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adopt(doneButtonAppearance) }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { adopt(backButtonAppearance) }
  }

  override func hostItems() {
    for items in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      items.host = self
    }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(
      other.backIndicatorImage,
      transitionMaskImage: other.backIndicatorTransitionMaskImage
    )
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { adopt(buttonAppearance) }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adopt(doneButtonAppearance) }
  }

  override func hostItems() {
    for items in [buttonAppearance, doneButtonAppearance] { items.host = self }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor? {
    didSet { changed() }
  }
  open var selectionIndicatorImage: UIImage? {
    didSet { changed() }
  }
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { adopt(stackedLayoutAppearance) }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { adopt(inlineLayoutAppearance) }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { adopt(compactInlineLayoutAppearance) }
  }
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { changed() }
  }
  open var stackedItemWidth: CGFloat = 0 {
    didSet { changed() }
  }
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { changed() }
  }

  override func hostItems() {
    for items in [
      stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance,
    ] {
      items.host = self
    }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}
