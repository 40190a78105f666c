package import HeadlessUIKit

/// Why a scene at rest shows nothing.
@MainActor
package struct BlankScene {
  package let reason: String

  /// Nil if the controller's screen shows something besides bars.
  package init?(_ controller: UIViewController) {
    guard let reason = Self.reason(of: controller) else { return nil }
    self.reason = reason
  }

  private static func reason(of controller: UIViewController) -> String? {
    switch controller {
    case let stack as UINavigationController:
      guard let top = stack.topViewController else {
        return "its navigation controller has no root view controller in the document"
      }
      return reason(of: top)
    case let tabs as UITabBarController:
      guard let chosen = tabs.selectedViewController else {
        return "its tab bar controller has no tabs in the document"
      }
      return reason(of: chosen)
    case let split as UISplitViewController where split.viewControllers.isEmpty:
      return "its split view controller has no columns in the document"
    case let pages as UIPageViewController where pages.viewControllers?.isEmpty != false:
      return "its pages are made by code"
    default:
      guard let view = controller.viewIfLoaded, !ShownContent.isIn(view) else { return nil }
      return reason(view, (controller.origin as? SceneOrigin)?.missingClass(of: controller))
    }
  }

  private static func reason(_ view: UIView, _ missing: String?) -> String {
    let what =
      view.subviews.isEmpty
      ? "its view has no subviews in the document"
      : "nothing in its view has a text, an image or a color of its own in the document"
    return missing.map { "\(what); the class \($0) may add them" } ?? what
  }
}
