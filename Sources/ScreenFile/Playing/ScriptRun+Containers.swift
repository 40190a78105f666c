import Foundation
import HeadlessUIKit

/// Navigation stacks, tabs and scroll views.
extension ScriptRun {
  func push(_ step: PushStep, _ done: @escaping () -> Void) {
    guard let controller = cast.controller(step.controller) else { return }
    guard let stack = stack(step.stack),
      isFree(controller, step.controller, for: stack)
    else { return }
    stack.pushViewController(controller, animated: step.isAnimated)
    whenArrived(stack, done)
  }

  func pop(_ step: PopStep, _ done: @escaping () -> Void) {
    guard let name = step.controller?.name, let controller = cast.controller(name) else { return }
    guard let stack = controller.navigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === controller })
    else { return stop("\"\(name)\" is not on a stack; push it first") }
    guard index > 0 else {
      return stop("\"\(name)\" is the root of its stack and cannot be popped")
    }
    stack.popToViewController(stack.viewControllers[index - 1], animated: step.isAnimated)
    whenArrived(stack, done)
  }

  func select(_ name: Reference?, _ done: @escaping () -> Void) {
    guard let name, let controller = cast.controller(name) else { return }
    guard let tabs = controller.parent as? UITabBarController else {
      return stop("\"\(name.name)\" is not a tab; list it in \"tabs\" of a controller")
    }
    tabs.selectedViewController = controller
    whenArrived(tabs, done)
  }

  func scroll(_ step: ScrollStep, _ done: @escaping () -> Void) {
    guard let name = step.view?.name else { return }
    guard let view = cast.view(named: name) as? UIScrollView else {
      return stop("\"\(name)\" does not scroll; name a list or a scroll view")
    }
    let offset = CGPoint(x: step.offset[0], y: step.offset[1])
    guard step.isAnimated, view.window != nil, view.contentOffset != offset else {
      view.contentOffset = offset
      return done()
    }
    let watch = ScrollWatch { [weak view] in
      view?.delegate = nil
      done()
    }
    view.delegate = watch
    view.setContentOffset(offset, animated: true)
    // A scroll view holds its delegate weakly.
    scrollWatch = watch
  }

  /// The stack of that name, or the topmost one.
  private func stack(_ name: Reference?) -> UINavigationController? {
    if let name {
      if let stack = cast.controller(name) as? UINavigationController { return stack }
      stop("\"\(name.name)\" is not a navigation controller; give it a \"navigation\"")
      return nil
    }
    if let stack = top?.frontStack { return stack }
    stop("no navigation controller is in front; show one first")
    return nil
  }

  private func whenArrived(_ container: UIViewController, _ done: @escaping () -> Void) {
    let coordinator = container.transitionCoordinator
    let waits = coordinator?.animate(alongsideTransition: nil) { _ in done() } ?? false
    if !waits { done() }
  }
}

extension UIViewController {
  fileprivate var frontStack: UINavigationController? {
    if let stack = self as? UINavigationController { return stack }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.frontStack }
    return navigationController
  }
}

/// Waits for the end of a scroll.
final class ScrollWatch: NSObject, UIScrollViewDelegate {
  private let done: () -> Void

  init(_ done: @escaping () -> Void) {
    self.done = done
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { done() }
}
