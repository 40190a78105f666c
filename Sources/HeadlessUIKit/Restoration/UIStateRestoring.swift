public import Foundation

/// Makes a controller anew when an app's state comes back.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Nil: neither this controller nor those below it are wanted any more. [D]
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIApplication {
  // [D] What UIKit writes beside the app's own keys.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// The root controller of the window that was saved.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}

/// Finds classes by the names that a saved state has for them.
@MainActor
enum RestorationClasses {
  // A class that cannot be found by its name, because it is nested or private, is known from the
  // moment a controller names it.
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
