import Foundation
import Geometry
import Scene

/// Changes the style of a presentation while it is on screen.
@MainActor
final class StyleChange {
  private let controller: UIPresentationController
  private let old: UIViewController
  private let next: UIViewController
  private let style: UIModalPresentationStyle
  private let animated: Bool
  /// The traits of the old style.
  var knownTraits: UITraitCollection?
  private var isCalledOff = false
  private var picture: UIView?
  /// A presenter that was notified of the new style.
  private var notifiedPresenter: UIViewController?
  private var notifiedIsCovered = false

  init(
    _ controller: UIPresentationController,
    from old: UIViewController,
    to next: UIViewController,
    _ style: UIModalPresentationStyle,
    animated: Bool
  ) {
    (self.controller, self.old, self.next) = (controller, old, next)
    (self.style, self.animated) = (style, animated)
  }

  /// Inside an animation the old picture fades into the new one. [I]
  func begin() {
    guard let container = controller.container else { return }
    let removedPresenter = controller.removesPresenter
    if animated {
      // The container already has the new size, the picture the old one.
      let seen = container.frozenPicture(false)?.layer.bounds ?? container.bounds
      UIView.performWithoutAnimation {
        picture = container.snapshot(of: seen, false, capInsets: .zero)
      }
    }
    UIView.performWithoutAnimation {
      swap(in: container)
      if let picture { container.addSubview(picture) }
    }
    notifyPresenter(removedPresenter)
    if animated { fadeIn(over: container.bounds) }
  }

  /// Keeps the old style, which is evaluated again.
  func callOff() {
    isCalledOff = true
    controller.comingStyle = nil
    if controller.container != nil { controller.adaptedTraits = knownTraits }
  }

  private func fadeIn(over bounds: CGRect) {
    let views = [controller.viewInContainer, controller.chrome.dimming].compactMap(\.self)
    let alphas = views.map(\.alpha)
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    for (view, alpha) in zip(views, alphas) { view.alpha = alpha }
    picture?.alpha = 0
    picture?.frame = bounds
  }

  /// Suppresses appearance callbacks while views are swapped.
  private func swap(in container: PresentationContainerView) {
    let upperPresentation = upperPresentation
    let above = upperPresentation == nil ? [] : old.presentedChain
    let members = ([old, next, controller.presented].compactMap(\.self) + above)
      .filter { !$0.modal.isInFlight }
    for member in members { member.modal.isInFlight = true }
    controller.viewInContainer?.removeFromSuperview()
    controller.chrome.leave(presented: old.viewIfLoaded)
    relink(unseen: upperPresentation?.removesPresenter == true)
    controller.shownStyle = style
    controller.comingStyle = nil
    controller.chrome = PresentationChrome(for: controller, in: container)
    controller.removesPresenter = controller.takesPresenterAway
    next.viewIfLoaded?.predictTraits()
    controller.beginIfNew()
    if let view = controller.viewInContainer {
      container.addSubview(view)
      view.frame = controller.frameInContainer
      view.layoutIfNeeded()
    }
    if let upperPresentation { reposition(upperPresentation) }
    for member in members { member.modal.isInFlight = false }
  }

  /// A presentation in the context of the old style, beside its view.
  private var upperPresentation: UIPresentationController? {
    guard let upper = old.modal.presented?.modal.controller, let view = old.viewIfLoaded,
      let space = upper.container?.superview, !(space is UIWindow),
      view.superview === space || (view.superview == nil && upper.removesPresenter)
    else { return nil }
    return upper
  }

  /// Inserts it in the new style, where it may have to replace the view again.
  private func reposition(_ upperPresentation: UIPresentationController) {
    upperPresentation.restack(above: next)
    if upperPresentation.removesPresenter, let view = next.viewIfLoaded {
      upperPresentation.keepAway(view)
    }
  }

  private func relink(unseen: Bool) {
    guard next !== old else { return }
    let presenter = controller.presenting
    if let upper = old.modal.presented {
      (old.modal.presented, next.modal.presented) = (nil, upper)
      upper.modal.presenting = next
      upper.modal.controller?.presenting = next
    }
    if let presented = controller.presented, presented.parent === old, next === presented {
      old.release(presented)
    }
    if !staysInside { old.beginAppearance(false, animated: animated) }
    old.modal.presenting = nil
    if old !== controller.presented { old.modal.controller = nil }
    controller.replace(by: next)
    presenter?.modal.presented = next
    next.modal.presenting = presenter
    next.modal.controller = controller
    next.loadViewIfNeeded()
    if !unseen { next.beginAppearance(true, animated: animated) }
  }

  /// Whether the presented controller is wrapped by another controller before and after.
  private var staysInside: Bool { old === controller.presented && old.parent === next }

  /// [I] A presenter that only one of the two styles covers receives appearance callbacks.
  private func notifyPresenter(_ removedPresenter: Bool) {
    guard let presenter = controller.presenting, controller.removesPresenter != removedPresenter
    else { return }
    (notifiedPresenter, notifiedIsCovered) = (presenter, controller.removesPresenter)
    if removedPresenter {
      presenter.beginAppearance(true, animated: animated)
      if let view = presenter.viewIfLoaded { controller.home?.take(view) }
    } else {
      presenter.beginAppearance(false, animated: animated)
    }
  }

  func end() {
    if isCalledOff { return }
    picture?.removeFromSuperview()
    if let notifiedPresenter {
      removeView(of: notifiedPresenter)
      end(notifiedPresenter, appearing: !notifiedIsCovered)
    }
    guard next !== old else { return }
    end(next, appearing: true)
    if !staysInside { end(old, appearing: false) }
  }

  /// A controller whose appearance was reversed in the meantime gets its end from that change.
  private func end(_ member: UIViewController, appearing: Bool) {
    guard member.appearance.isShownOrAppearing == appearing else { return }
    member.endAppearanceIfOpen()
  }

  /// Does nothing if other code has added it again.
  private func removeView(of presenter: UIViewController) {
    guard controller.removesPresenter, controller.container != nil,
      !presenter.appearance.isShownOrAppearing, let view = presenter.viewIfLoaded,
      view.window != nil
    else { return }
    controller.home = OriginalPosition(of: view)
    view.removeFromSuperview()
  }
}
