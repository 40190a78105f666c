public import Foundation

/// A trait as a type.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  /// [D] For the developer.
  static var name: String { get }
  /// [D] For values that are saved.
  static var identifier: String { get }
  /// [D] Whether colors are resolved again when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { "" }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitDefinition {
  /// A collection's value of this trait.
  static func value(in traits: UITraitCollection) -> AnyHashable? {
    switch self {
    case is UITraitHorizontalSizeClass.Type: traits.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: traits.verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: traits.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: traits.userInterfaceStyle
    case is UITraitUserInterfaceLevel.Type: traits.userInterfaceLevel
    case is UITraitDisplayScale.Type: traits.displayScale
    case is UITraitPreferredContentSizeCategory.Type: traits.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: traits.layoutDirection
    case is UITraitAccessibilityContrast.Type: traits.accessibilityContrast
    case is UITraitLegibilityWeight.Type: traits.legibilityWeight
    default: box(in: traits.values)
    }
  }
}

/// A token for removing an observation.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// One observation of some traits.
@MainActor
final class TraitObservation: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }

  func notify(
    _ environment: any UITraitEnvironment,
    from old: UITraitCollection,
    to new: UITraitCollection
  ) {
    guard traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) else { return }
    handler(environment, old)
  }
}

/// The state of the two observable classes.
@MainActor
protocol TraitObserving: AnyObject {
  var traitObservations: [TraitObservation] { get set }
}

extension UIView: TraitObserving {}
extension UIViewController: TraitObserving {}

extension UITraitChangeObservable {
  /// [D] iOS 17: called after one of `traits` has changed, with the previous collection.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return watch(traits) { environment, old in
      if let target { action.send(to: target, with: [environment, old]) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    watch(traits) { environment, old in action.send(to: environment, with: [environment, old]) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservations.removeAll { $0 === registration }
  }

  private func watch(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits, handler)
    (self as? any TraitObserving)?.traitObservations.append(observation)
    return observation
  }
}
