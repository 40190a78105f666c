// Methods that are optional in UIKit, as code asks for them: `delegate?.didDismiss?(controller)`.
//
// Whether a delegate implements one cannot be known here: the protocol's default answers instead.

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
