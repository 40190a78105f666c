import Foundation

/// Popovers whose sources move.
extension Stage {
  /// Has the popovers laid out again whose sources have moved, and returns whether there are any.
  func popoversFollow() -> Bool {
    let shown = windows.flatMap { $0.rootViewController?.presentedChain ?? [] }
    let popovers = shown.compactMap { $0.modal.controller as? UIPopoverPresentationController }
    let moved = popovers.filter(\.hasMovedSource)
    for popover in moved {
      popover.container?.setNeedsLayout()
      popover.chrome.panel?.setNeedsLayout()
    }
    return !moved.isEmpty
  }
}

extension UIPopoverPresentationController {
  // Smaller differences are those of rounding.
  private static let least: CGFloat = 0.001

  /// [D] Without a source rectangle, the popover follows the frame of its source view.
  fileprivate var hasMovedSource: Bool {
    guard shownStyle == .popover, sourceRect.isNull || anchor !== sourceView,
      anchor?.window != nil, let panel = chrome.panel, let container, panel.superview === container,
      container.window?.isHidden == false, presented?.modal.isInFlight == false
    else { return false }
    let (now, next) = (panel.plainFrame, frameInContainer)
    return [
      now.minX - next.minX, now.minY - next.minY, now.maxX - next.maxX, now.maxY - next.maxY,
    ].contains { abs($0) > Self.least }
  }
}
