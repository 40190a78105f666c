import Foundation
import Geometry

/// Appearance of the navigation controller itself, which only its top screen is notified of.
///
/// Rules appearance.manual-forwarding, navigation.first-did-show.
extension UINavigationController {
  func passOnToTop(_ callback: AppearanceState.Callback) {
    guard let top = stack.change?.to ?? topViewController else { return }
    switch callback {
    case .willAppear(let animated):
      showTop()
      top.catchUpOnTraits()
      top.beginAppearance(true, animated: animated)
      // The callback may have pushed another screen.
      guard stack.change == nil, let now = topViewController else { return }
      if stack.announced !== now { notifyWillShow(now, animated) }
    case .didAppear(let animated):
      if stack.announced !== top, stack.change == nil {
        stack.announced = top
        notifyDidShow(top, animated)
      }
      if stack.change == nil { top.endAppearanceIfOpen() }
    case .willDisappear(let animated):
      // In the middle of a change one screen has already received `viewWillDisappear`.
      let leaving = stack.change?.to ?? stack.shown ?? top
      leaving.beginAppearance(false, animated: animated)
    case .didDisappear:
      let left = stack.change.map { [$0.from, $0.to] } ?? [stack.shown ?? top]
      for one in left { one.endAppearanceIfOpen() }
    }
  }

  /// Adds the top screen's view without callbacks.
  func showTop() {
    guard stack.change == nil, let top = topViewController else { return }
    ownBar.rise = viewIfLoaded?.safeAreaInsets.top ?? 0
    top.loadViewIfNeeded()
    watchContent(of: top)
    addView(of: top, insteadOf: stack.shown)
    stack.shown = top
    refreshBarItems()
  }
}
