public import Foundation

/// A value of the surroundings of a view.
@preconcurrency @MainActor @propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// The key of an app's own value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The surroundings of a view: defaults, since nothing is drawn in them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var layoutDirection = LayoutDirection.leftToRight
  public var scenePhase = ScenePhase.active
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var openURL = OpenURLAction { _ in .systemAction }
  public var dismiss: DismissAction { DismissAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

public enum ColorScheme: Sendable, CaseIterable {
  case light, dark
}

public enum LayoutDirection: Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

public enum ScenePhase: Sendable {
  case background, inactive, active
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// Ends a presentation; nothing is presented here.
public struct DismissAction {
  public func callAsFunction() {}
}

public struct PresentationMode {
  public let isPresented = false
  public mutating func dismiss() {}
}
