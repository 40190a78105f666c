import Foundation
import Scene

/// The container view of a presentation, which remains while its controller is presented.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  private var laidOutSize: CGSize?

  override func layoutSubviews() {
    guard let controller else { return super.layoutSubviews() }
    keepFilled(by: controller)
    let name = TypeNames.of(controller)
    let core = layer.core
    core.log(name, .callback(.containerViewWillLayoutSubviews))
    if !controller.isReplaced { controller.containerViewWillLayoutSubviews() }
    super.layoutSubviews()
    controller.chrome.lay(out: controller)
    core.log(name, .callback(.containerViewDidLayoutSubviews))
    if !controller.isReplaced { controller.containerViewDidLayoutSubviews() }
  }

  /// [I] It is removed and added with the view of the context that it covers, which need not be
  /// visible.
  var isWhereContextIs: Bool {
    guard let controller, let presenter = controller.presenting, !presenter.modal.isInFlight,
      presenter.modal.presented?.modal.isInFlight == false,
      !controller.shouldPresentInFullscreen, let space = superview, !(space is UIWindow)
    else { return false }
    return presenter.viewIfLoaded?.superview === (controller.removesPresenter ? nil : space)
  }

  override var followsSibling: Bool {
    isWhereContextIs && controller?.removesPresenter == false
  }

  /// The presentation controller is notified of trait changes, like view controllers.
  ///
  /// [D] rule size.traits-before-size
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let controller else { return }
    controller.tell(.callback(.traitCollectionDidChange)) {
      controller.traitCollectionDidChange(previousTraitCollection)
    }
  }

  /// A view that filled the container still fills it, whatever its mask.
  ///
  /// [D] rule loading.root-view-fills-space
  private func keepFilled(by controller: UIPresentationController) {
    defer { laidOutSize = bounds.size }
    guard let laidOutSize, laidOutSize != bounds.size, controller.ownStyle != .custom,
      let view = controller.viewInContainer, view.superview === self, !view.isFramed,
      view.frame.size == laidOutSize
    else { return }
    view.frame = controller.frameInContainer
  }

  // [I] The empty part of a container blocks touches, unless the presenter stays usable.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, hit === self || hit is DimmingView else { return hit }
    if let through = passthroughHit(point, event) { return through }
    let isOpen = hit === self && controller?.letsTouchesThrough == true
    return isOpen ? nil : hit
  }

  /// [D] Views beside a popover that stay usable.
  private func passthroughHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let popover = controller as? UIPopoverPresentationController,
      popover.shownStyle == .popover
    else { return nil }
    for view in popover.passthroughViews ?? [] where view.window != nil {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

extension PresentationContainerView: KeyboardFollower {
  func keyboardMoved() {
    if controller?.makesRoomForKeyboard == true { setNeedsLayout() }
  }
}
