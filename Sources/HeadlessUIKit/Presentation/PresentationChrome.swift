import Foundation

/// The views around a presented view in built-in styles: dimming and panel.
@MainActor
struct PresentationChrome {
  private(set) var dimming: DimmingView?
  private(set) var panel: PresentationPanel?
  private(set) var curl: CurlView?
  private weak var controller: UIPresentationController?

  init() {}

  init(for controller: UIPresentationController, in container: PresentationContainerView) {
    // [D] Custom presentations provide their own.
    guard controller.currentStyle != .custom else { return }
    self.controller = controller
    switch controller.currentStyle {
    case .pageSheet, .formSheet, .automatic:
      panel = SheetPanel(controller)
      dim(container, for: controller, color: DimmingView.sheetColor)
    case .popover:
      panel = PopoverPanel(controller)
      dim(container, for: controller, color: .clear)
    default: return
    }
    panel?.hold((controller.wrapper ?? controller.presented)?.view)
  }

  private mutating func dim(
    _ container: PresentationContainerView,
    for controller: UIPresentationController,
    color: UIColor
  ) {
    let view = DimmingView(frame: container.bounds)
    view.backgroundColor = color
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = controller
    view.alpha = dimmedAlpha
    container.insertSubview(view, at: 0)
    dimming = view
  }

  /// [D] A sheet at an undimmed detent leaves its presenter usable.
  var letsTouchesThrough: Bool {
    controller?.sheet?.isUndimmed ?? false
  }

  private var dimmedAlpha: CGFloat { letsTouchesThrough ? 0 : 1 }

  /// The dimming fades in with the presented view.
  func willAppear(with coordinator: TransitionCoordinator?) {
    guard let dimming else { return }
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    let alpha = dimmedAlpha
    let share = controller?.stepShare ?? 0
    coordinator?.animate(
      alongsideTransition: { [controller] _ in
        dimming.alpha = alpha
        controller?.dimTint(alpha > 0)
        controller?.stepPresenterBack(by: share)
      },
      completion: nil
    )
  }

  func willDisappear(with coordinator: TransitionCoordinator?) {
    guard let dimming else { return }
    let alpha = dimmedAlpha
    coordinator?.animate(
      alongsideTransition: { [controller] _ in
        dimming.alpha = 0
        controller?.dimTint(false)
        if controller?.isStepDriven == false { controller?.stepPresenterBack(by: 0) }
      },
      completion: { [controller] in
        guard $0.isCancelled else { return }
        dimming.alpha = alpha
        controller?.dimTint(alpha > 0)
        controller?.settleStep()
      }
    )
  }

  func settle() {
    dimming?.alpha = dimmedAlpha
    if dimming != nil { controller?.dimTint(dimmedAlpha > 0) }
    controller?.settleStep()
  }

  /// Sets the page that stays half rolled up.
  mutating func show(_ curl: CurlView) { self.curl = curl }

  func lay(out controller: UIPresentationController) {
    guard let panel, controller.presented?.modal.isInFlight == false,
      panel.superview === controller.container
    else { return }
    panel.frame = controller.frameInContainer
    controller.settleStep()
  }

  func leave(presented view: UIView?) {
    curl?.removeFromSuperview()
    dimming?.removeFromSuperview()
    if panel is SheetPanel {
      UIView.performWithoutAnimation { controller?.stepPresenterBack(by: 0) }
    }
    if let panel, view?.isDescendant(of: panel) == true { view?.removeFromSuperview() }
  }
}
