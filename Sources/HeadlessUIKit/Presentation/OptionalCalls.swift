// Optional calls as in UIKit: `delegate?.didDismiss?(controller)`.
//
// Whether a delegate implements a method cannot be determined here, so the protocol's default is
// called.

extension UIAdaptivePresentationControllerDelegate {
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UIPopoverPresentationControllerDelegate {
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}

extension UIViewControllerAnimatedTransitioning {
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}
