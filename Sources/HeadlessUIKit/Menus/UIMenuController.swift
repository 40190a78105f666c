@preconcurrency public import Foundation

/// The edit menu of iOS up to 15; it is not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static let shared = UIMenuController()

  open var arrowDirection = ArrowDirection.default

  private var state: EditMenuState { StageCore.ambient.part(EditMenuState.self) }
  open var isMenuVisible: Bool { state.isVisible }
  open var menuItems: [UIMenuItem]? {
    get { state.items }
    set { state.items = newValue }
  }
  open var menuFrame: CGRect { state.frame }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func hideMenu(from targetView: UIView) { hideMenu() }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    let old = menuFrame
    state.frame = targetView.convert(targetRect, to: nil)
    // [D] Posted for a menu that is visible.
    if isMenuVisible, menuFrame != old { post(Self.menuFrameDidChangeNotification) }
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    state.isVisible = menuVisible
    // [I] The menu is not drawn, and has come or gone with the turn.
    StageCore.ambient.queue.later { [self] in
      post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
    }
    guard menuVisible else { return }
    StageCore.ambient.warnOnce(
      "UIMenuController",
      "an edit menu was shown, which is not drawn",
      remedy: "call the action of its item yourself"
    )
  }
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  open func update() {}

  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}

/// One command of an edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
