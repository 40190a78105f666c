import Foundation

/// Tint colours turn grey behind alerts and similar presentations (rule presentation.dims-tint).
extension UIPresentationController {
  /// Dims or restores the tints of everything below in the window.
  func dimTint(_ dims: Bool) {
    guard dimsTint != dims else { return }
    let below = (container?.superview as? UIWindow)?.views(below: container) ?? []
    let modes = below.map(\.tintAdjustmentMode)
    ContentFade.with(below) {
      dimsTint = dims
      for (view, mode) in zip(below, modes) where view.tintAdjustmentMode != mode {
        view.tintAdjustmentChanged()
      }
    }
  }
}

extension UIWindow {
  fileprivate func views(below container: UIView?) -> ArraySlice<UIView> {
    subviewList.prefix { $0 !== container }
  }

  /// [W] A window with tint adjustment mode normal keeps its colours.
  func dimsTint(of view: UIView) -> Bool {
    guard ownTintAdjustment != .normal, let index = subviewList.lastIndex(where: { $0 === view })
    else { return false }
    return subviewList[(index + 1)...].contains {
      ($0 as? PresentationContainerView)?.controller?.dimsTint == true
    }
  }
}
