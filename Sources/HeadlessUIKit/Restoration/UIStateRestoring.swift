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
  private static var known: [String: any UIViewControllerRestoration.Type] = [:]

  static func name(of type: any UIViewControllerRestoration.Type) -> String {
    let name = String(reflecting: type)
    known[name] = type
    return name
  }

  static func named(_ name: String) -> (any UIViewControllerRestoration.Type)? {
    known[name] ?? NSClassFromString(name) as? any UIViewControllerRestoration.Type
  }
}
