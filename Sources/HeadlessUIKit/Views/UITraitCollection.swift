public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The level above a window's base: sheets and popovers are elevated. [D]
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether the user wants bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The range of colors that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether the window is in front, where there are several.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Properties of the device and the environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Set by initialisers only.
  var values = TraitValues()

  public override init() {
    super.init()
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: said(horizontalSizeClass, .unspecified)))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: said(verticalSizeClass, .unspecified)))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: said(idiom, .unspecified)))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: said(userInterfaceStyle, .unspecified)))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: said(userInterfaceLevel, .unspecified)))
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      TraitValues(preferredContentSizeCategory: said(preferredContentSizeCategory, .unspecified))
    )
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: said(layoutDirection, .unspecified)))
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: said(accessibilityContrast, .unspecified)))
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: said(legibilityWeight, .unspecified)))
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(displayGamut: said(displayGamut, .unspecified)))
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(TraitValues(activeAppearance: said(activeAppearance, .unspecified)))
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: said(capability, .unknown)))
  }
  /// [D] For each trait the last collection that specifies it counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? .unspecified
  }
  /// Touches have no force on a stage.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The traits that colours are resolved with by default.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(with: self, actions)
  }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merged(with: trait.values) == values
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || values.colorTraits != traitCollection?.values.colorTraits ?? [:]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.hashValue }
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// [D] An unspecified trait is left out.
private func said<Value: Equatable>(_ value: Value, _ nothing: Value) -> Value? {
  value == nothing ? nil : value
}

/// The specified traits; nil for the others.
struct TraitValues: Hashable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var accessibilityContrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var displayGamut: UIDisplayGamut?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var forceTouchCapability: UIForceTouchCapability?
  /// Those of the app.
  var custom: [ObjectIdentifier: TraitBox] = [:]

  func merged(with other: TraitValues) -> TraitValues {
    TraitValues(
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
      displayScale: other.displayScale ?? displayScale,
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
      legibilityWeight: other.legibilityWeight ?? legibilityWeight,
      displayGamut: other.displayGamut ?? displayGamut,
      activeAppearance: other.activeAppearance ?? activeAppearance,
      forceTouchCapability: other.forceTouchCapability ?? forceTouchCapability,
      custom: custom.merging(other.custom) { $1 }
    )
  }
}
