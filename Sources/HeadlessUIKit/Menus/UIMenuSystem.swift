public import Foundation

/// The menu bar of the app, or the menus of contexts.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let ofBar = UIMenuSystem()
  private static let ofContexts = UIMenuSystem()

  private override init() {
    super.init()
  }

  open class var main: UIMenuSystem { ofBar }
  open class var context: UIMenuSystem { ofContexts }

  /// [D] The menu bar is built again; menus of contexts are built whenever they open.
  open func setNeedsRebuild() {
    if self === UIMenuSystem.main { UIApplication.shared.setNeedsMainMenu() }
  }

  /// Commands are validated whenever a menu opens, and the menu bar is not drawn.
  open func setNeedsRevalidate() {}
}
