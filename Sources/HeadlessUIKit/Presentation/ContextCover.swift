import Foundation
import Geometry

/// What is presented in a context goes where the context goes. [I]
///
/// It comes and leaves with the context's view, or, where that view had to make room for it, in its
/// place; the containers above need not know.
extension UIViewController {
  /// The controller that covers this one in its own context, unless it is just coming or going.
  var contextCover: UIViewController? {
    guard let shown = modal.presented, !shown.modal.isInFlight,
      let controller = shown.modal.controller, controller.container != nil,
      !controller.shouldPresentInFullscreen
    else { return nil }
    return shown
  }

  /// Whether its view makes room for what is just coming or going: its container leaves it
  /// alone until then, and looks at it again afterwards.
  var isInPassage: Bool {
    guard let shown = modal.presented, shown.modal.isInFlight,
      let controller = shown.modal.controller, controller.container != nil
    else { return false }
    return controller.removesPresenter && !controller.shouldPresentInFullscreen
  }

  /// Where its view stands meanwhile.
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

  /// The same where this controller's own view is away meanwhile.
  var standIn: UIViewController? {
    guard let cover = contextCover, cover.modal.controller?.removesPresenter == true else {
      return nil
    }
    return cover
  }

  // MARK: Appearance

  /// Who is away for a presentation in its context has had its callbacks.
  var isStoodInFor: Bool {
    standIn != nil && appearance.phase == .disappeared && !appearance.isInTransition
  }

  /// Which controller gets its callbacks; nil where the cover is itself covered.
  var standInForAppearance: UIViewController? { standIn.flatMap { $0.isBelowAnother ? nil : $0 } }

  /// Who comes and goes together with this controller, whose view stays.
  var overCover: UIViewController? {
    guard standIn == nil, let cover = contextCover, !cover.isBelowAnother else { return nil }
    return cover
  }

  private var isBelowAnother: Bool {
    modal.presented?.modal.controller?.removesPresenter == true && standIn == nil
  }

  // MARK: In containers

  /// What stands for this controller among the views of its container.
  var shownView: UIView? { standIn?.modal.controller?.container ?? passage ?? viewIfLoaded }

  /// The same, back to front, with what is presented over it there.
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

  /// What is presented above the cover, on the whole screen too.
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
