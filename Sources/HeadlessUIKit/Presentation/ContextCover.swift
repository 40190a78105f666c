import Foundation
import Geometry

/// A presentation in a context moves with the context. [I]
///
/// It appears and disappears with the context's view, or, if that view was removed for it, in its
/// place; the containers above need not know.
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
  var isInPassage: Bool {
    guard let shown = modal.presented, shown.modal.isInFlight,
      let controller = shown.modal.controller, controller.container != nil
    else { return false }
    return controller.removesPresenter && !controller.shouldPresentInFullscreen
  }

  /// The container of that transition.
  private var passage: UIView? {
    guard isInPassage, let container = modal.presented?.modal.controller?.container,
      viewIfLoaded?.superview === container
    else { return nil }
    return container
  }

  func passageHasEnded(_ controller: UIPresentationController) {
    guard !controller.shouldPresentInFullscreen else { return }
    if !controller.removesPresenter { contextViewDidGetPlace() }
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The presented controller that covers this one, if this controller's own view is removed.
  var standIn: UIViewController? {
    guard let cover = contextCover, cover.modal.controller?.removesPresenter == true else {
      return nil
    }
    return cover
  }

  // MARK: Appearance

  /// Whether it was told that it disappeared, because of a presentation in its context.
  var isStoodInFor: Bool {
    standIn != nil && appearance.phase == .disappeared && !appearance.isInTransition
  }

  /// The controller that receives its callbacks; nil if the cover is itself covered.
  var standInForAppearance: UIViewController? { standIn.flatMap { $0.isBelowAnother ? nil : $0 } }

  /// The presented controller that appears and disappears with this one, whose view stays.
  var overCover: UIViewController? {
    guard standIn == nil, let cover = contextCover, !cover.isBelowAnother else { return nil }
    return cover
  }

  private var isBelowAnother: Bool {
    modal.presented?.modal.controller?.removesPresenter == true && standIn == nil
  }

  // MARK: In containers

  /// The view that represents this controller in its container.
  var shownView: UIView? { standIn?.modal.controller?.container ?? passage ?? viewIfLoaded }

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
    bringBackUppers()
  }

  func leave(_ space: UIView) {
    guard let view = shownView, view.superview === space else { return }
    view.removeFromSuperview()
    takeAwayUppers()
  }

  func setShownFrame(_ frame: CGRect) {
    if let passage {
      guard passage.frame != frame else { return }
      passage.frame = frame
      view.frame = passage.bounds
      return
    }
    view.frame = frame
    guard let container = standIn?.modal.controller?.container else { return }
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
      return takeAwayUppers()
    }
    guard container.superview !== space, !controller.removesPresenter || container.window == nil
    else { return }
    UIView.performWithoutAnimation {
      container.frame = view.frame
      space.insertSubview(container, aboveSubview: view)
      if controller.removesPresenter { view.removeFromSuperview() }
      bringBackUppers()
    }
  }

  /// The presentations above the cover, including full-screen ones.
  private var uppers: [UIPresentationController] {
    (contextCover?.presentedChain ?? []).filter { !$0.modal.isInFlight }
      .compactMap(\.modal.controller)
  }

  private func takeAwayUppers() {
    for upper in uppers { upper.container?.removeFromSuperview() }
  }

  private func bringBackUppers() {
    for upper in uppers where upper.container?.window == nil { upper.moveInAgain() }
  }
}
