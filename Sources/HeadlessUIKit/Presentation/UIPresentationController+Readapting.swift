import Foundation
import Geometry

/// Another style while the controller is presented, because the traits are others now.
extension UIPresentationController {
  /// [D] P7: the delegate is asked again, in the same order.
  func adaptAgain(
    to traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard container != nil, let old = wrapper ?? presented, !old.modal.isInFlight else { return }
    let style = style(in: traits)
    guard style != shownStyle, let next = standIn(for: style) else { return }
    announce(style, coordinator)
    let change = StyleChange(self, from: old, to: next, style)
    coordinator.animate(
      alongsideTransition: { _ in change.begin() },
      completion: { _ in change.end() }
    )
  }
}

/// One style of a presentation for another, in the course of a rotation or a resize.
@MainActor
private final class StyleChange {
  private let controller: UIPresentationController
  private let old: UIViewController
  private let next: UIViewController
  private let style: UIModalPresentationStyle
  private let removedPresenter: Bool
  private var picture: UIView?

  init(
    _ controller: UIPresentationController,
    from old: UIViewController,
    to next: UIViewController,
    _ style: UIModalPresentationStyle
  ) {
    (self.controller, self.old, self.next) = (controller, old, next)
    self.style = style
    removedPresenter = controller.removesPresenter
  }

  /// Called inside the animation: the old look fades into the new one. [I]
  func begin() {
    guard let container = controller.container else { return }
    let picture = container.snapshot(of: old.stage.screen.bounds, false, capInsets: .zero)
    UIView.performWithoutAnimation {
      swap(in: container)
      if let picture { container.addSubview(picture) }
    }
    self.picture = picture
    tellPresenter()
    fadeIn()
  }

  private func fadeIn() {
    let views = [controller.presentedView, controller.chrome.dimming].compactMap(\.self)
    let alphas = views.map(\.alpha)
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    for (view, alpha) in zip(views, alphas) { view.alpha = alpha }
    picture?.alpha = 0
  }

  /// Views that move because of this earn nobody a callback.
  private func swap(in container: PresentationContainerView) {
    let members = [old, next, controller.presented].compactMap(\.self)
    for member in members { member.modal.isInFlight = true }
    controller.presentedView?.removeFromSuperview()
    controller.chrome.leave(presented: old.viewIfLoaded)
    relink()
    controller.shownStyle = style
    controller.chrome = PresentationChrome(for: controller, in: container)
    controller.removesPresenter = controller.shouldRemovePresentersView
    if let view = controller.presentedView {
      container.addSubview(view)
      view.frame = controller.frameOfPresentedViewInContainerView
      view.layoutIfNeeded()
    }
    for member in members { member.modal.isInFlight = false }
  }

  private func relink() {
    guard next !== old else { return }
    let presenter = controller.presenting
    if let presented = controller.presented, presented.parent === old, next === presented {
      old.release(presented)
    }
    if !staysInside { old.beginAppearance(false, animated: true) }
    old.modal.presenting = nil
    if old !== controller.presented { old.modal.controller = nil }
    controller.wrapper = next === controller.presented ? nil : next
    presenter?.modal.presented = next
    next.modal.presenting = presenter
    next.modal.controller = controller
    next.loadViewIfNeeded()
    next.beginAppearance(true, animated: true)
  }

  /// Whether the presented controller is on screen before and after, with something around it.
  private var staysInside: Bool { old === controller.presented && old.parent === next }

  /// [I] A presenter that is covered by the new look alone, or was by the old one alone, hears it.
  private func tellPresenter() {
    guard let presenter = controller.presenting, controller.removesPresenter != removedPresenter
    else { return }
    if removedPresenter {
      presenter.beginAppearance(true, animated: true)
      if let view = presenter.viewIfLoaded { controller.home?.take(view) }
    } else {
      presenter.beginAppearance(false, animated: true)
    }
  }

  func end() {
    picture?.removeFromSuperview()
    if let presenter = controller.presenting, controller.removesPresenter != removedPresenter {
      if !removedPresenter, let view = presenter.viewIfLoaded, view.window != nil {
        controller.home = ViewHome(of: view)
        view.removeFromSuperview()
      }
      presenter.endAppearanceIfOpen()
    }
    guard next !== old else { return }
    next.endAppearanceIfOpen()
    if !staysInside { old.endAppearanceIfOpen() }
  }
}

extension UIViewController {
  /// Gives a child away that is to stand alone again.
  fileprivate func release(_ child: UIViewController) {
    if let stack = self as? UINavigationController {
      let rest = stack.viewControllers.filter { $0 !== child }
      return stack.setViewControllers(rest, animated: false)
    }
    child.tell("willMove(toParent: nil)") { child.willMove(toParent: nil) }
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
