import Foundation

/// Darkens what is behind a presentation; a tap on it requests a dismissal.
final class DimmingView: UIView {
  /// Behind sheets and alerts.
  static var sheetColor: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
  nonisolated private static let lightColor = UIColor(white: 0, alpha: 0.2)  // [M] Numbers.md
  nonisolated private static let darkColor = UIColor(white: 0, alpha: 0.48)  // [W] Numbers.md

  weak var controller: UIPresentationController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.userWantsToDismiss()
  }
}

extension UIViewController {
  /// [D] A child on screen also keeps the presentation that hosts it.
  fileprivate var holdsPresentation: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPresentation }
  }
}

extension UIPresentationController {
  /// [D] A tap outside or a swipe: asks the delegate, and notifies it of the result.
  func userWantsToDismiss() {
    guard let shown = wrapper ?? presented, !shown.modal.isInFlight else { return }
    guard mayBeDismissedByUser else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    dismissForUser(shown)
  }

  var mayBeDismissedByUser: Bool {
    let shown = wrapper ?? presented
    guard shown?.holdsPresentation != true else { return false }
    if let popover = self as? UIPopoverPresentationController, shownStyle == .popover,
      let delegate = popover.popoverDelegate,
      !delegate.popoverPresentationControllerShouldDismissPopover(popover)
    {
      return false
    }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Dismisses the presentation if it is the topmost one, animated or interactively.
  func dismissForUser(
    _ shown: UIViewController,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    delegate?.presentationControllerWillDismiss(self)
    let dismissing = Dismissing(
      source: shown,
      animated: true,
      completion: { [self] in
        delegate?.presentationControllerDidDismiss(self)
        shown.wasDismissedByUser()
        guard let popover = self as? UIPopoverPresentationController else { return }
        popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
      },
      interaction: interaction
    )
    dismissing.run()
  }
}
