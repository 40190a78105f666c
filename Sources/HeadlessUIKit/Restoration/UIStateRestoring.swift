public import Foundation

/// Creates a controller again when an app's state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Nil if neither this controller nor its descendants should be restored. [D]
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is saved: a controller, or one that the app has registered.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// [D] The object above it, by which several of the same identifier are told apart.
  var restorationParent: (any UIStateRestoring)? { get }
  /// [D] Asked for the object when the state is restored.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

/// Creates an object again when an app's state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIApplication {
  // [D] Keys that UIKit adds to the app's own.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// The window's root controller.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}

/// Finds classes by their names in a saved state.
@MainActor
enum RestorationClasses {
  // A nested or private class cannot be found by name, so it is registered when a controller names
  // it.
  private static var known: [String: Any.Type] = [:]

  static func name(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    known[name] = type
    return name
  }

  static func named(_ name: String) -> Any.Type? { known[name] ?? NSClassFromString(name) }
}
