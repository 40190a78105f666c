import Foundation
import Geometry

/// The source of a UIColor's components.
enum ColorSource: Sendable {
  case fixed(CGColor)
  case system(SystemColor)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)
  case pattern(UIImage, CGColor)

  func color(with traits: UITraitCollection) -> CGColor {
    switch self {
    case .fixed(let color): color
    case .system(let system):
      Self.inItsSpace(
        system.color(
          dark: traits.userInterfaceStyle == .dark,
          elevated: traits.userInterfaceLevel == .elevated,
          contrast: traits.accessibilityContrast == .high
        )
      )
    case .dynamic(let provider): provider(traits).source.color(with: traits)
    case .pattern(_, let color): color
    }
  }

  /// [W] The system's black and white are greys.
  private static func inItsSpace(_ color: Color) -> CGColor {
    guard color.red == color.green, color.green == color.blue else { return CGColor(color) }
    return CGColor(gray: CGFloat(color.red), alpha: CGFloat(color.alpha))
  }

  var isDynamic: Bool {
    switch self {
    case .system, .dynamic: true
    case .fixed, .pattern: false
    }
  }
}

extension ColorSource {
  init?(named name: String, in bundle: Bundle) {
    guard let found = ColorSource(ifNamed: name, in: bundle) else {
      StageCore.ambient.warnOnce(
        "UIColor",
        "there is no colour named '\(name)' in \(bundle.bundlePath)",
        remedy: "copy its .xcassets folder into the bundle's resources"
      )
      return nil
    }
    self = found
  }

  /// The same without a warning, for callers with a fallback.
  init?(ifNamed name: String, in bundle: Bundle) {
    guard let found = AssetCatalogue(bundle).color(name) else { return nil }
    if let only = found.only {
      self = .fixed(only)
    } else {
      self = .dynamic { traits in
        UIColor(
          cgColor: found.color(
            dark: traits.userInterfaceStyle == .dark,
            contrast: traits.accessibilityContrast == .high
          )
        )
      }
    }
  }
}

/// The current traits for resolving colours.
///
/// [D] During layout, drawing and trait changes of a view, they are the view's.
enum CurrentTraits {
  /// A trait collection, or a view whose traits are read on demand.
  private static let current = ThreadValue<NSObject>()
  private static let plain = UITraitCollection(userInterfaceStyle: .light)

  /// [D] Rule size.current-traits: outside of callbacks they are the screen's.
  private static var ofScreen: UITraitCollection {
    guard let core = StageCore.inUse else { return plain }
    return MainActor.assumeIsolated { core.stage?.screen.traitCollection } ?? plain
  }

  static var value: UITraitCollection {
    get {
      let value = current.value
      if let view = value as? UIView { return MainActor.assumeIsolated { view.traitCollection } }
      return value as? UITraitCollection ?? ofScreen
    }
    set { current.value = newValue }
  }

  /// The view that is laid out, drawn, told of its traits or given a background.
  static var view: UIView? { current.value as? UIView }

  @MainActor
  static func perform(for view: UIView, _ body: () -> Void) {
    let outer = current.value
    current.value = view
    body()
    current.value = outer
  }

  static func perform<Result>(with traits: UITraitCollection, _ body: () -> Result) -> Result {
    let outer = current.value
    current.value = traits
    defer { current.value = outer }
    return body()
  }
}
