import Foundation
import Geometry

/// A presentation in a context moves with the context. [I]
///
/// It appears and disappears with the context's view, or instead of it if that view was removed.
/// The containers above do not handle this themselves.
extension UIViewController {
  /// The controller that covers this one in its own context, unless it is in transition.
  var contextCover: UIViewController? {
    guard let shown = modal.presented, !shown.modal.isInFlight,
      let controller = shown.modal.controller, controller.container != nil,
      !controller.shouldPresentInFullscreen
    else { return nil }
    return shown
  }

  /// Whether a presentation in its context is in transition: its container leaves the view alone
  /// until the end, and then updates it.
  var isInContextTransition: Bool {
    guard let shown = modal.presented, shown.modal.isInFlight,
      let controller = shown.modal.controller, controller.container != nil
    else { return false }
    return controller.removesPresenter && !controller.shouldPresentInFullscreen
  }

  /// The container of that transition.
  private var transitionContainer: UIView? {
    guard isInContextTransition, let container = modal.presented?.modal.controller?.container,
      viewIfLoaded?.superview === container
    else { return nil }
    return container
  }

  func contextTransitionDidEnd(_ controller: UIPresentationController) {
    guard !controller.shouldPresentInFullscreen else { return }
    if !controller.removesPresenter { contextViewFrameDidChange() }
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The presented controller that covers this one, if this controller's own view is removed.
  var replacingCover: UIViewController? {
    guard let cover = contextCover, cover.modal.controller?.removesPresenter == true else {
      return nil
    }
    return cover
  }

  // MARK: Appearance

  /// Whether it received `viewDidDisappear` because of a presentation in its context.
  var isReplacedByCover: Bool {
    replacingCover != nil && appearance.phase == .disappeared && !appearance.isInTransition
  }

  /// The controller that receives its callbacks; nil if the cover is itself covered.
  var coverReceivingAppearance: UIViewController? {
    replacingCover.flatMap { $0.isBelowAnother ? nil : $0 }
  }

  /// The presented controller that appears and disappears with this one, whose view stays.
  var overCover: UIViewController? {
    guard replacingCover == nil, let cover = contextCover, !cover.isBelowAnother else { return nil }
    return cover
  }

  private var isBelowAnother: Bool {
    modal.presented?.modal.controller?.removesPresenter == true && replacingCover == nil
  }

  // MARK: In containers

  /// The view that represents this controller in its container.
  var shownView: UIView? {
    replacingCover?.modal.controller?.container ?? transitionContainer ?? viewIfLoaded
  }

  /// The same from back to front, with the presentations over it.
  var shownViews: [UIView] {
    guard let view = shownView else { return [] }
    guard let over = modal.presented?.modal.controller?.container, over !== view,
      over.superview === view.superview
    else { return [view] }
    return [view, over]
  }

  func enter(_ space: UIView) {
    guard let view = shownView, view.superview !== space else { return }
    space.addSubview(view)
    restorePresentationsAbove()
  }

  func leave(_ space: UIView) {
    guard let view = shownView, view.superview === space else { return }
    view.removeFromSuperview()
    removePresentationsAbove()
  }

  func setShownFrame(_ frame: CGRect) {
    if let transitionContainer {
      guard transitionContainer.frame != frame else { return }
      transitionContainer.frame = frame
      view.frame = transitionContainer.bounds
      return
    }
    view.frame = frame
    guard let container = replacingCover?.modal.controller?.container else { return }
    container.frame = frame
  }

  // MARK: By views

  func contextViewDidMove() {
    guard let view = viewIfLoaded, let controller = contextCover?.modal.controller,
      let container = controller.container
    else { return }
    guard let space = view.superview else {
      guard !controller.removesPresenter else { return }
      container.removeFromSuperview()
      return removePresentationsAbove()
    }
    guard container.superview !== space, !controller.removesPresenter || container.window == nil
    else { return }
    UIView.performWithoutAnimation {
      container.frame = view.frame
      space.insertSubview(container, aboveSubview: view)
      if controller.removesPresenter { view.removeFromSuperview() }
      restorePresentationsAbove()
    }
  }

  /// The presentations above the cover, including full-screen ones.
  private var presentationsAbove: [UIPresentationController] {
    (contextCover?.presentedChain ?? []).filter { !$0.modal.isInFlight }
      .compactMap(\.modal.controller)
  }

  private func removePresentationsAbove() {
    for presentation in presentationsAbove { presentation.container?.removeFromSuperview() }
  }

  private func restorePresentationsAbove() {
    for presentation in presentationsAbove where presentation.container?.window == nil {
      presentation.moveInAgain()
    }
  }
}
