@preconcurrency public import Foundation
public import Geometry

/// The appearance of a bar button item's title in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  weak var host: UIBarButtonItemAppearance?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { host?.changed() }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { host?.changed() }
  }
  open var backgroundImage: UIImage? {
    didSet { host?.changed() }
  }
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { host?.changed() }
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of a bar's button items.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  weak var host: UIBarAppearance?

  public override init() {
    super.init()
    for state in states { state.host = self }
  }

  public required init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.host = self }
  }

  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }
  open func copy() -> Self {
    let copy = Self(style: .plain)
    copy.take(self)
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  func changed() { host?.changed() }

  func take(_ other: UIBarButtonItemAppearance) {
    for (own, model) in zip(states, other.states) { own.take(model) }
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  weak var host: UITabBarItemAppearance?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { host?.changed() }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { host?.changed() }
  }
  open var iconColor: UIColor? {
    didSet { host?.changed() }
  }
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { host?.changed() }
  }
  open var badgeBackgroundColor: UIColor? {
    didSet { host?.changed() }
  }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { host?.changed() }
  }
  open var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet { host?.changed() }
  }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The appearance of a bar's tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  weak var host: UIBarAppearance?

  public override init() {
    super.init()
    for state in states { state.host = self }
  }

  public required init(style: Style) {
    super.init()
    for state in states { state.host = self }
  }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    copy.take(self)
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func changed() { host?.changed() }

  func take(_ other: UITabBarItemAppearance) {
    for (own, model) in zip(states, other.states) { own.take(model) }
  }
}
