import Foundation
import Geometry

/// The stack as a whole comes and goes: only its top hears of it.
///
/// Rules appearance.manual-forwarding, navigation.first-did-show.
extension UINavigationController {
  func passOnToTop(_ callback: AppearanceState.Callback) {
    guard let top = stack.change?.to ?? topViewController else { return }
    switch callback {
    case .willAppear(let animated):
      placeTop()
      top.catchUpOnTraits()
      top.beginAppearance(true, animated: animated)
      // It may have pushed another while it heard.
      guard stack.change == nil, let now = topViewController else { return }
      if stack.announced !== now { tellWillShow(now, animated) }
    case .didAppear(let animated):
      if stack.announced !== top, stack.change == nil {
        stack.announced = top
        tellDidShow(top, animated)
      }
      if stack.change == nil { top.endAppearanceIfOpen() }
    case .willDisappear(let animated):
      // In the middle of a change one screen is on its way out already.
      let leaving = stack.change?.to ?? stack.shown ?? top
      leaving.beginAppearance(false, animated: animated)
    case .didDisappear:
      let left = stack.change.map { [$0.from, $0.to] } ?? [stack.shown ?? top]
      for one in left { one.endAppearanceIfOpen() }
    }
  }

  /// The top's view in the content, without a word.
  func placeTop() {
    guard stack.change == nil, let top = topViewController else { return }
    ownBar.rise = viewIfLoaded?.safeAreaInsets.top ?? 0
    top.loadViewIfNeeded()
    watchContent(of: top)
    place(top, insteadOf: stack.shown)
    stack.shown = top
    ownBar.items = viewControllers.map(\.navigationItem)
  }
}
