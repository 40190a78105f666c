@preconcurrency public import Foundation
import Scene

/// The edit menu of iOS up to 15.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static let shared = UIMenuController()

  open var arrowDirection = ArrowDirection.default

  private var state: EditMenuState { StageCore.ambient.part(EditMenuState.self) }
  private var session: EditMenuSession? { state.ofController }
  open var isMenuVisible: Bool { session?.isClosing == false }
  open var menuItems: [UIMenuItem]? {
    get { state.items }
    set { state.items = newValue }
  }
  /// [D] Of the menu that is shown.
  open var menuFrame: CGRect { isMenuVisible ? session?.frame ?? .zero : .zero }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func hideMenu(from targetView: UIView) { hideMenu() }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    let old = menuFrame
    (state.view, state.target) = (targetView, targetRect)
    session?.updatePlace(animated: false)
    // [D] Posted for a menu that is visible.
    if isMenuVisible, menuFrame != old { post(Self.menuFrameDidChangeNotification) }
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    if menuVisible { show(animated: animated) } else { session?.close(animated: animated) }
  }
  /// [D] Asks again who performs what.
  open func update() { session?.reload() }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func show(animated: Bool) {
    guard let view = state.view, let stage = view.window?.stage else { return }
    var opening = EditMenuSession.Opening(
      view: view,
      sender: self,
      menu: { [weak self, weak stage] in
        let chain = stage?.firstResponder?.suggestedEditing(with: self?.menuItems ?? []) ?? []
        return UIMenu(children: chain)
      },
      // Weak, since the state keeps the session, which keeps the closure.
      target: { [weak state = self.state] in
        guard let state, let beside = state.view else { return state?.target ?? .zero }
        return view.convert(state.target, from: beside)
      }
    )
    opening.arrow = arrowDirection.ofInteraction
    opening.isAnimated = animated
    opening.perform = { [weak self] in self?.perform($0) }
    opening.willOpen = { [weak self] _ in self?.post(Self.willShowMenuNotification) }
    opening.didOpen = { [weak self] in self?.post(Self.didShowMenuNotification) }
    opening.willClose = { [weak self] _ in self?.post(Self.willHideMenuNotification) }
    opening.didClose = { [weak self] in self?.post(Self.didHideMenuNotification) }
    state.ofController = EditMenuSession.open(opening)
    if state.ofController == nil { warnOfEmptiness(stage) }
  }

  /// [W] Commands are those of the first responder's chain; without any the menu does not show.
  private func warnOfEmptiness(_ stage: Stage) {
    stage.core.warnOnce(
      "UIMenuController",
      "an edit menu without commands was not shown",
      remedy: "call becomeFirstResponder() of a view that performs one before you show it",
      kind: .presentation
    )
  }

  /// [D] The responder that performs a command gets the controller as its sender.
  private func perform(_ leaf: any UIMenuLeaf) {
    guard let action = (leaf as? UICommand)?.action else {
      return leaf.performWithSender(self, target: nil)
    }
    UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
  }

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
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

extension UIMenuController.ArrowDirection {
  fileprivate var ofInteraction: UIEditMenuArrowDirection {
    switch self {
    case .default: .automatic
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
